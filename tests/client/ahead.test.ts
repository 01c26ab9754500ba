import { describe, expect, test, vi } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { callAfterFirstScreen } from '../../services/actors/call.ts';
import { listCards } from '../../services/actors/cards.ts';
import { readLoanToPay } from '../../services/actors/loanToPay.ts';
import { getSettings } from '../../services/actors/settings.ts';
import { readUnfinished } from '../../services/actors/unfinished.ts';
import { fetchCached } from '../../services/client/cache.ts';
import { enterBySignature, sendLinkAhead } from '../../services/client/entry.ts';
import { waitForFirstScreen } from '../../services/client/firstScreen.ts';
import { writeInFlight } from '../../services/client/inFlight.ts';
import { askLoansAhead } from '../../services/client/loansAhead.ts';
import { askStatus } from '../../services/client/serviceStatus.ts';
import { forgetTokens, keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { ANNS_RECORD } from './kit/payment.ts';
import { json, service } from './kit/service.ts';

/** Calls that go out before the charts ask for them (decision 036): the charts find the answers, and nothing is asked twice. */

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> =>
  toPromise(createActor(logic, { input }).start());
const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname.replace('/api', ''));
const LINK = { profileId: 'guest-gus', signature: 's', expiration: '1', path: '', guestPayment: true };
const gus = { sub: 'guest-gus', customer_id: '', lms_customer_ids: '[]', guest_loan_id: 'L9', guest_flow: 'payment', name: 'Gus' };
const ofAnn = ({ url }: Request) =>
  json(url.includes('/accounts') ? { loans: [] } : url.includes('/usercache') ? { value: '' } : { businessDate: '2026-11-23' });

test('what the service says at the start is asked for once without the library, which then has it', async () => {
  const { requests } = service((request) => json(request.url.includes('serviceStatus') ? { available: true, message: '' } : {}));
  await Promise.all([askStatus(), askStatus(), run(getSettings, {}), run(getSettings, {})]);
  await Promise.all([askStatus(), run(getSettings, {}), fetchCached('GET /serviceStatus', {})]);
  expect(paths(requests).toSorted()).toEqual(['/configsettings', '/serviceStatus']);
});

test('a closed service is asked again (GUARD-013)', async () => {
  let open = false;
  const { requests } = service(() => json({ available: open, message: '' }));
  await expect(askStatus()).resolves.toMatchObject({ available: false });
  open = true;
  await expect(askStatus()).resolves.toMatchObject({ available: true });
  await expect(askStatus()).resolves.toMatchObject({ available: true });
  expect(requests).toHaveLength(2);
});

test('a signed link that was sent ahead is sent once, and only before the charts have asked for one', async () => {
  const { requests } = service((request) => json(request.url.includes('signatureAuth') ? annsEntry(gus) : {}));
  sendLinkAhead(LINK);
  await expect(enterBySignature(LINK)).resolves.toMatchObject({ name: 'Gus' });
  forgetTokens();
  sendLinkAhead(LINK);
  const links = () => paths(requests).filter((path) => path === '/signatureAuth');
  expect(links()).toHaveLength(1);
  await enterBySignature(LINK);
  expect(links(), 'the next link is sent when the charts ask').toHaveLength(2);
});

