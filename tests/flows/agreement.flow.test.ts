import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { AgreementEvent } from '../../machines/agreement/agreement.types.ts';
import { agreementView, type AccountDisclosuresView } from '../../machines/agreement/agreement.view.ts';
import { everything } from '../../machines/paths/walks/customerDetails.walks.ts';
import { DRAFT_KEY } from '../../services/client/keys.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import type { Fault } from '../../services/lender/faults.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { load, openPage, type Page } from './kit/page.ts';
import { newTab } from './kit/browser.ts';

/** The papers of a renewal against the real lender. The draft is that of a payment that renews the loan. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'mia'));
afterEach(() => page?.close());

const ACK = 'POST /disclosureacknowledgement';
const Signer = v.object({
  customerId: v.string(),
  profileId: v.string(),
  name: v.string(),
  initials: v.string(),
  ssn: v.string(),
  dob: v.string(),
});
const Ack = v.object({
  accountNumber: v.string(),
  disclosureType: v.string(),
  disclosureAck: v.object({
    cognitoId: v.string(),
    disclosures: v.array(v.object({ documentId: v.string() })),
    borrowerInfo: Signer,
    coborrowerInfo: v.optional(v.unknown()),
  }),
});
const Stored = v.object({ draft: v.object({ renewal: v.object({ agreedIntent: v.string() }) }) });

const press = (...events: AgreementEvent[]) => events.forEach((event) => page.flow('agreement').send(event));
async function seen(phase: AccountDisclosuresView['phase'], holds: (view: AccountDisclosuresView) => boolean = () => true) {
  const now = () => {
    const view = page.now().flow === 'agreement' ? agreementView(page.flow('agreement').getSnapshot()) : null;
    return view?.screen === 'AccountDisclosures' && view.phase === phase && holds(view) ? view : null;
  };
  await page.until(() => now() !== null);
  const view = now();
  if (!view) throw new Error(`AccountDisclosures is no longer ${phase}`);
  return view;
}

/** The papers are confirmed, and are signed next. */
const toSign = () => page.until(() => page.now().screen === 'DocuSignView');

type Who = { name: string; brand: string; amount: number; productId: string; loanOf?: string };
const ANN: Who = { name: 'ann', brand: 'TitleMax', amount: 34_500, productId: '100' };
const SAM: Who = { ...ANN, name: 'sam', loanOf: 'ann' };
const MIA: Who = { name: 'mia', brand: 'InstaLoan', amount: 16_000, productId: '200' };

/** Opens the papers of a payment that renews the loan. Null: it only pays. */
async function opens({ name, brand, amount, productId, loanOf = name }: Who, renews = true): Promise<string> {
  const { loanId } = await sandbox.loan(loanOf, brand);
  const { profileId } = await sandbox.person(name);
  const draft: PaymentDraft = {
    brand,
    loanId,
    screen: 'SelectPaymentMethod',
    amountType: 'minimumDue',
    otherAmount: null,
    amount,
    cardIds: [],
    saveCard: true,
    ...(renews && { renewal: { productId, migrateProduct: false, ancillaryProductIds: [], agreedIntent: '' } }),
  };
  const tab = newTab();
  page = await openPage(sandbox, `/${brand}/Accounts/${loanId}/Payment/AccountDisclosures`, tab);
  await page.at('Login');
  tab.session.setItem(DRAFT_KEY, JSON.stringify({ version: 1, profileId, storedAt: Date.now(), draft }));
  page.submitLogin(`${name}@example.com`);
  return loanId;
}
const isAgreed = () => v.parse(Stored, JSON.parse(page.tab.session.getItem(DRAFT_KEY) ?? 'null')).draft.renewal.agreedIntent !== '';

/** Opens each paper, and confirms them. */
async function confirms(name: string, initials: string): Promise<void> {
  const { papers } = await seen('reading');
  for (const { documentId } of papers) press({ type: 'paper.opened', documentId }, { type: 'paper.closed' });
  press({ type: 'agreement.submitted', name, initials });
}
const acknowledged = () => sandbox.line.of(ACK).map(({ body }) => v.parse(Ack, body));
const records = async (loanId: string) =>
  (await sandbox.lender.db.selectFrom('acknowledgement').select('document_id').where('loan_id', '=', loanId).execute()).length;

