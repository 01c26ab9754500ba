import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { documentsMachine } from '../../machines/documents/documents.machine.ts';
import type { DocumentsInput } from '../../machines/documents/documents.rules.ts';
import { documentsView } from '../../machines/documents/documents.view.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { bench } from '../lender/kit/bench.ts';
import { freshPage, json, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
/** Responses instead of the lender's, by path. */
let broken: Record<string, () => Response> = {};
beforeEach(async () => {
  await bench(lender).reset('ann');
  freshPage();
  clearCache();
  broken = {};
  const line = (request: Request) => broken[`${request.method} ${new URL(request.url).pathname}`]?.() ?? lender.fetch(request);
  page = service(line, { cognito: line });
});

const ANN = { brand: 'TitleMax', loanId: '2001001', lmsId: '2' };
const PAT = { brand: 'TitleMax', loanId: '2007001', lmsId: '2' };

/** The person signs in and opens the documents: real chart, real client, real lender. */
async function opens(name: string, params: DocumentsInput['params'], screen = 'Documents') {
  keepSecret('password', PASSWORD);
  await toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
  const actor = createActor(documentsMachine, { input: { params, screen } }).start();
  const until = async (arrived: (view: ReturnType<typeof documentsView>) => boolean) =>
    documentsView(await waitFor(actor, (snapshot) => arrived(documentsView(snapshot)), { timeout: START_MS }));
  return { actor, until, sees: () => until(({ busy }) => !busy) };
}

const requestsTo = (path: string, method = 'GET') =>
  page.requests.filter((request) => request.method === method && new URL(request.url).pathname === `/api${path}`);
const query = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? ORIGIN).searchParams);

/** A browser that shows PDFs in a page. */
const showsPdfs = () => vi.stubGlobal('navigator', { pdfViewerEnabled: true, userAgent: 'node', maxTouchPoints: 0, onLine: true });
afterEach(() => vi.unstubAllGlobals());

test('CALL-039: Ann’s documents are requested with lmsId and loanId, newest first; one is opened with its documentId (PROD-005, ROUTE-059)', async () => {
  showsPdfs();
  const { actor, sees, until } = await opens('ann', ANN);
  const { lists, loan } = await sees();
  const rows = lists.flatMap(({ pages }) => pages.flat());
  expect(loan?.loanHeader).toBe('10101-2001001-1');
  expect(rows.map(({ day }) => day)).toEqual(
    rows
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['statement', 'receipt', 'agreement']));
  actor.send({ type: 'paper.opened', documentId: 'agreement' });
  await until(({ reader }) => reader !== null);
  const { reader } = await sees();
  expect(await (await fetch(reader?.address ?? '')).text()).toMatch(/^%PDF-/);
  expect(requestsTo('/lmsAccountDocuments').map(query)).toEqual([
    { lmsId: '2', loanId: '2001001' },
    { lmsId: '2', loanId: '2001001', documentId: 'agreement' },
  ]);
});

describe('FLOW-DOC-01, CALL-040: the view history', () => {
  test('is posted once when the file opens, with loanId, documentId and documentName, and the list says when', async () => {
    showsPdfs();
    const { actor, sees, until } = await opens('ann', ANN);
    await sees();
    expect(requestsTo('/lmsAccountDocumentViewHistory', 'POST')).toHaveLength(0);
    actor.send({ type: 'paper.opened', documentId: 'agreement' });
    await until(({ lists }) => lists.some(({ pages }) => pages.flat().some(({ viewedOn }) => viewedOn !== '')));
    const posted = requestsTo('/lmsAccountDocumentViewHistory', 'POST');
    expect(posted).toHaveLength(1);
    expect(await posted[0]?.clone().json()).toEqual({ loanId: '2001001', documentId: 'agreement', documentName: 'Loan agreement' });
    actor.send({ type: 'paper.closed' });
    actor.send({ type: 'paper.opened', documentId: 'agreement' });
    await until(({ reader }) => reader !== null);
    await vi.waitFor(() => expect(requestsTo('/lmsAccountDocumentViewHistory', 'POST')).toHaveLength(2), START_MS);
  });

  test('is not posted for a file that did not open', async () => {
    const { actor, sees, until } = await opens('ann', ANN);
    await sees();
    broken['GET /api/lmsAccountDocuments'] = () => json({}, 403);
    actor.send({ type: 'paper.opened', documentId: 'agreement' });
    expect((await until(({ opened }) => opened?.state === 'gone')).state).toBe('open'); // the list stays
    expect(requestsTo('/lmsAccountDocumentViewHistory', 'POST')).toHaveLength(0);
  });

  test('may fail: the file is still open', async () => {
    showsPdfs();
    broken['POST /api/lmsAccountDocumentViewHistory'] = () => json({}, 500);
    const { actor, sees, until } = await opens('ann', ANN);
    await sees();
    actor.send({ type: 'paper.opened', documentId: 'agreement' });
    await until(({ reader }) => reader !== null);
    await vi.waitFor(() => expect(requestsTo('/lmsAccountDocumentViewHistory', 'POST')).toHaveLength(1), START_MS);
    expect((await sees()).reader?.row.documentId).toBe('agreement');
  });
});

test('CALL-044: the statements of a paid-off loan are requested with lmsId, loanId and paidOff (ROUTE-060)', async () => {
  const { sees } = await opens('pat', PAT, 'AccountMonthlyDocuments');
  const { lists } = await sees();
  expect(requestsTo('/loanDocuments').map(query)).toEqual([{ lmsId: '2', loanId: '2007001', paidOff: 'true' }]);
  const kinds = lists.map(({ group, pages }) => [group, [...new Set(pages.flat().map(({ kind }) => kind))].toSorted()]);
  expect(kinds).toEqual([
    ['statements', ['statement']],
    ['signed', ['agreement', 'paidInFull']],
  ]);
});

test('a wrong loan system in the address is corrected to the loan’s own before any request', async () => {
  const { sees, actor } = await opens('ann', { ...ANN, lmsId: '1' });
  expect((await sees()).state).toBe('open');
  expect(actor.getSnapshot().context.lmsId).toBe('2');
  expect(requestsTo('/lmsAccountDocuments').map(query)).toEqual([{ lmsId: '2', loanId: '2001001' }]);
});

test.each(['Documents', 'AccountMonthlyDocuments'])('Bo cannot open %s of Ann’s loan: no request is sent (ROLE-010)', async (screen) => {
  const { sees } = await opens('bo', ANN, screen);
  expect(await sees()).toMatchObject({ state: 'unknown', loan: null });
  expect(requestsTo('/lmsAccountDocuments')).toHaveLength(0);
  expect(requestsTo('/loanDocuments')).toHaveLength(0);
});

test('Lou has more than 500 documents: 20 are on the screen, and a filter finds the one agreement', async () => {
  const { actor, sees } = await opens('lou', { brand: 'TitleMax', loanId: '2017001', lmsId: '2' });
  const [list] = (await sees()).lists;
  expect(list?.total).toBeGreaterThan(500);
  expect(list?.visible).toBe(20);
  actor.send({ type: 'list.extended', group: 'all' });
  const [longer] = (await sees()).lists;
  expect(longer?.pages.flat()).toHaveLength(40);
  expect(longer?.pages[0]).toBe(list?.pages[0]);
  actor.send({ type: 'kind.chosen', kind: 'agreement' });
  expect((await sees()).lists[0]?.pages.flat().map(({ documentId }) => documentId)).toEqual(['agreement']);
});
