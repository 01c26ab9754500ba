import type { Text } from '../../texts/texts.ts';
import { BROKEN, WRONG_TYPE, problemWithSize } from './words.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

/** The file must consist of chunks from IHDR to IEND, with nothing after them. */
export function problemWithPng(file: Buffer): Text | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return WRONG_TYPE;
  let at = SIGNATURE.length;
  if (file.length < at + CHUNK_OVERHEAD + 13 || nameAt(file, at) !== 'IHDR') return BROKEN;
  const tooLarge = problemWithSize(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
  if (tooLarge) return tooLarge;
  while (at + CHUNK_OVERHEAD <= file.length) {
    const next = at + CHUNK_OVERHEAD + file.readUInt32BE(at);
    if (nameAt(file, at) === 'IEND') return next === file.length ? null : BROKEN;
    at = next;
  }
  return BROKEN;
}

const nameAt = (file: Buffer, at: number): string => file.toString('latin1', at + 4, at + 8);
