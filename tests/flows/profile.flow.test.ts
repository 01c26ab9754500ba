import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import { signIn } from '../../services/actors/session.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { storedKeys, readText } from '../../services/client/storage.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';
import { settings } from '../../machines/paths/people/people.ts';

const START_MS = 60_000;
const FLAGS = { ...settings, canEditEmail: true, canEditPhone: true };
const ACCOUNT = '93027461805';
const ROUTING = '990100146';
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
beforeEach(() => {
  freshPage();
  clearCache();
  const line = (request: Request) => lender.fetch(request);
  page = service(line, { cognito: line });
});

const personOf = (name: string) => {
  keepSecret('password', PASSWORD);
  return toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
};

/** The customer signs in and opens the profile: real chart, real client, real lender. */
async function opens(name: string, brand = 'TitleMax', flags: typeof settings = FLAGS) {
  const person = await personOf(name);
  const actor = createActor(profileMachine, { input: { person, settings: flags, params: { brand } } }).start();
  /** The view when `holds` is true and nothing is pending. */
  const sees = async (holds: (view: ReturnType<typeof profileView>) => boolean = () => true) =>
    profileView(await waitFor(actor, (at) => !at.hasTag('busy') && holds(profileView(at)), { timeout: START_MS }));
  return { actor, sees, send: actor.send.bind(actor) };
}

const everythingKept = () =>
  (['session', 'local'] as const)
    .flatMap((store) =>
      storedKeys(store)
        .filter((key) => key !== 'tokens')
        .map((key) => readText(store, key)),
    )
    .join(' ');

test('Ann changes her phone and her addresses, and sees the new record of the lender (ROUTE-042, RULE-005, CALL-016, CALL-017)', async () => {
  const { send, sees, actor } = await opens('ann');
  expect((await sees()).facts).toMatchObject({ name: 'Ann Ashby', born: '1961-02-09', lastFourOfSsn: '4101', preference: 'Both' });
  send({ type: 'section.opened', section: 'phone' });
  send({ type: 'form.submitted', values: { phone: '+1 (512) 555-0188' }, hasAccountNumber: false });
  expect(await sees()).toMatchObject({ saved: 'phone', facts: { phones: ['5125550188'] } });
  send({ type: 'section.opened', section: 'addresses' });
  await sees();
  send({ type: 'search.typed', name: 'home', text: '742 mapl' });
  const { search } = await sees((view) => view.search.phase === 'open');
  send({ type: 'search.chosen', placeId: search.predictions[0]?.placeId ?? '' });
  const { open } = await sees((view) => view.search.found !== null);
  expect(open?.values['home.line1']).toMatch(/^742 Maple/);
  send({ type: 'form.submitted', values: { same: 'yes' }, hasAccountNumber: false });
  const { facts, saved } = await sees();
  expect([saved, facts?.home?.line1, facts?.mailing]).toEqual(['addresses', open?.values['home.line1'], null]);
  actor.stop();
});

test('all searches for one address and the choice have the same session token (CALL-001, CALL-002, ROUTE-117)', async () => {
  const { send, sees, actor } = await opens('ann');
  await sees();
  send({ type: 'section.opened', section: 'addresses' });
  await sees();
  for (const text of ['12 jun', '12 juniper']) {
    send({ type: 'search.typed', name: 'home', text });
    await sees((view) => view.search.phase === 'open');
  }
  const { search } = await sees();
  send({ type: 'search.chosen', placeId: search.predictions[0]?.placeId ?? '' });
  await sees((view) => view.search.found !== null);
  const searches = page.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.startsWith('/api/address'));
  expect(searches.map(({ pathname }) => pathname)).toEqual(['/api/addressPredictions', '/api/addressPredictions', '/api/addressDetails']);
  expect(new Set(searches.map(({ searchParams }) => searchParams.get('sessionToken'))).size).toBe(1);
  actor.stop();
});

/** PROD-020 */
test('Nell adds a bank account: its number is sent to the lender and stored nowhere (CALL-024, CALL-025, OPEN-021, CONF-035)', async () => {
  const { send, sees, actor } = await opens('nell', 'CheckSmart');
  await sees();
  send({ type: 'section.opened', section: 'bank' });
  send({ type: 'form.typed', values: { routingNumber: ROUTING } });
  expect((await sees((view) => view.bank.phase === 'named')).open?.filled).toEqual({ bankName: 'First Lantern Bank' });
  keepSecret('accountNumber', '12');
  send({ type: 'form.submitted', values: {}, hasAccountNumber: true });
  expect((await sees((view) => view.open?.saving === false)).open?.problems).toEqual({ accountNumber: 'invalid' });
  keepSecret('accountNumber', ACCOUNT);
  send({ type: 'form.submitted', values: {}, hasAccountNumber: true });
  const view = await sees();
  expect(view.saved).toBe('bank');
  expect(view.facts?.banks[0]).toMatchObject({ bankName: 'First Lantern Bank', lastFour: '1805', primary: true });
  actor.stop();
  expect(JSON.stringify([actor.getSnapshot().context, page.log])).not.toContain(ACCOUNT);
  expect(everythingKept()).not.toMatch(new RegExp(`${ACCOUNT}|${ROUTING}`));
});

