import { isAppleTouch, type DeviceFacts } from './appleTouch.ts';
import { fromBase64 } from './fromBase64.ts';
import type { SavedFile } from './saveFile.ts';

/** What of a browser tells whether it can show a PDF in a frame. */
export type PdfFacts = DeviceFacts & { pdfViewerEnabled: boolean };

const PDF_TYPE = 'application/pdf';
const PDF_BEGINS = '%PDF-';

/** Phones and tablets of Apple say that they show PDFs, but in a frame they show the first page only, as a picture. */
export const showsPdf = (facts: PdfFacts): boolean => facts.pdfViewerEnabled && !isAppleTouch(facts);

/** A PDF by its declared type and by its bytes: both must agree. */
function pdfBytes({ type, content }: SavedFile): Uint8Array<ArrayBuffer> | null {
  if (type !== PDF_TYPE) return null;
  const bytes = fromBase64(content);
  return String.fromCharCode(...bytes.subarray(0, PDF_BEGINS.length)) === PDF_BEGINS ? bytes : null;
}

/**
 * A PDF as an address for a frame of this page; null for any other file, and where the browser shows no PDF in a page. The type is set here:
 * whatever the service sends is never shown as a page of this origin. To be revoked with `URL.revokeObjectURL`. Throws when the content is no base64.
 */
export function pdfAddress(file: SavedFile, facts: PdfFacts = navigator): string | null {
  const bytes = showsPdf(facts) ? pdfBytes(file) : null;
  return bytes && URL.createObjectURL(new Blob([bytes], { type: PDF_TYPE }));
}
