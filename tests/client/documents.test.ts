import { afterEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { postView, showFile } from '../../services/actors/documents.ts';
import type { FileReport } from '../../services/actors/events.ts';
import { pdfAddress, showsPdf } from '../../services/client/pdfAddress.ts';
import { json, service } from './kit/service.ts';

const DESKTOP = { pdfViewerEnabled: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156', maxTouchPoints: 0 };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const pdf = { name: 'agreement.pdf', type: 'application/pdf', content: base64('%PDF-1.4 words') };

afterEach(() => vi.unstubAllGlobals());

describe('a browser shows PDFs in a page', () => {
  test.each([
    ['a desktop browser with a viewer', DESKTOP, true],
    ['a browser without a viewer, as on Android', { ...DESKTOP, pdfViewerEnabled: false, maxTouchPoints: 5 }, false],
    ['an iPhone, which shows the first page only', { ...DESKTOP, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)' }, false],
    ['an iPad, which claims to be a Mac', { ...DESKTOP, userAgent: 'Mozilla/5.0 (Macintosh)', maxTouchPoints: 5 }, false],
    ['a Mac', { ...DESKTOP, userAgent: 'Mozilla/5.0 (Macintosh)' }, true],
  ])('%s', (_, facts, shows) => expect(showsPdf(facts)).toBe(shows));
});

test('a PDF gets an address with its bytes and the content type of a PDF', async () => {
  const address = pdfAddress(pdf, DESKTOP) ?? '';
  const { type, size } = await (await fetch(address)).blob();
  expect([type, size]).toEqual(['application/pdf', 14]);
  URL.revokeObjectURL(address);
});

test.each([
  ['a web page that claims to be a PDF', { ...pdf, content: base64('<script>alert(1)</script>') }],
  ['a page', { ...pdf, type: 'text/html', content: base64('<script>alert(1)</script>') }],
  ['a picture', { ...pdf, type: 'image/svg+xml' }],
  ['an empty file', { ...pdf, content: '' }],
])('%s is never shown in the page', (_, file) => expect(pdfAddress(file, DESKTOP)).toBeNull());

/** A chart that shows the document while it is open. */
const reader = setup({
  types: {} as { context: { address: string }; events: FileReport | { type: 'paper.closed' } },
  actors: { showFile },
}).createMachine({
  context: { address: '' },
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'showFile', input: pdf },
      on: { 'file.shown': { actions: assign({ address: ({ event }) => event.address }) }, 'paper.closed': 'closed' },
    },
    closed: {},
  },
});

test('the address is valid until the document is closed', async () => {
  vi.stubGlobal('navigator', DESKTOP);
  const actor = createActor(reader).start();
  const { address } = actor.getSnapshot().context;
  expect((await fetch(address)).ok).toBe(true);
  actor.send({ type: 'paper.closed' });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('a document that is closed at once counts as opened: its report is not aborted (FLOW-DOC-01)', async () => {
  const { requests } = service(() => json({}));
  const ask = { loanId: 'L1', documentId: 'agreement', documentName: 'Loan agreement' };
  const actor = createActor(postView, { input: ask }).start();
  actor.stop();
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  expect(requests[0]?.signal.aborted).toBe(false);
});
