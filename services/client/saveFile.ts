import { fromBase64 } from './fromBase64.ts';

/** The type that the browser saves a file under; it is never opened as a page. */
export type SavedFile = { name: string; type: string; /** Base64. */ content: string };

/** ms until the browser has surely begun to save. */
const SAVED_BY_MS = 60_000;

/** Hands a file of the service to the browser to save. Throws when its content is no base64. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([fromBase64(content)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY_MS);
}