test.each(['Home', 'a Dashboard'])('the loans that were asked for ahead serve %s', async (place) => {
  const { requests } = service(ofAnn);
  keepTokens(annsEntry(), { remember: false });
  await fetchCached('GET /nextBusinessDate', { lmsId: '2' }); // the library is here
  requests.length = 0;
  askLoansAhead(false);
  await vi.waitFor(() => expect(requests).toHaveLength(1), 60_000); // the charts come later
  await expect(run(listAccounts, place === 'Home' ? {} : { brandName: 'TitleMax' })).resolves.toMatchObject({ loans: [] });
  expect(requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual(['/api/accounts']);
});

test('what was left half way is asked for beside the loans of Home, and once', async () => {
  const { requests } = service(ofAnn);
  keepTokens(annsEntry(), { remember: false });
  await fetchCached('GET /nextBusinessDate', { lmsId: '2' }); // the library is here
  requests.length = 0;
  askLoansAhead(true);
  await Promise.all([run(readUnfinished, undefined), run(listAccounts, {})]);
  await expect(run(readUnfinished, undefined)).resolves.toEqual([]);
  expect(paths(requests).toSorted()).toEqual(['/accounts', '/usercache']);
});

test('no loans are asked for ahead of a guest, without a session, and beside a payment in progress', async () => {
  const { requests } = service(ofAnn);
  askLoansAhead(true);
  keepTokens(annsEntry(gus), { remember: false });
  askLoansAhead(true);
  keepTokens(annsEntry(), { remember: false });
  writeInFlight(ANNS_RECORD);
  askLoansAhead(true);
  await fetchCached('GET /nextBusinessDate', { lmsId: '2' });
  expect(paths(requests)).toEqual(['/nextBusinessDate']);
});

test('the next business day is asked for beside the loan, and once; a failure of it is not one of the loan', async () => {
  let fails = true;
  const { requests } = service((request) =>
    request.url.includes('accountdetail') ? json({}) : fails ? json({}, 500) : json({ businessDate: '2026-11-23' }),
  );
  keepTokens(annsEntry(), { remember: false });
  await expect(run(readLoanToPay, { loanId: 'L1', lmsId: '2' })).resolves.toEqual({});
  fails = false;
  requests.length = 0;
  await run(readLoanToPay, { loanId: 'L1', lmsId: '2' });
  await expect(fetchCached('GET /nextBusinessDate', { lmsId: '2' })).resolves.toEqual({ businessDate: '2026-11-23' });
  expect(paths(requests).toSorted()).toEqual(['/accountdetail', '/nextBusinessDate']);
});

describe('a guest’s link asks for the loan, the day and the cards beside the brands', () => {
  const guest = { ...gus, lms_customer_ids: JSON.stringify([{ lmsId: '2', customerId: 'C9' }]) };
  const loan = { loanId: 'L9', lmsId: '2' };
  const answer = ({ url }: Request) => {
    if (url.includes('signatureAuth')) return json(annsEntry(guest));
    if (url.includes('serviceProvider')) return json({ brands: [], availableProviders: [] });
    if (url.includes('accountdetail')) return json({});
    if (url.includes('cards')) return json({ cards: [], validations: { payment: true } });
    return json({ businessDate: '2026-11-23' });
  };
  const ALL = ['/accountdetail', '/cards', '/nextBusinessDate', '/serviceProvider', '/signatureAuth'];

  test('and the payment finds all three', async () => {
    const { requests } = service(answer);
    await enterBySignature(LINK);
    await Promise.all([run(readLoanToPay, loan), run(listCards, { loanId: 'L9' }), fetchCached('GET /nextBusinessDate', { lmsId: '2' })]);
    expect(paths(requests).toSorted()).toEqual(ALL);
  });

  test('the loan is taken once: afterwards it is asked for again (POLL-007)', async () => {
    const { requests } = service(answer);
    await enterBySignature(LINK);
    await run(readLoanToPay, loan);
    await run(readLoanToPay, loan);
    expect(paths(requests).filter((path) => path === '/accountdetail')).toHaveLength(2);
  });

  test('a loan that nobody took in time is asked for again', async () => {
    const { requests } = service(answer);
    await enterBySignature(LINK);
    const now = Date.now();
    const later = vi.spyOn(Date, 'now').mockReturnValue(now + 10_001);
    await run(readLoanToPay, loan);
    later.mockRestore();
    expect(paths(requests).filter((path) => path === '/accountdetail')).toHaveLength(2);
  });

  test('after a failure it is asked for again, once', async () => {
    const { requests } = service((request) => (request.url.includes('accountdetail') ? json({}, 500) : answer(request)));
    await enterBySignature(LINK);
    await expect(run(readLoanToPay, loan)).rejects.toThrow('accountdetail');
    expect(paths(requests).filter((path) => path === '/accountdetail')).toHaveLength(2);
  });
});

test('what the first screen is complete without is asked for when that has its data', async () => {
  const { requests } = service(() => json({ documents: [] }));
  const screen = Promise.withResolvers<void>();
  waitForFirstScreen(screen.promise);
  const actor = createActor(callAfterFirstScreen('GET /uploadLoanDocumentsHistory'), { input: {} }).start();
  await fetchCached('GET /nextBusinessDate', { lmsId: '2' }).catch(() => undefined);
  expect(paths(requests)).toEqual(['/nextBusinessDate']);
  screen.resolve();
  await vi.waitFor(() => expect(paths(requests)).toContain('/uploadLoanDocumentsHistory'), 60_000);
  actor.stop();
});
