import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { linkAccountMachine } from '../../machines/linkAccount/linkAccount.machine.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import { listCards } from '../../services/actors/cards.ts';
import { countUnviewedOffers } from '../../services/actors/offers.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { PAYMENT_PROCESSOR } from '../../services/contract/enums.ts';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { LMS } from '../../services/lender/people/places.ts';
import { settings } from '../../machines/paths/people/people.ts';
import { STEP_LIMIT_MS } from '../kit/limits.ts';
import { ORIGIN, service } from './kit/service.ts';

/** The requests that charts send to the real lender, beside the customer's own. */
const LOAN = '2001001';

let lender: Lender;
beforeAll(async () => {
  lender = await createLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
});
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
/** Requests that are pending at the end of a test: awaited before the lender closes. */
const answers: Promise<Response>[] = [];
afterEach(() => Promise.allSettled(answers.splice(0)));
let ann: Person;

const enter = (name: string): Promise<Person> => {
  keepSecret('password', PASSWORD);
  return toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
};
beforeEach(async () => {
  clearCache();
  const line = (request: Request) => {
    const answer = lender.fetch(request);
    answers.push(answer);
    return answer;
  };
  page = service(line, { cognito: line });
  ann = await enter('ann');
  page.requests.length = 0;
});

/** 'GET /path?query' of each request to this path. */
const requestsTo = (path: string) =>
  page.requests.flatMap(({ method, url }) => {
    const { pathname, search } = new URL(url);
    return pathname === `/api${path}` ? [`${method} ${path}${search}`] : [];
  });
const limit = { timeout: STEP_LIMIT_MS };

test('CALL-051: a brand’s Dashboard requests its notice by the brand’s customer id', async () => {
  const input = { person: ann, settings, screen: 'Dashboard', params: { brand: 'TitleMax' } } as const;
  const actor = createActor(accountsMachine, { input }).start();
  await vi.waitFor(() => expect(requestsTo('/dashboardmessage')).toEqual([`GET /dashboardmessage?customerId=${ann.customerId}`]), limit);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), limit);
  actor.stop();
});

test('CALL-046: a brand’s Dashboard requests the loans of its brand, Home those of all brands; after Home the Dashboard requests nothing', async () => {
  const show = async (screen: 'Home' | 'Dashboard') => {
    page.requests.length = 0;
    const input = { person: ann, settings, screen, params: screen === 'Home' ? {} : { brand: 'TitleMax' } };
    const actor = createActor(accountsMachine, { input }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.loans !== null && !snapshot.hasTag('busy'), limit);
    actor.stop();
    return [requestsTo('/accounts'), context.loans?.map(({ brand }) => brand).toSorted()];
  };
  expect(await show('Dashboard')).toEqual([['GET /accounts?brandName=TitleMax'], ['TitleMax']]);
  expect(await show('Home')).toEqual([['GET /accounts'], ['InstaLoan', 'TitleMax']]);
  expect(await show('Dashboard')).toEqual([[], ['InstaLoan', 'TitleMax']]);
});

test('CALL-064: the number of offers comes from the list of offers', async () => {
  await toPromise(createActor(countUnviewedOffers, { input: undefined }).start());
  expect(requestsTo('/offers')).toEqual(['GET /offers']);
});

test('CALL-092, ENT-031: the states in an address come from the service', async () => {
  const actor = createActor(profileMachine, { input: { person: ann, settings, params: { brand: 'TitleMax' } } }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), limit);
  actor.send({ type: 'section.opened', section: 'addresses' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.states !== null, limit);
  expect(requestsTo('/states')).toEqual(['GET /states']);
  expect(context.states).toContainEqual({ label: 'Texas', value: 'TX' });
  actor.stop();
});

test.each([
  ['TLXe', 'ann', PAYMENT_PROCESSOR.BridgePay],
  ['NLS', 'nell', PAYMENT_PROCESSOR.CyberSource],
] as const)('CALL-080: cards for a loan of %s are listed with the processor of that system', async (system, name, processorType) => {
  await enter(name);
  const { loans } = await page.api('GET /accounts', {});
  const loan = loans.find(({ lmsId }) => lmsId === LMS[system]);
  page.requests.length = 0;
  await toPromise(createActor(listCards, { input: { loanId: loan?.loanId ?? '' } }).start());
  expect(requestsTo('/accounts')).toEqual(['GET /accounts']);
  expect(requestsTo('/cards')).toEqual([`GET /cards?processorType=${processorType}`]);
});

test('CALL-095: a payment requests the next business day of the loan’s system', async () => {
  const actor = createActor(gatheringMachine, { input: { person: ann, loanId: LOAN } }).start();
  const outcome = await toPromise(actor);
  expect(outcome.kind === 'gathered' ? outcome.gathered.nextBusinessDate : 'failed').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(requestsTo('/nextBusinessDate')).toEqual([expect.stringMatching(/^GET \/nextBusinessDate\?lmsId=\w+$/)]);
});

test('CALL-020, PROD-023: when the answer to a replacement is lost, its status is requested, and the replacement is not repeated', async () => {
  const finds = async (loanNumber: string, ssn: string) => {
    const input = { person: await enter('zoe'), screen: 'LinkAccount', search: {} };
    const actor = createActor(linkAccountMachine, { input }).start();
    const details = { loanNumber, dateOfBirth: '09/28/1980', phone: '(512) 555-0120' };
    const sent = { type: 'details.submitted', ssn: ssn === '' ? 'none' : 'right', ...details } as const;
    await waitFor(actor, (snapshot) => snapshot.can(sent), limit);
    keepSecret('ssn', ssn);
    actor.send(sent);
    return actor;
  };
  await toPromise(await finds('10101-2020001-1', '078-05-4120'));

  const actor = await finds('10103-2020002-1', '');
  await waitFor(actor, (snapshot) => snapshot.matches({ replacing: 'entering' }), limit);
  const fault = { call: 'PUT /replaceCustomer', fault: { cut: 'after' }, times: 1 };
  await lender.fetch(
    new Request(`${ORIGIN}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    }),
  );
  page.requests.length = 0;
  keepSecret('password', PASSWORD);
  actor.send({ type: 'replacement.confirmed', username: 'zoe@example.com', hasPassword: true });
  await toPromise(actor);
  expect(requestsTo('/replaceCustomer').map((request) => request.split(/[ ?]/)[0])).toEqual(['POST', 'PUT', 'GET']);
  expect(requestsTo('/replaceCustomer').at(-1)).toMatch(/^GET \/replaceCustomer\?customerId=[\w-]+$/);
});
