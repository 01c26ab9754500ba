import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { signIn } from '../../services/actors/session.ts';
import { api } from '../../services/client/api.ts';
import { clearCache } from '../../services/client/cache.ts';
import { keepSecret } from '../../services/client/secrets.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { assetNamed } from '../../services/lender/vault/assets.ts';
import { createVault } from '../../services/lender/vault/vault.ts';
import { freshPage, ORIGIN, service } from '../client/kit/service.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

const START_MS = 60_000;
let lender: Lender;
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: ORIGIN, vaultOrigin: 'https://vault.test', decideAfterMs: 0 });
}, START_MS);
afterAll(() => lender.close());

let page: ReturnType<typeof service>;
/** Paths of calls that fail. */
const broken = new Set<string>();
beforeEach(() => {
  freshPage();
  clearCache();
  broken.clear();
  const line = (request: Request) =>
    broken.has(new URL(request.url).pathname) ? new Response('{"message":"boom"}', { status: 500 }) : lender.fetch(request);
  page = service(line, { cognito: line });
});

/** Nell's only loan. */
const nell = () => signedIn('nell');
/** A customer's first loan of a brand, signed in: real chart, real client, real lender. */
async function signedIn(name: string, brand?: string) {
  keepSecret('password', PASSWORD);
  const person = await toPromise(createActor(signIn, { input: { username: `${name}@example.com`, remember: false } }).start());
  const loan = (await api('GET /accounts', {})).loans.find((one) => brand === undefined || one.brand === brand);
  if (!loan) throw new Error(`${name} has no loan`);
  const open = (screen: 'AccountDetails' | 'ManageAccount') => {
    const params = { brand: loan.brand, loanId: loan.loanId };
    const actor = createActor(accountsMachine, { input: { person, settings: settingsIn(SETTINGS), params, screen } }).start();
    const sees = async () => accountsView(await waitFor(actor, (snapshot) => !accountsView(snapshot).busy, { timeout: START_MS }));
    return { actor, sees };
  };
  return { loan, open };
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const callsTo = (path: string) => page.requests.filter(({ url }) => new URL(url).pathname === `/api${path}`).length;

/** PROD-017, CALL-013, CALL-048 */
test('Nell opened a document, authorized a payment, sent a file and made an appointment: her account has a line for each, and for each payment (ROUTE-058, ROUTE-063)', async () => {
  const { loan, open } = await nell();
  const { loanId, lmsId, storeId, loanHeader } = loan;
  await api('POST /lmsAccountDocumentViewHistory', { loanId, documentId: 'agreement', documentName: 'Loan agreement' });
  await api('POST /olpaDisclosure', { loanId, lmsId, file: PDF.toString('base64') });
  const [task] = (await api('GET /uploadLoanDocuments', { loanId, lmsId })).tasks;
  if (!task) throw new Error('nothing is asked of Nell');
  const { taskId, docType, isPayment } = task;
  const files = [{ name: 'policy.pdf', size: PDF.length, type: 'application/pdf', docType }];
  const [upload] = (await api('PUT /uploadLoanDocuments', { taskId, loanId, lmsId, docType, isPayment, files })).uploads;
  const form = new FormData();
  form.set('file', new File([PDF], 'policy.pdf', { type: 'application/pdf' }));
  const vault = createVault({ lender, portalOrigin: ORIGIN, log: lender.log, assetNamed });
  const sent = await vault.fetch(new Request(upload?.uploadUrl ?? '', { method: 'POST', body: form }));
  expect(await sent.text()).not.toContain('Error');
  expect(sent.ok).toBe(true);
  const timeZone = 'America/Chicago';
  const [slot] = (await api('GET /appointmentslots', { storeId, timeZone })).slots;
  const visit = {
    storeId,
    loanHdr: loanHeader,
    appointmentDate: slot?.appointmentDate ?? '',
    timeZone,
    appointmentType: 'payment' as const,
  };
  await api('POST /schedappointment', visit);

  const { timeline } = await open('AccountDetails').sees();
  expect(timeline.missing).toEqual([]);
  const lines = timeline.pages.flat();
  expect(lines[0]).toMatchObject({ kind: 'appointment', at: visit.appointmentDate });
  expect(
    lines
      .slice(1, 4)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['signed', 'uploaded', 'viewed']);
  const bookings = lines.filter((line) => line.kind === 'booking');
  expect(bookings.map(({ what }) => what)).toEqual(['payment', 'payment', 'origination']);
  expect(bookings[0]?.receiptId).toBe(`receipt-${bookings[0]?.confirmationNumber}`);
  expect(timeline.appointment).toMatchObject({ at: visit.appointmentDate });
  expect(callsTo('/schedappointment')).toBe(2); // hers, and the one of the page
});

test('Ann’s appointment is at the other store, in another time zone: her account names the store, and its clock', async () => {
  const { loan, open } = await signedIn('ann', 'TitleMax');
  const { nearby } = await api('GET /store', { storeId: loan.storeId });
  const stores = await Promise.all(nearby.map(({ storeId }) => api('GET /store', { storeId })));
  const there = stores.find(({ timeZone }) => timeZone !== settingsIn(SETTINGS).defaultTimeZone);
  if (!there) throw new Error('all stores have the time of the books');
  const storeId = there.storeInfo.id;
  const [slot] = (await api('GET /appointmentslots', { storeId, timeZone: there.timeZone })).slots;
  const at = slot?.appointmentDate ?? '';
  const made = { storeId, loanHdr: loan.loanHeader, appointmentDate: at, timeZone: there.timeZone, appointmentType: 'payment' as const };
  await api('POST /schedappointment', made);
  const meets = { at, timeZone: there.timeZone, storeName: there.storeInfo.name };
  const { actor, sees } = open('AccountDetails');
  expect((await sees()).timeline.appointment).toMatchObject(meets);
  actor.stop();
  clearCache();
  broken.add('/api/store');
  const unknown = open('ManageAccount');
  expect((await unknown.sees()).timeline).toMatchObject({ appointment: null, missing: ['appointments'] });
  broken.clear();
  unknown.actor.send({ type: 'timeline.retried', source: 'appointments' });
  expect((await unknown.sees()).timeline.appointment).toMatchObject(meets);
});

test('a source that fails leaves the others, and is retried alone', async () => {
  broken.add('/api/lmsAccountDocuments');
  const { open } = await nell();
  const { actor, sees } = open('AccountDetails');
  const without = (await sees()).timeline;
  expect(without.missing).toEqual(['documents']);
  expect(without.pages.flat().length).toBeGreaterThan(0);
  broken.clear();
  const asked = callsTo('/accounthistory');
  actor.send({ type: 'timeline.retried', source: 'documents' });
  expect((await sees()).timeline.missing).toEqual([]);
  expect(callsTo('/accounthistory')).toBe(asked);
});

test('ROUTE-063: the address of ManageAccount opens the account there; going to the account and back loads nothing again', async () => {
  const { open, loan } = await nell();
  const { actor, sees } = open('ManageAccount');
  expect(await sees()).toMatchObject({ screen: 'ManageAccount', account: { loanId: loan.loanId, whyNotPay: null, autoPay: null } });
  const asked = page.requests.length;
  actor.send({ type: 'details.chosen' });
  expect(await sees()).toMatchObject({ screen: 'AccountDetails', account: { loanId: loan.loanId } });
  actor.send({ type: 'manage.chosen' });
  expect((await sees()).screen).toBe('ManageAccount');
  expect(page.requests.length).toBe(asked);
});

/** RULE-014 */
test('the payoff amount holds until the lender’s next business day', async () => {
  const { open } = await nell();
  const { account } = await open('AccountDetails').sees();
  expect(account?.payoffUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(account?.payoffUntil).toBe((await api('GET /nextBusinessDate', { lmsId: account?.lmsId ?? '' })).businessDate);
});
