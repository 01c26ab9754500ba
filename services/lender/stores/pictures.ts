import { Hono } from 'hono';
import { canvasOf, HEIGHT, randomFrom, WIDTH, type Color } from './canvas.ts';
import { storeById } from './directory.ts';

const SKIES: readonly Color[] = [[196, 222, 244], [214, 230, 246], [244, 224, 204]]; // prettier-ignore
const WALLS: readonly Color[] = [[178, 102, 82], [214, 190, 158], [150, 158, 168], [196, 164, 120], [122, 142, 128]]; // prettier-ignore
const AWNINGS: readonly Color[] = [[172, 44, 48], [38, 92, 138], [44, 110, 74], [120, 70, 130]]; // prettier-ignore
const PAVEMENT: Color = [188, 186, 182];
const ROOF: Color = [84, 82, 88];
const SIGN: Color = [248, 246, 240];
const GLASS: Color = [126, 160, 180];
const LIGHT: Color = [250, 226, 160];
const FRAME: Color = [58, 56, 60];

const STREET_Y = 300;
const WALL = { left: 60, top: 90, width: 520 };
const AWNING = { top: 150, height: 40, stripe: 26 };
/** Windows, and a door in place of one of them. */
const BAYS = 4;
const BAY = { top: 208, width: 100, gap: 24, windowHeight: 72 };

/** A picture of the store's front. The same store always gets the same one. */
function drawFront(storeId: string): Buffer {
  const { fillBox, toPng } = canvasOf();
  const next = randomFrom(`front ${storeId}`);
  const pick = (colors: readonly Color[]): Color => colors[Math.floor(next() * colors.length)] ?? SIGN;
  fillBox(0, 0, WIDTH, STREET_Y, pick(SKIES));
  fillBox(0, STREET_Y, WIDTH, HEIGHT - STREET_Y, PAVEMENT);
  const { left, top, width } = WALL;
  fillBox(left, top, width, STREET_Y - top, pick(WALLS));
  fillBox(left - 10, top - 14, width + 20, 14, ROOF);
  fillBox(left + 140, top + 12, width - 280, 34, SIGN);
  const cloth = pick(AWNINGS);
  for (let x = 0; x < width; x += AWNING.stripe)
    fillBox(left + x, AWNING.top, Math.min(AWNING.stripe, width - x), AWNING.height, (x / AWNING.stripe) % 2 === 0 ? cloth : SIGN);
  const door = Math.floor(next() * BAYS);
  for (let bay = 0; bay < BAYS; bay++) {
    const x = left + BAY.gap + bay * (BAY.width + BAY.gap);
    const height = bay === door ? STREET_Y - BAY.top : BAY.windowHeight;
    fillBox(x, BAY.top, BAY.width, height, FRAME);
    fillBox(x + 6, BAY.top + 6, BAY.width - 12, height - (bay === door ? 6 : 12), next() < 0.5 ? GLASS : LIGHT);
  }
  return toPng();
}

const PATH = '/sandbox-pages/stores';

/** Where the picture of a store is, on the lender's origin. */
export const storePicturePath = (storeId: string): string => `${PATH}/${storeId}.png`;

/** The pictures of the stores. They are public, also for a portal on another origin. */
export function storePictures(): Hono {
  const app = new Hono();
  app.get(`${PATH}/:file`, async (c, next) => {
    const [storeId = '', type] = c.req.param('file').split('.');
    if (type !== 'png' || storeById(storeId) === undefined) return next();
    return c.body(new Uint8Array(drawFront(storeId)), 200, {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
