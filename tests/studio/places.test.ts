import { describe, expect, test } from 'vitest';
import { enlarged, fitted, onScreen, READABLE } from '../../ui/studio/drawing/panning.ts';
import { besideBox, listPlace, type Rect } from '../../ui/studio/drawing/places.ts';

const DESKTOP = { w: 1050, h: 800 };
const PHONE = { w: 390, h: 570 };
const PICTURE = { w: 225, h: 360 };

const apart = (a: Rect, b: Rect): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe('the screen beside a box', () => {
  test.each([DESKTOP, PHONE])('never covers the box and stays inside the window ($w wide)', (room) => {
    for (let x = -100; x < room.w; x += 45)
      for (let y = -100; y < room.h; y += 45) {
        const box = { x, y, w: 230, h: 90 };
        const place = besideBox(box, PICTURE, room);
        if (!place) continue;
        expect(apart(place, box)).toBe(true);
        expect(place.x >= 0 && place.y >= 0 && place.x + place.w <= room.w && place.y + place.h <= room.h).toBe(true);
      }
  });

  test('is on the right, on the left without room there, and below on a phone', () => {
    const at = (x: number, room = DESKTOP) => besideBox({ x, y: 100, w: 230, h: 90 }, PICTURE, room);
    expect(at(100)?.x).toBe(340);
    expect(at(800)?.x).toBe(565);
    expect(at(80, PHONE)?.y).toBe(200);
  });

  test('is not shown of a box that is out of sight or fills the window', () => {
    expect(besideBox({ x: -400, y: 0, w: 230, h: 90 }, PICTURE, DESKTOP)).toBeNull();
    expect(besideBox({ x: 10, y: 10, w: 1030, h: 780 }, PICTURE, DESKTOP)).toBeNull();
  });
});

test('the list of a sign is on the side with more room', () => {
  expect(listPlace({ x: 500, y: 100, w: 42, h: 20 }, DESKTOP)).toMatchObject({ top: 125, maxHeight: 667 });
  expect(listPlace({ x: 380, y: 500, w: 42, h: 20 }, PHONE)).toMatchObject({ bottom: 75, left: 92, maxHeight: 487 });
});

describe('a selected box', () => {
  const size = { width: 1500, height: 3000, startX: 700 };
  const box = { x: 900, y: 2500, w: 200, h: 80 };

  test('of a small picture is enlarged until it is readable, in the middle', () => {
    const before = fitted(size, DESKTOP);
    expect(before.k).toBeLessThan(READABLE);
    const after = enlarged(before, box, DESKTOP);
    expect(after.k).toBe(READABLE);
    const { x, y, w, h } = onScreen(after, box);
    expect([x + w / 2, y + h / 2]).toEqual([DESKTOP.w / 2, DESKTOP.h / 2]);
  });

  test('that is readable and in sight does not move', () => {
    const before = { x: -500, y: -2200, k: 1 };
    expect(enlarged(before, box, DESKTOP)).toEqual(before);
  });

  test('larger than the window is shown from its upper left', () => {
    const after = enlarged({ x: 0, y: 0, k: 0.4 }, { x: 100, y: 200, w: 1400, h: 2000 }, PHONE);
    expect(onScreen(after, { x: 100, y: 200, w: 0, h: 0 })).toMatchObject({ x: 32, y: 32 });
  });
});
