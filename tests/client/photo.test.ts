import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanPhoto } from '../../services/client/photo.ts';

/** A browser that needs so many bytes for a pixel of a type, and in which a canvas may lie. */
const browser = { bytes: { 'image/jpeg': 1, 'image/png': 4 } as Record<string, number>, lies: false, closed: 0 };
const drawn: [number, number][] = [];
const white: string[] = [];

class Canvas {
  width = 0;
  height = 0;
  getContext() {
    return {
      set fillStyle(color: string) {
        white.push(color);
      },
      fillRect: () => undefined,
      drawImage: (_: unknown, x: number, y: number, width: number, height: number) => drawn.push([x + width, y + height]),
      getImageData: () => ({ data: new Uint8ClampedArray(4).map((_, at) => (browser.lies ? 255 : ([64, 129, 191, 255][at] ?? 0))) }),
    };
  }
  toBlob(done: (blob: Blob | null) => void, type: string) {
    done(new Blob([new Uint8Array(this.width * this.height * (browser.bytes[type] ?? 0))], { type }));
  }
}

const photoOf = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => (browser.closed += 1) }));

beforeEach(() => {
  Object.assign(browser, { lies: false, closed: 0 });
  drawn.length = 0;
  white.length = 0;
  vi.stubGlobal('document', { createElement: () => new Canvas() });
  photoOf(100, 50);
});

const file = new File(['Exif'], 'home.jpg', { type: 'image/jpeg' });
const clean = (maxBytes: number, types: Parameters<typeof cleanPhoto>[0]['types'] = ['image/jpeg']) =>
  cleanPhoto({ file, types, maxBytes });

/** part of RULE-018 */
describe('a photo is redrawn', () => {
  test('as large as it was, in the type that was asked for, and the browser’s memory is free again', async () => {
    const photo = await clean(5_000);
    expect(photo).toMatchObject({ type: 'image/jpeg', file: { name: 'home.jpg', type: 'image/jpeg', size: 5_000 } });
    expect(drawn).toEqual([[100, 50]]);
    expect(browser.closed).toBe(1);
  });
  test('smaller, step by step, until it is small enough', async () => {
    expect((await clean(2_000))?.file.size).toBe(50 * 25);
    expect(drawn).toEqual([
      [100, 50],
      [75, 38],
      [50, 25],
    ]);
  });
  test('a PNG becomes a JPG before it becomes smaller: the letters stay readable', async () => {
    expect(await clean(5_000, ['image/png', 'image/jpeg'])).toMatchObject({ type: 'image/jpeg', file: { size: 5_000 } });
    expect(white).toContain('white'); // what is transparent is paper
  });
  test('one of forty million pixels has four thousand on its longer side', async () => {
    photoOf(8_192, 4_096);
    await clean(Infinity);
    expect(drawn).toEqual([[4_096, 2_048]]);
  });
  test('null when it stays too large', async () => expect(await clean(10)).toBe(null));
});

describe('rejects', () => {
  test('when the browser cannot open it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
    await expect(clean(5_000)).rejects.toThrow('not a picture');
  });
  test('when the browser gives back noise instead of what was drawn: the lender would get a picture of nothing', async () => {
    browser.lies = true;
    await expect(clean(5_000)).rejects.toThrow('does not give back');
  });
  test('when the browser cannot write the type', async () => {
    vi.spyOn(Canvas.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
    await expect(clean(5_000)).rejects.toThrow('cannot write image/jpeg');
    expect(browser.closed).toBe(1);
  });
});
