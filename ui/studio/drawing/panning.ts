import type { Rect, Room } from './places.ts';

/** The position of a picture in its viewport: `x` and `y` in pixels of the viewport, scaled by `k`. */
export type Pan = { x: number; y: number; k: number };
/** `startX`: the x of a picture too large to fit that is centered at first. */
export type Size = { width: number; height: number; startX: number };

const SMALLEST = 0.15;
const LARGEST = 2.5;
/** The smallest scale of a picture at first: one that would have to be smaller starts at its top instead. Folded pictures fit. */
const SMALLEST_AT_FIRST = 0.35;
/** The smallest scale at which the texts of a box are readable without effort. */
export const READABLE = 0.9;
const MARGIN = 32;

const within = (k: number) => Math.min(LARGEST, Math.max(SMALLEST, k));

/** Larger or smaller by a factor; a point of the viewport stays where it is. */
export function zoomed(before: Pan, by: number, x: number, y: number): Pan {
  const k = within(before.k * by);
  const part = k / before.k;
  return { k, x: x - (x - before.x) * part, y: y - (y - before.y) * part };
}

/** The whole picture, or its start when it is too large. */
export function fitted({ width, height, startX }: Size, room: Room): Pan {
  const [across, down] = [room.w - 2 * MARGIN, room.h - 2 * MARGIN];
  const whole = Math.min(across / width, down / height, 1.1);
  const k = whole >= SMALLEST_AT_FIRST ? whole : Math.min(1, Math.max(SMALLEST_AT_FIRST, across / width));
  const left = width * k <= across ? (room.w - width * k) / 2 : room.w / 2 - startX * k;
  const x = Math.max(Math.min(MARGIN, room.w - MARGIN - width * k), Math.min(Math.max(MARGIN, (room.w - width * k) / 2), left));
  return { k, x, y: Math.max(MARGIN, (room.h - height * k) / 2) };
}

/** Pans a rectangle of the picture into view, by as little as possible. */
export function revealed(before: Pan, rect: Rect, room: Room): Pan {
  const shift = (from: number, length: number, free: number) => {
    if (length + 2 * MARGIN > free || from < MARGIN) return MARGIN - from;
    return Math.min(0, free - MARGIN - from - length);
  };
  const { k } = before;
  return {
    k,
    x: before.x + shift(before.x + rect.x * k, rect.w * k, room.w),
    y: before.y + shift(before.y + rect.y * k, rect.h * k, room.h),
  };
}

/** Makes a rectangle readable: enlarged and in the middle when it is too small, else only panned into view. Of one larger than the viewport, the upper left. */
export function enlarged(before: Pan, rect: Rect, room: Room): Pan {
  if (before.k >= READABLE) return revealed(before, rect, room);
  const from = (at: number, length: number, free: number) =>
    length * READABLE + 2 * MARGIN > free ? MARGIN - at * READABLE : free / 2 - (at + length / 2) * READABLE;
  return { k: READABLE, x: from(rect.x, rect.w, room.w), y: from(rect.y, rect.h, room.h) };
}

/** A rectangle of the picture, in pixels of the viewport. */
export const onScreen = ({ x, y, k }: Pan, rect: Rect): Rect => ({ x: x + rect.x * k, y: y + rect.y * k, w: rect.w * k, h: rect.h * k });
