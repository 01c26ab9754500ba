/** Pixels of the window that shows the picture. */
export type Rect = { x: number; y: number; w: number; h: number };
export type Room = { w: number; h: number };

const GAP = 10;
const EDGE = 8;
/** The smallest part of a screen that still shows which one it is. */
const LOWEST = 150;
const LIST_WIDTH = 290;

const into = (value: number, length: number, room: number): number => Math.max(EDGE, Math.min(value, room - EDGE - length));

/**
 * The place of a picture of this size beside a box, never over it: right or left of it, else below or above, there cut off to the room that is
 * left. Null: there is no room, or the box is out of sight.
 */
export function besideBox(box: Rect, picture: Room, room: Room): Rect | null {
  const isOut = box.x + box.w < 0 || box.y + box.h < 0 || box.x > room.w || box.y > room.h;
  if (isOut) return null;
  const { w } = picture;
  const h = Math.min(picture.h, room.h - 2 * EDGE);
  const y = into(box.y, h, room.h);
  const right = box.x + box.w + GAP;
  const left = box.x - GAP - w;
  if (h >= LOWEST && right + w <= room.w - EDGE) return { x: right, y, w, h };
  if (h >= LOWEST && left >= EDGE) return { x: left, y, w, h };
  const x = into(box.x, w, room.w);
  const below = box.y + box.h + GAP;
  const under = Math.min(h, room.h - EDGE - below);
  const over = Math.min(h, box.y - GAP - EDGE);
  if (under >= LOWEST && under >= over) return { x, y: below, w, h: under };
  return over >= LOWEST ? { x, y: box.y - GAP - over, w, h: over } : null;
}

/** The place of a list at a sign, as CSS: on the side with more room, as high as it is. */
export function listPlace(sign: Rect, room: Room): { left: number; width: number; maxHeight: number; top?: number; bottom?: number } {
  const width = Math.min(LIST_WIDTH, room.w - 2 * EDGE);
  const left = into(sign.x + sign.w / 2 - width / 2, width, room.w);
  const below = sign.y + sign.h + GAP / 2;
  const above = sign.y - GAP / 2;
  return above > room.h - below
    ? { left, width, bottom: room.h - above, maxHeight: above - EDGE }
    : { left, width, top: below, maxHeight: room.h - below - EDGE };
}