test('an unknown bank is logged, has an error at the field, and can be typed by hand (ERR-041)', async () => {
  const { send, sees, actor } = await opens('nell', 'CheckSmart');
  await sees();
  send({ type: 'section.opened', section: 'bank' });
  send({ type: 'form.typed', values: { routingNumber: '111000025' } });
  const { bank } = await sees((view) => view.bank.phase === 'unnamed');
  expect(bank.failure?.texts).toEqual(['We do not know a bank with this routing number. Enter your bank’s name.']);
  expect(page.log.map(({ event }) => event)).toContain('bank name lookup failed');
  actor.stop();
});

test('Ann’s input is restored after a reload (STORE-001)', async () => {
  const first = await opens('ann');
  await first.sees();
  first.send({ type: 'section.opened', section: 'email' });
  first.send({ type: 'form.typed', values: { email: 'ann.ash' } });
  first.actor.stop(); // the page closes
  const { person, brand } = first.actor.getSnapshot().context;
  const again = createActor(profileMachine, { input: { person, settings: FLAGS, params: { brand: brand ?? '' } } }).start();
  const view = profileView(await waitFor(again, (at) => !at.hasTag('busy'), { timeout: START_MS }));
  expect(view.open).toMatchObject({ section: 'email', values: { email: 'ann.ash' } });
  again.send({ type: 'form.cancelled' });
  again.stop();
  expect(everythingKept()).not.toContain('ann.ash');
});

test('without their flags neither e-mail nor phone can be changed (FLAG-002)', async () => {
  const { send, sees, actor } = await opens('ann', 'TitleMax', settings);
  await sees();
  for (const section of ['email', 'phone'] as const) send({ type: 'section.opened', section });
  expect(await sees()).toMatchObject({ open: null, canEditEmail: false, canEditPhone: false });
  actor.stop();
});

test('Bo sees the profile of the loan system of the address’s brand; Zoe, without an account, is led to link one', async () => {
  const { actor: inNls, sees } = await opens('bo', 'CheckSmart');
  await sees();
  expect(inNls.getSnapshot().context.customer?.customerId).toBe('701004');
  inNls.stop();
  freshPage();
  clearCache();
  const zoe = await opens('zoe');
  expect(await zoe.sees()).toMatchObject({ phase: 'without', hasAccounts: false });
  zoe.send({ type: 'link.chosen' });
  expect(zoe.actor.getSnapshot().output).toEqual({ kind: 'linkAccountChosen' });
});

test('Ann sees her devices, this one first, and removes the other: it can no longer refresh its session', async () => {
  const other = await lender.fetch(
    new Request(`${ORIGIN}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'ann@example.com',
        password: PASSWORD,
        fromLegacyNcr: false,
        encodedData: btoa(JSON.stringify({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1', language: 'en', timezone: 'UTC' })),
      }),
    }),
  );
  expect(other.status).toBe(200);
  const { send, sees, actor } = await opens('ann');
  const { devices } = await sees((view) => view.devices.phase === 'viewing');
  expect(devices.rows?.[0]).toMatchObject({ current: true, mayForget: false });
  const phone = devices.rows?.find(({ name }) => name.system === 'iPhone');
  expect(phone).toMatchObject({ name: { browser: 'Safari', system: 'iPhone' }, current: false });
  send({ type: 'device.forgetChosen', id: phone?.id ?? '' });
  expect((await sees()).devices.chosen).toEqual(phone);
  send({ type: 'device.forgetConfirmed' });
  const after = (await sees((view) => view.devices.forgotten && view.devices.phase === 'viewing')).devices;
  expect(after.rows?.filter(({ name }) => name.system === 'iPhone')).toEqual([]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('us-east-1_'); // no key of a device
  actor.stop();
});

test('Mia withdraws her military statement: the lender has it, and its register still has her as covered (CALL-027, CALL-028, OPEN-018)', async () => {
  const { send, sees, actor } = await opens('mia', 'InstaLoan');
  const before = await sees((view) => view.military.phase === 'viewing');
  expect(before.military.coveredBorrower).toBe(true);
  send({ type: 'military.changeChosen' });
  send({ type: 'military.chosen', isMilitary: false });
  send({ type: 'military.submitted' });
  const { military } = await sees((view) => view.military.saved);
  expect(military).toMatchObject({ isMilitary: false, coveredBorrower: true, failure: null });
  const sent = page.requests.filter(({ url }) => url.endsWith('/militarystatus') || url.includes('/militarystatus?'));
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(new URL(sent[0]?.url ?? '').searchParams.get('customerId')).toBe(actor.getSnapshot().context.customer?.customerId);
  expect([...new URL(sent[0]?.url ?? '').searchParams.keys()].toSorted()).toEqual(['customerId', 'lmsId']);
  actor.stop();
});

test('Ann reads what she agreed to: the terms by version and day, as the lender has them (CALL-045)', async () => {
  const { sees, send, actor } = await opens('ann');
  const { agreements } = await sees((view) => !view.agreements.loading);
  const termsCalls = page.requests.filter(({ url }) => new URL(url).pathname === '/api/newaccountterms');
  expect(termsCalls).toHaveLength(1);
  expect(agreements.terms?.acceptedVersion).toBe(agreements.terms?.version);
  expect(Date.parse(agreements.terms?.agreedAt ?? '')).toBeGreaterThan(0);
  send({ type: 'paper.chosen', paper: 'loan' });
  const { loanId, lmsId } = agreements.loan ?? {};
  expect(actor.getSnapshot().output).toEqual({ kind: 'documentsChosen', brand: 'TitleMax', loanId, lmsId, monthly: false });
});
