import { PNG } from 'pngjs';

export type Color = readonly [red: number, green: number, blue: number];

/** Pixels; the page shows it at half the size on a high-resolution screen. */
export const WIDTH = 640;
export const HEIGHT = 360;

/** A picture to be filled with boxes; what is outside of it is left out. */
export function canvasOf() {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const setPixel = (x: number, y: number, [red, green, blue]: Color) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    png.data.set([red, green, blue, 255], (y * WIDTH + x) * 4);
  };
  return {
    fillBox: (left: number, top: number, width: number, height: number, color: Color) => {
      for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) setPixel(x, y, color);
    },
    toPng: (): Buffer => PNG.sync.write(png),
  };
}

/** A generator of pseudorandom numbers from 0 to 1, the same ones for the same text (xorshift). */
export function randomFrom(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0x9e3779b9) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
