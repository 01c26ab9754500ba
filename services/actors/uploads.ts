import { fromCallback, fromPromise } from 'xstate';
import { fileTypeOf, type FileType } from '../client/fileType.ts';
import { cleanPhoto, type PhotoToClean, type PictureType } from '../client/photo.ts';
import { postFile, type FileToPost } from '../client/postFile.ts';
import type { UploadReport } from './events.ts';

export type { PictureType };

/** What the first bytes of a chosen file say. `isReadable` false: the browser cannot read it (ERR-030). */
export type FileRead = { fileId: string; isReadable: boolean; type: FileType | null };
/** What became of a photo that was rewritten. `file` null: the browser cannot open it, or it stays too large. */
export type PhotoCleaned =
  { fileId: string; file: File; type: PictureType } | { fileId: string; file: null; problem: 'cannotBeOpened' | 'tooLarge' };

/** Reads the type of a chosen file. Never fails. */
export const readFileType = fromPromise<FileRead, { fileId: string; file: File }>(async ({ input: { fileId, file } }) => {
  try {
    return { fileId, isReadable: true, type: await fileTypeOf(file) };
  } catch {
    return { fileId, isReadable: false, type: null };
  }
});

/** Rewrites a photo, without what the camera noted, and small enough. Never fails. Spec: quality §3 "uploads". */
export const writePhoto = fromPromise<PhotoCleaned, PhotoToClean & { fileId: string }>(async ({ input: { fileId, ...photo } }) => {
  try {
    const clean = await cleanPhoto(photo);
    return clean ? { fileId, ...clean } : { fileId, file: null, problem: 'tooLarge' };
  } catch {
    return { fileId, file: null, problem: 'cannotBeOpened' };
  }
});

/** Sends a file to its signed address and reports how far it is; a stopped state stops the request. Spec: CALL-041, HDR-012. */
export const uploadFile = fromCallback<{ type: 'upload.unwatched' }, FileToPost>(({ input, sendBack }) => {
  const report = (event: UploadReport) => sendBack(event);
  return postFile(
    input,
    (bytes) => report({ type: 'upload.moved', bytes }),
    (posted) => report({ type: 'upload.ended', posted }),
  );
});
