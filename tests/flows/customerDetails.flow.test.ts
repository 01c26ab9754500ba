import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import type { Typed } from '../../machines/customerDetails/customerDetails.fields.ts';
import { customerDetailsMachine } from '../../machines/customerDetails/customerDetails.machine.ts';
import { customerDetailsView, type CustomerDetailsView } from '../../machines/customerDetails/customerDetails.view.ts';
import { signIn } from '../../services/actors/session.ts';
import { api } from '../../services/client/api.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { readText, storedKeys } from '../../services/client/storage.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

const control = (method: string, path: string, body: object) =>
  lender.fetch(new Request(`${ORIGIN}${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }));

let page: ReturnType<typeof service>;
/** Changes an answer of the lender on its way. */
let onTheWay: (path: string, answer: Response) => Promise<Response> | Response;
beforeEach(async () => {
  freshPage();
  clearCache();
  onTheWay = (_, answer) => answer;
  await control('DELETE', '/sandbox/faults', {});
  await control('POST', '/sandbox/reset', { person: 'mia' });
  page = service(async (request) => onTheWay(new URL(request.url).pathname, await lender.fetch(request)), {
    cognito: (request) => lender.fetch(request),
  });
});

/** The customer wants to renew the first loan: real chart, real client, real lender. */
async function opens(name: string) {
  keepSecret('password', PASSWORD);
  const person = await toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
  const { loans } = await api('GET /accounts', {});
  const loan = loans.find(({ refinanceEligible }) => refinanceEligible);
  if (!loan) throw new Error(`${name} has no loan to renew`);
  page.requests.length = 0;
  const input = { purpose: 'agreement', person, loan, productId: loan.productId } as const;
  const actor = createActor(customerDetailsMachine, { input }).start();
  const sees = async (holds: (view: CustomerDetailsView) => boolean = () => true): Promise<CustomerDetailsView> =>
    customerDetailsView(await waitFor(actor, (at) => !at.hasTag('busy') && holds(customerDetailsView(at)), { timeout: START_MS }));
  return { actor, sees, loan, input };
}

const calls = () => page.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api', '')}`);
const bodiesOf = async (path: string): Promise<unknown[]> =>
  Promise.all(page.requests.filter(({ url }) => url.endsWith(path)).map((request) => request.clone().json()));
const queryOf = (path: string) => {
  const found = page.requests.find(({ url }) => new URL(url).pathname.endsWith(path));
  return Object.fromEntries(new URL(found?.url ?? '').searchParams);
};

const answers: Typed = {
  'spouse.firstName': 'José',
  'spouse.lastName': 'O’Neil-Ray',
  livesAt: 'elsewhere',
  'spouse.line1': '4 Oak Lane',
  'spouse.line2': '',
  'spouse.city': 'Juniper',
  'spouse.state': 'TX',
  'spouse.zip': '78644',
  race: 'asian',
  height: 'given',
  feet: '5',
  inches: '6',
  weight: 'notSaid',
};

test('Ann, of whom nothing is missing, goes on without a question (part of ROUTE-078)', async () => {
  const { actor } = await opens('ann');
  expect(await toPromise(actor)).toEqual({ kind: 'complete' });
  expect(calls().toSorted()).toEqual(['GET /demographicReference', 'GET /militarystatus', 'GET /personalInfo', 'POST /mlaStatus']);
});

describe('Mia', () => {
  test('is asked what the lender lacks of the product of her new loan (CALL-076, FLOW-REFI-12)', async () => {
    const { sees, actor, loan } = await opens('mia');
    const { asked, isCovered } = await sees();
    expect(asked).toEqual({ home: false, phone: false, spouse: true, questions: ['race', 'gender', 'height', 'weight'] });
    expect(isCovered).toBe(true);
    const customerId = actor.getSnapshot().context.customer?.customerId;
    expect(queryOf('/demographicReference')).toEqual({ productId: loan.productId, customerId, loanId: loan.loanId });
    actor.stop();
  });

  /** CALL-029 CALL-027 OPEN-017 */
  test('is looked up in the register of covered borrowers before her status is read', async () => {
    const { sees, actor, loan } = await opens('mia');
    await sees();
    const customerId = actor.getSnapshot().context.customer?.customerId;
    expect(calls().filter((call) => /m(la|ilitary)status/i.test(call))).toEqual(['POST /mlaStatus', 'GET /militarystatus']);
    expect(await bodiesOf('/mlaStatus')).toEqual([{ customerId, lmsId: loan.lmsId }]);
    expect(queryOf('/militarystatus')).toEqual({ customerId, lmsId: loan.lmsId });
    actor.stop();
  });

  test('declines two questions and answers two: the lender has both, and her spouse, and asks nothing more (CALL-017, CALL-030)', async () => {
    const { sees, actor, loan, input } = await opens('mia');
    await sees();
    actor.send({ type: 'details.submitted', values: answers });
    expect(await toPromise(actor)).toEqual({ kind: 'complete' });
    const { customerId, demographics, spouse } = await api('GET /personalInfo', { lmsId: loan.lmsId });
    expect(demographics).toEqual({ race: 'asian', gender: 'notSaid', height: 66, weight: 'notSaid' });
    const address = { line1: '4 Oak Lane', line2: '', city: 'Juniper', state: 'TX', zip: '78644' };
    expect(spouse).toEqual({ firstName: 'José', lastName: 'O’Neil-Ray', address });
    expect(await bodiesOf('/spouseAddress')).toEqual([{ customerId, firstName: 'José', lastName: 'O’Neil-Ray', address }]);
    expect(await toPromise(createActor(customerDetailsMachine, { input }).start())).toEqual({ kind: 'complete' });
  });

  test('loses the answer to her own details: they are sent once more, alike, and she goes on', async () => {
    const { sees, actor, loan } = await opens('mia');
    await sees();
    await control('POST', '/sandbox/faults', { call: 'POST /customerinfo', fault: { cut: 'after' }, times: 1 });
    actor.send({ type: 'details.submitted', values: answers });
    expect(await toPromise(actor)).toEqual({ kind: 'complete' });
    const [first, second, ...more] = await bodiesOf('/customerinfo');
    expect([second, more]).toEqual([first, []]);
    expect((await api('GET /personalInfo', { lmsId: loan.lmsId })).demographics.height).toBe(66);
  });

  test('is refused once: a refusal is not repeated by the portal, and nothing of the second part is sent', async () => {
    const { sees, actor } = await opens('mia');
    await sees();
    await control('POST', '/sandbox/faults', { call: 'POST /customerinfo', fault: { status: 422, body: { Error: 'Not now.' } }, times: 1 });
    actor.send({ type: 'details.submitted', values: answers });
    expect((await sees(({ failure }) => failure !== null)).failure?.texts).toEqual(['Not now.']);
    expect(calls().filter((call) => call.startsWith('POST') && !call.endsWith('mlaStatus'))).toEqual(['POST /customerinfo']);
    actor.stop();
  });

  test('sends only her spouse again when that part failed', async () => {
    const { sees, actor } = await opens('mia');
    await sees();
    await control('POST', '/sandbox/faults', { call: 'POST /spouseAddress', fault: { cut: 'before' }, times: 2 });
    actor.send({ type: 'details.submitted', values: answers });
    const half = await sees(({ failure }) => failure !== null);
    expect(half).toMatchObject({ isHalfSaved: true, asked: { questions: [], spouse: true } });
    actor.send({ type: 'details.submitted', values: {} });
    expect(await toPromise(actor)).toEqual({ kind: 'complete' });
    expect((await bodiesOf('/customerinfo')).length).toBe(1);
    expect((await bodiesOf('/spouseAddress')).length).toBe(3);
  });

  /** @layer NET STORE */
  test('finds after a reload what she typed of her spouse, and none of her answers is in the browser (STORE-001)', async () => {
    const { sees, actor, input } = await opens('mia');
    await sees();
    actor.send({ type: 'details.typed', values: answers });
    actor.stop(); // the page closes
    const stored = (['session', 'local'] as const).flatMap((store) => storedKeys(store).map((key) => readText(store, key))).join(' ');
    expect(stored).toContain('O’Neil-Ray');
    expect(stored).not.toMatch(/asian|"feet"|notSaid/);
    const again = createActor(customerDetailsMachine, { input }).start();
    const { values } = customerDetailsView(await waitFor(again, (at) => !at.hasTag('busy'), { timeout: START_MS }));
    expect([values['spouse.lastName'], values.race]).toEqual(['O’Neil-Ray', undefined]);
    again.send({ type: 'details.submitted', values: answers });
    await toPromise(again);
    expect(storedKeys('session').filter((key) => key.includes('customerDetails'))).toEqual([]);
  });

  test('has no address and no phone number at the lender: both are asked for, and sent (part of ROUTE-078, CALL-017)', async () => {
    onTheWay = async (path, answer) => {
      if (!path.endsWith('/personalInfo')) return answer;
      const record: unknown = await answer.json();
      return Response.json({ ...(typeof record === 'object' ? record : {}), addresses: [], contactNumbers: [] });
    };
    const { sees, actor, loan } = await opens('mia');
    expect((await sees()).asked).toMatchObject({ home: true, phone: true });
    const home: Typed = { 'home.line1': '9 Elm Road', 'home.city': 'Fallow Creek', 'home.state': 'TX', 'home.zip': '78643' };
    actor.send({ type: 'details.submitted', values: { ...answers, ...home, phone: '(512) 555-0188', livesAt: 'home' } });
    expect(await toPromise(actor)).toEqual({ kind: 'complete' });
    onTheWay = (_, answer) => answer;
    const { addresses, contactNumbers, spouse } = await api('GET /personalInfo', { lmsId: loan.lmsId });
    expect(addresses).toMatchObject([{ line1: '9 Elm Road', typeName: 'Home', sameAddresses: true }]);
    expect(contactNumbers).toEqual([{ phoneNumber: '5125550188', type: 'mobile' }]);
    expect(spouse?.address.line1).toBe('9 Elm Road');
  });
});
