import type { Text } from '../../texts/texts.ts';
import { BROKEN, WRONG_TYPE } from './words.ts';

/** The container's brands that phones use for photos. */
const BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);
const BOX_HEAD = 8;

/** The first box must name a photo brand, and the boxes must fill the file to the last byte. */
export function problemWithHeic(file: Buffer): Text | null {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp' || !BRANDS.has(file.toString('latin1', 8, 12))) return WRONG_TYPE;
  const boxes = new Set<string>();
  let at = 0;
  while (at + BOX_HEAD <= file.length) {
    const size = file.readUInt32BE(at);
    if (size < BOX_HEAD) return BROKEN;
    boxes.add(file.toString('latin1', at + 4, at + 8));
    at += size;
  }
  return at === file.length && boxes.has('meta') && boxes.has('mdat') ? null : BROKEN;
}
