import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { createLender } from '../../services/lender/lender.ts';
import { loanIdOf, PASSWORD } from '../../services/lender/people/person.ts';
import { drawn } from '../calls/draws.ts';
import { originated } from '../calls/offers.ts';
import { here } from './draws.kit.ts';
import { bench, type Bench } from './kit/bench.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

/** A SQL statement that the lender sends to the embedded engine. */
type Statement = { text: string; parameters: unknown[] };

let at: Bench;
let engine: PGlite;
const statements: Statement[] = [];

beforeAll(async () => {
  const query = vi.spyOn(PGlite.prototype, 'query');
  at = bench(await createLender({ decideAfterMs: 0 }));
  // other engines of this process may be in use: the one that made the people, and that of other tests
  query.mockClear();
  await at.signIn('lou');
  const its = query.mock.calls.findIndex(([, parameters]) => parameters?.includes('lou@example.com'));
  const used = query.mock.contexts[its];
  if (!(used instanceof PGlite)) throw new Error('the lender does not use the embedded engine');
  engine = used;
  // the planner gets statistics for Lou's 200 loans and 5,000 history lines, and uses a scan only as a last resort
  await engine.exec('analyze; set enable_seqscan = off;');
  query.mockRestore();
});
afterAll(() => at.lender.close());
afterEach(() => vi.restoreAllMocks());

/** The worker's own polling: for jobs, for loans that were not signed in time, and, by its clock, for those that autopay pays. */
const OF_WORKER = ['lease_until <=', '= "loan"."unsigned_application_id"', 'where "auto_pay" is not null'];
const CLOCK = 'select "value" from "setting" where "name" = $1';
const ofWorker = ({ text }: Statement) => text === CLOCK || OF_WORKER.some((part) => text.includes(part));

/** Starts recording. */
function listen(): void {
  statements.length = 0;
  const query = vi.spyOn(engine, 'query');
  const real = query.getMockImplementation() ?? PGlite.prototype.query.bind(engine);
  query.mockImplementation((text, parameters, options) => {
    if (!/^(begin|commit|rollback)$/.test(text)) statements.push({ text, parameters: parameters ?? [] });
    return real(text, parameters, options);
  });
}

/** The engine's plan of a statement. */
async function planOf({ text, parameters }: Statement): Promise<string> {
  const { rows } = await PGlite.prototype.query.call(engine, `explain ${text}`, parameters);
  return JSON.stringify(rows);
}

/** The tables with a sequential scan. */
async function scannedBy(statements: readonly Statement[]): Promise<string[]> {
  const scanned: string[] = [];
  for (const statement of statements) {
    const tables = [...(await planOf(statement)).matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
    if (tables.length > 0) scanned.push(`${tables.join(', ')}: ${statement.text}`);
  }
  return scanned;
}

test('a table without an index is detected', async () => {
  expect(await scannedBy([{ text: 'select 1 from loan where brand = $1', parameters: ['TitleMax'] }])).toHaveLength(1);
});

test('Lou sees 200 loans: four statements, each by an index', async () => {
  const token = await at.signIn('lou');
  listen();
  const { loans } = await at.answer('GET /accounts', {}, { token });
  expect(loans).toHaveLength(200);
  expect(statements.filter((statement) => !ofWorker(statement))).toHaveLength(4);
  expect(await scannedBy(statements)).toEqual([]);
});

test('Lou pays: six statements, three more for each poll, all by an index, also during the decision', async () => {
  const token = await at.signIn('lou');
  const ask = await paymentOf(at, 'lou', await loanOf(at, 'lou'), 1_000);
  listen();
  const { messageKey } = await at.answer('POST /payment', ask, { token, key: randomUUID() });
  // the worker may claim the payment at once
  const posting = statements.filter(({ parameters, text }) => !ofWorker({ text, parameters }) && !parameters.includes(messageKey));
  expect(posting.length).toBeLessThanOrEqual(6);
  await at.lender.runDueJobs();
  expect((await resultOf(at, messageKey, token)).status).toBe(200);
  const before = statements.length;
  await at.answer('GET /payment', { messageKey }, { token });
  expect(statements.slice(before).filter((statement) => !ofWorker(statement))).toHaveLength(3);
  expect(statements.some(ofWorker)).toBe(true);
  expect(await scannedBy(statements)).toEqual([]);
});

test('Lou signs in, reads the newest and the next of 5,000 lines of history and signs out, all by an index', async () => {
  listen();
  const entry = await at.answer('POST /authenticate', { username: 'lou@example.com', password: PASSWORD, fromLegacyNcr: false });
  const token = entry.accessToken;
  const { loans } = await at.answer('GET /accounts', {}, { token });
  const daily = loans.find(({ loanId }) => loanId === loanIdOf('lou', 'TLXe', 1));
  if (!daily) throw new Error('Lou has lost the loan that is paid daily');
  const { loanId, lmsId, storeId } = daily;
  const { entries, older } = await at.answer('GET /accounthistory', { loanId, lmsId, storeId }, { token });
  expect(entries.length + older).toBeGreaterThan(5_000);
  const next = await at.answer('GET /accounthistory', { loanId, lmsId, storeId, before: entries.at(-1)?.id }, { token });
  expect(next.older).toBe(older - next.entries.length);
  await at.answer('GET /cards', {}, { token });
  await at.answer('PUT /deviceKeyAuth', {}, { token });
  expect(await scannedBy(statements)).toEqual([]);
});

test('Dot draws and cancels, Kim reads an offer and takes the new loan, all by an index', async () => {
  const [dot, kim] = [await here(at, 'dot'), await here(at, 'kim')];
  listen();
  const { ask, draw } = await drawn(dot, PAYMENT_CHANNEL.store);
  await dot.answer('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: draw.transactionId });
  await dot.call('GET /disbursementReference', { newLoanId: ask.loanId, disbursementType: String(PAYMENT_CHANNEL.store) });
  await originated(kim);
  await kim.answer('GET /offers', {});
  expect(await scannedBy(statements)).toEqual([]);
});
