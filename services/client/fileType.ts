import type { UploadType } from '../contract/uploads.ts';

/** What the portal can read. A WebP is a photo like others: it is rewritten as one that the lender takes. */
export type FileType = UploadType | 'image/webp';

/** So many bytes decide the type. */
const HEAD_BYTES = 12;

/** The container brands that phones use for HEIC photos. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'mif1'];

/**
 * The type of a file by its first bytes; null for any other type. Its name and the type that the browser gives are claims (quality §3).
 * Rejects when the file cannot be read: it is gone, or has changed since it was chosen. Spec: calls §8 (ERR-030).
 */
export async function fileTypeOf(file: Blob): Promise<FileType | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp';
  return head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8)) ? 'image/heic' : null;
}
