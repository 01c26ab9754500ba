import { failureOf } from './answer.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { settings } from './settings.ts';

/**
 * What became of a file that was sent.
 * - `arrived`  the lender has it
 * - `refused`  the lender does not take this file; `texts` are its own words
 * - `cut`      no usable answer, or the address is no longer valid: the file may have arrived
 */
export type Posted = { kind: 'arrived' } | { kind: 'refused'; texts: readonly string[] } | { kind: 'cut' };

export type FileToPost = {
  file: File;
  /** The name that the lender has given it; the customer's own name is not sent. */
  name: string;
  /** The signed address, from PUT /uploadLoanDocuments. */
  uploadUrl: string;
};

/** Statuses about the file itself. All others are about the address, the service or the line, and another try may succeed. */
const REFUSALS: readonly number[] = [400, 413, 415, 422];

/** Files go to the configured origin and to no other. Spec: calls §7 (HDR-012). */
function isUploadAddress(address: string): boolean {
  const { uploadOrigin, serviceUrl } = config();
  const allowed = uploadOrigin ?? new URL(serviceUrl, location.href).origin;
  return URL.canParse(address) && new URL(address).origin === new URL(allowed).origin;
}

function postedBy({ status, responseText }: XMLHttpRequest): Posted {
  const failure = failureOf('POST to the signed address', { status, text: responseText }, '');
  if (!failure) return { kind: 'arrived' };
  return REFUSALS.includes(status) ? { kind: 'refused', texts: failure.texts } : { kind: 'cut' };
}

/**
 * Sends one file to its signed address by a multipart POST, with none of our headers and no credentials. `onProgress` gets the bytes sent so
 * far. `onEnd` is called once, unless the returned function has stopped it before. A file without progress for `apiTimeoutSeconds` is cut.
 * Spec: calls §7 "Documents" (CALL-041, HDR-012).
 */
export function postFile({ file, name, uploadUrl }: FileToPost, onProgress: (bytes: number) => void, onEnd: (posted: Posted) => void) {
  if (!isUploadAddress(uploadUrl)) {
    log('warn', 'a file was not sent', { because: 'its address is of another origin than uploadOrigin' });
    onEnd({ kind: 'refused', texts: [] });
    return () => undefined;
  }
  // fetch() reports no progress of a request
  const request = new XMLHttpRequest();
  let limit: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const end = (posted: Posted | null) => {
    clearTimeout(limit);
    if (ended) return;
    ended = true;
    if (posted) onEnd(posted);
  };
  const wait = () => {
    clearTimeout(limit);
    limit = setTimeout(() => request.abort(), settings().apiTimeoutSeconds * 1000);
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    wait();
    // the body is slightly larger than its file
    if (total > 0) onProgress(Math.round((loaded / total) * file.size));
  });
  request.addEventListener('load', () => end(postedBy(request)));
  for (const cut of ['error', 'abort', 'timeout'] as const) request.addEventListener(cut, () => end({ kind: 'cut' }));
  request.open('POST', uploadUrl);
  const form = new FormData();
  form.append('file', file, name);
  wait();
  request.send(form);
  return () => {
    end(null);
    request.abort();
  };
}
