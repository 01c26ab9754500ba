import type { Text } from '../texts/texts.ts';
import type { UploadType } from '../../contract/uploads.ts';
import { problemWithHeic } from './sniff/heic.ts';
import { problemWithJpeg } from './sniff/jpeg.ts';
import { problemWithPdf } from './sniff/pdf.ts';
import { problemWithPng } from './sniff/png.ts';
import { EMPTY, PAGE } from './sniff/words.ts';

const CHECKS: Readonly<Record<UploadType, (file: Buffer) => Text | null>> = {
  'image/jpeg': problemWithJpeg,
  'image/png': problemWithPng,
  'image/heic': problemWithHeic,
  'application/pdf': problemWithPdf,
};

/**
 * Why a file is not of the declared type, as a text for the customer; null when it is. Only the bytes decide: a name and a type are claims.
 * The file must be of that type from the first byte to the last, so that nothing can be appended to it (quality §3).
 */
export function problemWith(file: Buffer, type: UploadType): Text | null {
  if (file.length === 0) return EMPTY;
  const problem = CHECKS[type](file);
  if (problem) return problem;
  return type !== 'application/pdf' && PAGE.test(file.toString('latin1')) ? 'This file is more than a picture. Take a new photo.' : null;
}
