import type { Text } from '../../texts/texts.ts';
import { BROKEN, WRONG_TYPE, problemWithSize } from './words.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frame markers; a frame holds the size. C4, C8 and CC are in the same range but are not frames. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** There must be a frame before the first scan, and the file must end with the end marker. */
export function problemWithJpeg(file: Buffer): Text | null {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== START || file[2] !== 0xff) return WRONG_TYPE;
  if (file.at(-2) !== 0xff || file.at(-1) !== END) return BROKEN;
  let framed = false;
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker === SCAN) return framed ? null : BROKEN;
    if (!isFrame(marker)) continue;
    if (at + 9 > file.length) return BROKEN;
    const tooLarge = problemWithSize(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
    if (tooLarge) return tooLarge;
    framed = true;
  }
  return BROKEN;
}
