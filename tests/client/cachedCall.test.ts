import { expect, test, vi } from 'vitest';
import { clearCache, forgetCached } from '../../services/client/cache.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { FRESHNESS, type CacheTier } from '../../services/contract/freshness.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { listCards } from '../../services/actors/cards.ts';
import { annsEntry } from './kit/jwt.ts';
import { failureOf, json, service } from './kit/service.ts';
import { paths, run } from './kit/run.ts';

const OFFICE = { phone: '(512) 555-0141', hours: '' };
const CONTACTS = { InstaLoan: OFFICE, NLS: OFFICE, TLXe: OFFICE };
const STATUS = { available: true, message: '' };

test.each([
  ['GET /serviceStatus', 5],
  ['GET /contacts', 360],
] as const)('the answer of %s is fresh for %i minutes, and then expires (CONST-010, OPEN-050)', async (name, minutes) => {
  vi.useFakeTimers();
  const { requests } = service(({ url }) => json(url.endsWith('/contacts') ? CONTACTS : STATUS));
  const ask = () => run(cachedCall(name), {});
  await ask();
  vi.advanceTimersByTime(minutes * 60_000 - 1);
  await ask();
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(requests).toHaveLength(2);
});

test('each cached call has the tier that the specification gives it (OPEN-050, GUARD-012)', () => {
  const callsOf = (tier: CacheTier) => Object.entries(FRESHNESS).flatMap(([name, its]) => (its === tier ? [name] : []));
  expect(callsOf('short')).toEqual(expect.arrayContaining(['GET /accounts', 'GET /cards', 'GET /offers', 'GET /serviceStatus']));
  expect(callsOf('long')).toEqual(expect.arrayContaining(['GET /passwordPolicy', 'GET /states']));
  for (const never of ['GET /payment', 'GET /draw', 'GET /loanOriginate', 'GET /loanlock', 'GET /loanSigning'])
    expect(Object.keys(FRESHNESS)).not.toContain(never);
});

test('the same request made twice at once is sent once, a different request separately', async () => {
  const { requests } = service(() => json({ loans: [] }));
  const ask = (brandName?: string) => run(cachedCall('GET /accounts'), brandName ? { brandName } : {});
  await Promise.all([ask(), ask(), ask('TitleMax')]);
  expect(requests).toHaveLength(2);
});

test.each<[who: string, claims: Record<string, string>]>([
  ['a guest, who has no list', { guest_loan_id: 'L1' }],
  ['a customer whose list of loans failed', {}],
])('the cards of %s are listed with the processor Mixed (CALL-080)', async (_, claims) => {
  keepTokens(annsEntry(claims), { remember: false });
  const { requests } = service(({ url }) => (url.includes('/cards') ? json({ cards: [] }) : json({}, 500)));
  await run(listCards, { loanId: 'L1' });
  expect(requests.at(-1)?.url).toContain('/cards?processorType=3');
});

test('a failure is not cached: the next request is sent', async () => {
  let status = 500;
  const { requests } = service(() => json(STATUS, status));
  await failureOf(run(cachedCall('GET /serviceStatus'), {}));
  status = 200;
  await expect(run(cachedCall('GET /serviceStatus'), {})).resolves.toEqual(STATUS);
  expect(requests).toHaveLength(2);
});

test('after a payment the answers that it made stale are requested again, the others are not; a sign-out clears the cache (FLOW-AUTH-08)', async () => {
  const { requests } = service((request) => (request.url.endsWith('accounts') ? json({ loans: [] }) : json(STATUS)));
  const both = async () => {
    await run(cachedCall('GET /accounts'), {});
    await run(cachedCall('GET /serviceStatus'), {});
  };
  await both();
  forgetCached(['GET /accounts']);
  await both();
  expect(paths(requests)).toEqual(['GET /accounts', 'GET /serviceStatus', 'GET /accounts']);
  clearCache();
  await both();
  expect(requests).toHaveLength(5);
});

test('a response that became stale in flight is requested again: its callers get the new one', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const { requests } = service(() => new Promise<Response>((resolve) => void answers.push(resolve)));
  const waiting = run(cachedCall('GET /serviceStatus'), {});
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  forgetCached(['GET /serviceStatus']);
  await vi.waitFor(() => expect(requests).toHaveLength(2), 60_000);
  answers[0]?.(json({ available: false, message: 'old' }));
  answers[1]?.(json(STATUS));
  await expect(waiting).resolves.toEqual(STATUS);
});

test('a sign-out aborts a request in flight, and it is not sent again (FLOW-AUTH-08)', async () => {
  const { requests } = service(() => new Promise<Response>(() => {}));
  const waiting = run(cachedCall('GET /serviceStatus'), {});
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000);
  clearCache();
  await expect(waiting).rejects.toThrow('CancelledError');
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true), 60_000);
  expect(requests).toHaveLength(1);
});