describe('Ann', () => {
  /** @layer NET STORE */
  test('reads the papers of exactly her renewal and confirms them once; they are signed next (PROD-015, ROUTE-081, CALL-032, part of FLOW-DOC-06)', async () => {
    const loanId = await opens(ANN);
    const { papers, terms, signatureRequired, nameOnFile } = await seen('reading');
    expect([papers.map(({ title }) => title), signatureRequired, nameOnFile]).toEqual([
      ['What your refinance costs', 'Your right to change your mind'],
      true,
      'Ann Ashby',
    ]);
    expect(terms?.eachPayment).toBeGreaterThan(0);
    const [asked] = sandbox.line.of('GET /documents');
    expect(asked?.query).toMatchObject({
      loanId,
      disclosureType: 'refinance',
      amount: '345.00',
      productId: '100',
      migrateProduct: 'false',
      isAlternatesTurn: 'false',
      suretyBond: 'false',
      customerName: 'Ann Ashby',
    });
    await confirms('Ann Ashby', 'aa');
    await toSign();
    const [ack] = acknowledged();
    expect(ack).toMatchObject({ accountNumber: loanId, disclosureType: 'refinance' });
    expect(ack?.disclosureAck.borrowerInfo).toMatchObject({ name: 'Ann Ashby', initials: 'AA', ssn: '***-**-4101' });
    expect(ack?.disclosureAck.borrowerInfo.dob).toMatch(/^\*\*\/\*\*\/\d{4}$/);
    expect(ack?.disclosureAck).not.toHaveProperty('coborrowerInfo');
    expect([await records(loanId), isAgreed()]).toEqual([2, false]);
  });

  /** @layer NET STORE */
  test('signs them on the lender’s page, and the payment goes on to its review (ROUTE-084, CALL-033, CALL-034)', async () => {
    vi.stubGlobal('innerWidth', 1280);
    vi.stubGlobal('innerHeight', 900);
    await opens(ANN);
    await confirms('Ann Ashby', 'AA');
    await toSign();
    const signing = await page.signing('loading');
    const papers = await page.mountPapers(signing.view.signingUrl);
    signing.send({ type: 'frame.loaded' });
    await papers.press('sign');
    (await page.signing('signed')).send({ type: 'signature.confirmed' });
    await page.until(() => page.now().flow === 'payment');
    expect(isAgreed()).toBe(true);
  });

  test('is not asked again after a reload', async () => {
    const loanId = await opens(ANN);
    await confirms('Ann Ashby', 'AA');
    await toSign();
    page = await load(sandbox, page);
    await toSign();
    expect([acknowledged().length, await records(loanId)]).toEqual([1, 2]);
  });

  test.each<[string, Fault]>([
    ['before it arrives', { cut: 'before' }],
    ['after it has arrived', { cut: 'after' }],
  ])('confirms once when the answer is lost %s: it is sent again by itself', async (_, fault) => {
    const loanId = await opens(ANN);
    await seen('reading');
    await sandbox.fault(ACK, fault, 1);
    await confirms('Ann Ashby', 'AA');
    await toSign();
    expect([acknowledged().length, await records(loanId)]).toEqual([2, 2]);
  });

  test('reads that it is recorded when both answers are lost: the papers are read again (CALL-042, OPEN-019, CONF-012)', async () => {
    const loanId = await opens(ANN);
    await seen('reading');
    await sandbox.fault(ACK, { cut: 'after' }, 2);
    await confirms('Ann Ashby', 'AA');
    await toSign();
    expect([sandbox.line.of('GET /disclosures').length, await records(loanId)]).toEqual([1, 2]);
  });

  test('reads that it is not recorded when it never arrives, and confirms again', async () => {
    const loanId = await opens(ANN);
    await seen('reading');
    await sandbox.fault(ACK, { cut: 'before' }, 2);
    await confirms('Ann Ashby', 'AA');
    expect(await seen('reading', ({ failure }) => failure !== null)).toMatchObject({ isUnsure: false });
    expect(await records(loanId)).toBe(0);
    press({ type: 'agreement.submitted', name: 'Ann Ashby', initials: 'AA' });
    await toSign();
    expect(await records(loanId)).toBe(2);
  });

  test('reads the new papers when the terms have changed meanwhile', async () => {
    const loanId = await opens(ANN);
    const before = await seen('reading');
    await sandbox.lender.db
      .updateTable('loan')
      .set((is) => ({ interest_cents: is('interest_cents', '+', 5_000) }))
      .where('loan_id', '=', loanId)
      .execute();
    await confirms('Ann Ashby', 'AA');
    const after = await seen('reading', ({ haveChanged }) => haveChanged);
    expect(after.terms?.newLoanAmount).toBe((before.terms?.newLoanAmount ?? 0) + 5_000);
    expect(after.papers.map(({ opened }) => opened)).toEqual([false, false]);
    await confirms('Ann Ashby', 'AA');
    await toSign();
  });

  test('reads the lender’s own words when it refuses', async () => {
    await opens(ANN);
    await seen('reading');
    await sandbox.fault(ACK, { status: 422, body: { Error: 'The details do not match our records.' } });
    await confirms('Ann Ashby', 'AA');
    const { failure } = await seen('reading', (view) => view.failure !== null);
    expect(failure?.texts).toEqual(['The details do not match our records.']);
  });

  test('with a payment that only pays is at its amount, and no papers are written', async () => {
    await opens(ANN, false);
    await page.payment('MakePayment');
    expect(sandbox.line.of('GET /documents')).toEqual([]);
  });

  test('who wants another amount goes back to it', async () => {
    await opens(ANN);
    await seen('reading');
    press({ type: 'amount.changeChosen' }, { type: 'amount.changeConfirmed' });
    expect((await page.payment('MakePayment')).screen).toBe('MakePayment');
    expect(acknowledged()).toEqual([]);
  });

  test('who has not agreed to electronic papers, because the lender did not answer at sign-in, is asked for it and comes back (quality §6 row 25)', async () => {
    await sandbox.lender.db.deleteFrom('acknowledgement').where('document_id', 'like', 'terms-%').execute();
    await sandbox.fault('GET /newaccountterms', { status: 500 }, 1);
    await opens(ANN);
    await page.at('TermsConditionsConsent');
    expect(sandbox.line.of('GET /documents')).toEqual([]);
    page.flow('consent').send({ type: 'consent.submitted', agreed: true });
    expect((await seen('reading')).consentedOn).not.toBe('');
  });
});

