import { PNG } from 'pngjs';

/** The tolerance of a pixel's channel, because the edges of letters are drawn slightly differently each time. */
const TOLERANCE = 24;

/** The share of pixels that differ from the last release, 0 to 1; 1 for another size. `picture` marks them. */
export type Difference = { share: number; picture: Buffer | null };

/** Compares two PNG files pixel by pixel. Differences are red on a pale copy of the new one. */
export function compare(before: Buffer, after: Buffer): Difference {
  if (before.equals(after)) return { share: 0, picture: null };
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  if (old.width !== now.width || old.height !== now.height) return { share: 1, picture: null };
  const marked = new PNG({ width: now.width, height: now.height });
  const pixels = now.width * now.height;
  let different = 0;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 4;
    const isOff = [0, 1, 2].some((channel) => Math.abs((old.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)) > TOLERANCE);
    if (isOff) different++;
    const pale = (channel: number) => 192 + (now.data[at + channel] ?? 0) / 4;
    marked.data.set(isOff ? [214, 0, 28, 255] : [pale(0), pale(1), pale(2), 255], at);
  }
  return different === 0 ? { share: 0, picture: null } : { share: different / pixels, picture: PNG.sync.write(marked) };
}
