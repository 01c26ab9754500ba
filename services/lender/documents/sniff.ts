import type { UploadType } from '../../contract/uploads.ts';
import { problemWithHeic } from './sniff/heic.ts';
import { problemWithJpeg } from './sniff/jpeg.ts';
import { problemWithPdf } from './sniff/pdf.ts';
import { problemWithPng } from './sniff/png.ts';

const CHECKS: Readonly<Record<UploadType, (file: Buffer) => string | null>> = {
  'image/jpeg': problemWithJpeg,
  'image/png': problemWithPng,
  'image/heic': problemWithHeic,
  'application/pdf': problemWithPdf,
};

/** What else a picture must not be: what a browser would take for a page. */
const PAGE = /<(?:script|html|!doctype|\?php)/i;

/**
 * Why a file is not what it is said to be, in the customer's words; null when it is. Told by its bytes alone: a name and a type are only claims.
 * It must be that one thing from its first byte to its last, so that nothing rides along behind it (quality §3).
 */
export function problemWith(file: Buffer, type: UploadType): string | null {
  if (file.length === 0) return 'This file is empty. Choose another file.';
  const problem = CHECKS[type](file);
  if (problem) return problem;
  return type !== 'application/pdf' && PAGE.test(file.toString('latin1')) ? 'This file is more than a picture. Take a new photo.' : null;
}
