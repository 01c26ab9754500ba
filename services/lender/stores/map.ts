import { canvasOf, HEIGHT, randomFrom, WIDTH, type Color } from './canvas.ts';

const LAND: Color = [238, 240, 234];
const STREET: Color = [255, 255, 255];
const AVENUE: Color = [250, 222, 150];
const PARK: Color = [196, 224, 190];
const WATER: Color = [176, 208, 236];
const PIN: Color = [196, 40, 40];

const BLOCK = 56;
const STREET_WIDTH = 8;
const AVENUE_WIDTH = 16;
const PIN_RADIUS = 14;
const RIVER_WIDTH = 26;
const RIVER_SWING = 22;

/** A PNG map of a made-up city with the store in the middle. The same store always gets the same map. */
export function drawMap(storeId: string): Buffer {
  const { fillBox, toPng } = canvasOf();
  const next = randomFrom(storeId);
  fillBox(0, 0, WIDTH, HEIGHT, LAND);
  const slope = next() - 0.5;
  for (let x = 0; x < WIDTH; x++) {
    const y = Math.round(HEIGHT * 0.2 + slope * x * 0.3 + Math.sin(x / 60) * RIVER_SWING);
    fillBox(x, y, 1, RIVER_WIDTH, WATER);
  }
  const [shiftX, shiftY] = [Math.floor(next() * BLOCK), Math.floor(next() * BLOCK)];
  for (let park = 0; park < 3; park++)
    fillBox(shiftX + BLOCK * Math.floor(next() * 10), shiftY + BLOCK * (2 + Math.floor(next() * 3)), BLOCK * 2, BLOCK, PARK);
  for (let x = shiftX; x < WIDTH; x += BLOCK) fillBox(x, 0, STREET_WIDTH, HEIGHT, STREET);
  for (let y = shiftY; y < HEIGHT; y += BLOCK) fillBox(0, y, WIDTH, STREET_WIDTH, STREET);
  fillBox(0, Math.round(HEIGHT / 2) + PIN_RADIUS, WIDTH, AVENUE_WIDTH, AVENUE);
  for (let y = -PIN_RADIUS; y <= 2 * PIN_RADIUS; y++) {
    const half = y <= 0 ? Math.sqrt(PIN_RADIUS ** 2 - y ** 2) : PIN_RADIUS * (1 - y / (2 * PIN_RADIUS));
    fillBox(Math.round(WIDTH / 2 - half), Math.round(HEIGHT / 2) + y - PIN_RADIUS, Math.round(2 * half), 1, PIN);
  }
  return toPng();
}
