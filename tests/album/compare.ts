import { PNG } from 'pngjs';

/** How far one channel of a pixel may be off before it counts: edges of letters are drawn a little differently each time. */
const TOLERANCE = 24;

/** How a picture differs from the last release's: the share of pixels that do, 0 to 1; 1 when it has another size. `picture` marks them. */
export type Difference = { share: number; picture: Buffer | null };

/** Compares two PNG files pixel by pixel. What differs is red on a pale copy of the new one. */
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
