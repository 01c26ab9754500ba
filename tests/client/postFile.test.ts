import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileTypeOf } from '../../services/client/fileType.ts';
import { keepConfig } from '../../services/client/config.ts';
import { postFile, type Posted } from '../../services/client/postFile.ts';
import { GOOD, BAD } from '../lender/documents.kit.ts';
import { ORIGIN, service, json } from './kit/service.ts';

const FILES = 'https://files.test';
const ADDRESS = `${FILES}/upload?ticket=T-1`;

/** A request of the browser, which the test answers. */
class BrowserRequest extends EventTarget {
  static readonly sent: BrowserRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: string[] = [];
  body: unknown;
  withCredentials = false;

  open(...asked: string[]): void {
    this.opened = asked;
  }
  setRequestHeader(name: string): void {
    this.headers.push(name);
  }
  send(body: unknown): void {
    this.body = body;
    BrowserRequest.sent.push(this);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', BrowserRequest);
  vi.stubGlobal('location', { href: `${ORIGIN}/` });
  BrowserRequest.sent.length = 0;
  service(() => json({}));
  config(FILES);
});
afterEach(() => vi.useRealTimers());

function config(uploadOrigin?: string) {
  keepConfig({
    serviceUrl: `${ORIGIN}/api`,
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal' },
    vaultOrigin: 'https://vault.test',
    ...(uploadOrigin === undefined ? {} : { uploadOrigin }),
  });
}

const file = new File(['x'.repeat(1_000)], 'my own name.pdf', { type: 'application/pdf' });
function posts(uploadUrl = ADDRESS) {
  const ends: Posted[] = [];
  const bytes: number[] = [];
  const stop = postFile(
    { file, name: 'Proof of income 1.pdf', uploadUrl },
    (sent) => bytes.push(sent),
    (posted) => ends.push(posted),
  );
  return { ends, bytes, stop, request: BrowserRequest.sent[0] };
}

/** CALL-041 */
test('one multipart POST to the signed address, under the lender’s name, with no header and no credentials of ours (HDR-012)', () => {
  const { request, ends } = posts();
  expect(request?.opened).toEqual(['POST', ADDRESS]);
  expect(request?.headers).toEqual([]);
  expect(request?.withCredentials).toBe(false);
  const body = request?.body;
  expect(body instanceof FormData && [...body.entries()].map(([field, sent]) => [field, sent instanceof File && sent.name])).toEqual([
    ['file', 'Proof of income 1.pdf'],
  ]);
  request?.answer(200, {});
  expect(ends).toEqual([{ kind: 'arrived' }]);
});

test('progress is in bytes of the file, not of the body around it', () => {
  const { request, bytes } = posts();
  request?.progress(600, 1_200);
  request?.progress(1_200, 1_200);
  expect(bytes).toEqual([500, 1_000]);
});

describe('a file goes to uploadOrigin and to no other (HDR-012)', () => {
  test.each([
    ['another origin', 'https://evil.test/upload'],
    ['the same host with another scheme', 'http://files.test/upload'],
    ['the portal itself', `${ORIGIN}/upload`],
    ['an address of a script', 'javascript:alert(1)'],
    ['no address', ''],
  ])('%s', (_, address) => {
    const { ends } = posts(address);
    expect(BrowserRequest.sent).toEqual([]);
    expect(ends).toEqual([{ kind: 'refused', texts: [] }]);
  });

  test('without one, to the origin of the service', () => {
    config();
    expect(posts(`${ORIGIN}/upload`).request?.opened).toEqual(['POST', `${ORIGIN}/upload`]);
  });
});

test.each([
  [422, { Error: 'This PDF contains a web page.' }, { kind: 'refused', texts: ['This PDF contains a web page.'] }],
  [413, { Error: 'A file can be up to 4 MB.' }, { kind: 'refused', texts: ['A file can be up to 4 MB.'] }],
  [400, 'not JSON', { kind: 'refused', texts: [] }],
  [410, { Error: 'This upload has expired.' }, { kind: 'cut' }],
  [429, { Error: 'Too many.' }, { kind: 'cut' }],
  [500, {}, { kind: 'cut' }],
  [502, '<html>', { kind: 'cut' }],
])('%i %j', (status, body, posted) => {
  const { request, ends } = posts();
  request?.answer(status, body);
  expect(ends).toEqual([posted]);
});

/** part of HDR-011 */
test('a file is cut after the time limit without progress; progress starts the limit again', () => {
  const { request, ends } = posts();
  vi.advanceTimersByTime(34_000);
  request?.progress(100, 1_000);
  vi.advanceTimersByTime(34_000);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(ends).toEqual([{ kind: 'cut' }]);
});

test('a stopped file reports nothing more', () => {
  const { request, ends, stop } = posts();
  stop();
  request?.answer(200, {});
  vi.advanceTimersByTime(60_000);
  expect(ends).toEqual([]);
});

/** part of RULE-018 */
describe('the type of a file by its first bytes', () => {
  test.each(GOOD)('%s', async (_, type, bytes) => expect(await fileTypeOf(new Blob([bytes]))).toBe(type));
  test.each(BAD.filter(([, , , says]) => says.startsWith('This isn’t the type') || says.startsWith('This file is empty')))(
    '%s is not what it says',
    async (_, type, bytes) => expect(await fileTypeOf(new Blob([bytes]))).not.toBe(type),
  );
});