test('Sam, who is the co-signer, reads in his turn and acknowledges as himself (RULE-033, R-14)', async () => {
  const loanId = await opens(SAM);
  await seen('reading');
  expect(sandbox.line.of('GET /documents')[0]?.query).toMatchObject({ isAlternatesTurn: 'true', customerName: 'Sam Ortega' });
  await confirms('Sam Ortega', 'SO');
  await toSign();
  const [ack] = acknowledged();
  const { profileId } = await sandbox.person('sam');
  expect(ack?.disclosureAck.borrowerInfo).toMatchObject({ profileId, name: 'Sam Ortega', ssn: '***-**-4102' });
  expect(await records(loanId)).toBe(2);
});

/** @layer NET STORE */
test('Mia gives the details that the lender lacks, signs nothing, and goes on to the review with her papers agreed; the authorization is filed as its PDF (CALL-043, OPEN-020)', async () => {
  const loanId = await opens(MIA);
  await page.at('CustomerDetails');
  page.now().actor?.send({ type: 'details.submitted', values: everything });
  await confirms('Mia Castellano', 'MC');
  await page.until(() => page.now().flow === 'payment');
  expect(isAgreed()).toBe(true);
  const [filed] = sandbox.line
    .of('POST /olpaDisclosure')
    .map(({ body }) => v.parse(v.object({ loanId: v.string(), file: v.string() }), body));
  expect([
    filed?.loanId,
    Buffer.from(filed?.file ?? '', 'base64')
      .toString('latin1')
      .slice(0, 5),
  ]).toEqual([loanId, '%PDF-']);
  expect(await records(loanId)).toBe(3);
});
