import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { decide } from '../../services/lender/payment/decide.ts';
import { acknowledge, agree, locate, papersOf, sign } from '../calls/agreement.ts';
import { worldOf, type Loan } from '../calls/world.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annRefinances, lock, movements, recordingSignatures, refinanceOf, signInAgain } from './kit/lending.ts';
import { annPays, keyIn, loanOf, resultOf } from './kit/paying.ts';

/** "December 26, 2026" */
const inWords = (timeZone: string, day: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(day));

type At = Parameters<Parameters<typeof lenderOn>[1]>[0];
type Over = Partial<Ask<'POST /payment'>>;

const NOT_ELIGIBLE = 'You are not eligible at this time. Please contact customer service.';
const UNREAD = 'Read and confirm the documents of exactly this refinance before you pay.';
const UNSIGNED = 'Sign the documents of exactly this refinance before you pay.';

const world = (at: At, person: string) => worldOf({ ...at(), sandbox: true }, person);
const money = (cents: number) => `$${toMoneyText(cents)}`;

/** A person's refinance of a loan with the minimum payment, changed by `over`. */
const asks = async (at: At, person: string, loan: Loan, over: Over = {}) => ({
  ...(await refinanceOf(at(), person, loan, loan.minimumAmountDue)),
  ...over,
});

/** Sends a refinance; returns the status, the text and the code of the refusal. */
async function sends(at: At, person: string, ask: Ask<'POST /payment'>) {
  const reply = await at().call('POST /payment', ask, { token: await signInAgain(at(), person), key: randomUUID() });
  const code = typeof reply.body === 'object' && reply.body !== null && 'errorCode' in reply.body ? reply.body.errorCode : '';
  return [reply.status, errorOf(reply), code];
}

const textOf = (documents: readonly { text: string[] }[]): string => documents.flatMap(({ text }) => text).join('\n');

lenderOn('the papers of a refinance', (at) => {
  beforeEach(() => at().reset('ann', 'sam'));

  /** Ann is in Texas, holds the lock, and has read and signed the papers of this refinance. */
  async function annAgrees(over: Over = {}) {
    const loan = await loanOf(at(), 'ann');
    await lock(at(), 'ann', loan.loanId);
    const ask = await asks(at, 'ann', loan, over);
    await agree(await world(at, 'ann'), loan, ask);
    return { loan, ask };
  }

  test('name the new loan with cash and products, and the loan is made exactly so (PROD-015, ROUTE-081, FLOW-REFI-19)', async () => {
    const over = { paymentAmount: '700.00', disbursementAmount: '100.00', disbursementType: 2 as const, ancillaryProductIds: ['roadside'] };
    const ann = await world(at, 'ann');
    const loan = await loanOf(at(), 'ann');
    const papers = await ann.answer('GET /documents', papersOf(ann, loan, await asks(at, 'ann', loan, over)));
    const { documents, signatureRequired, terms } = papers;
    const { young, result, old } = await annRefinances(at(), over);
    const principal = old.payoffAmount - 70_000 + 10_000 + 4_900;
    expect([young.payoffAmount, signatureRequired, result]).toEqual([principal, true, expect.objectContaining({ loanSigned: true })]);
    for (const line of [
      `You owe today: ${money(old.payoffAmount)}`,
      'You pay now: $700.00',
      'Cash you get: $100.00',
      'Roadside assistance, in the new loan: $49.00',
      `Amount of the new loan: ${money(principal)}`,
      'Type of loan: Title loan',
      'Annual interest rate: 120.00%',
      `Each payment: ${money(young.minimumAmountDue)}`,
      `First payment on: ${inWords('UTC', young.dueDate)}`,
    ])
      expect(textOf(documents)).toContain(line);
    expect(terms).toEqual({
      productName: 'Title loan',
      newLoanAmount: principal,
      ancillaryProducts: [{ name: 'Roadside assistance', price: 4_900 }],
      annualRate: 120,
      payments: 10,
      everyDays: 30,
      eachPayment: young.minimumAmountDue,
      firstPaymentOn: young.dueDate,
      allPayments: 10 * young.minimumAmountDue,
    });
  });

  test('of a switch name the other product and its rate (ROUTE-069, FLOW-REFI-20)', async () => {
    const { young } = await annRefinances(at(), { paymentAmount: '300.00', migrateProduct: true });
    const list = await at().answer('GET /lmsAccountDocuments', { loanId: '2001001', lmsId: '2' }, { token: await at().signIn('ann') });
    expect(list.documents.map(({ documentName }) => documentName)).toContain('Signed: Refinance agreement');
    const signed = await at().lender.db.selectFrom('signing').select('papers').where('loan_id', '=', '2001001').executeTakeFirstOrThrow();
    for (const part of ['Installment loan', '99.00%', 'a Title loan at 120.00% a year', money(young.payoffAmount)])
      expect(signed.papers).toContain(part);
  });

  test('have the same ids for two pages that ask at the same time', async () => {
    const ann = await world(at, 'ann');
    const loan = await loanOf(at(), 'ann');
    const ask = papersOf(ann, loan, await asks(at, 'ann', loan));
    const all = await Promise.all([1, 2, 3, 4].map(() => ann.answer('GET /documents', ask)));
    expect(new Set(all.map(({ documents }) => documents.map(({ documentId }) => documentId).join())).size).toBe(1);
  });

  describe('are wanted before the payment:', () => {
    test('unread, read and not signed, and read by Sam only, are not enough (part of FLOW-DOC-04)', async () => {
      const loan = await loanOf(at(), 'ann');
      const [ann, sam] = [await world(at, 'ann'), await world(at, 'sam')];
      await locate(ann, loan);
      await lock(at(), 'ann', loan.loanId);
      const ask = await asks(at, 'ann', loan);
      await acknowledge(sam, loan, ask);
      expect(await sends(at, 'ann', ask)).toEqual([422, UNREAD, 'PapersMissing']);
      await acknowledge(ann, loan, ask);
      expect(await sends(at, 'ann', ask)).toEqual([422, UNSIGNED, 'PapersMissing']);
      await sign(ann, loan);
      expect((await sends(at, 'ann', ask))[0]).toBe(200);
    });

    test.each<[string, Over]>([
      ['another amount', { paymentAmount: '345.01' }],
      ['cash', { disbursementAmount: '50.00', disbursementType: 2 }],
      ['a product', { ancillaryProductIds: ['roadside'] }],
      ['a switch', { paymentAmount: '345.00', migrateProduct: true }],
    ])('those of another refinance are not enough for %s', async (_, over) => {
      const { ask } = await annAgrees({ paymentAmount: '345.00' });
      expect(await sends(at, 'ann', { ...ask, ...over })).toEqual([422, UNREAD, 'PapersMissing']);
    });

    test('asking for papers of another amount makes the earlier ones void, also when Ann comes back to that amount', async () => {
      const { loan, ask } = await annAgrees();
      const ann = await world(at, 'ann');
      await ann.answer('GET /documents', papersOf(ann, loan, { ...ask, paymentAmount: '400.00' }));
      expect(await sends(at, 'ann', ask)).toEqual([422, UNREAD, 'PapersMissing']);
      const { documents } = await ann.answer('GET /documents', papersOf(ann, loan, ask));
      expect(documents.map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([undefined, undefined]);
      expect(await sends(at, 'ann', ask)).toEqual([422, UNREAD, 'PapersMissing']);
      await acknowledge(ann, loan, ask);
      expect(await sends(at, 'ann', ask)).toEqual([422, UNSIGNED, 'PapersMissing']); // the signature was of the void papers
    });

    test('those of yesterday, and those from before a payment, are not enough', async () => {
      const { loan, ask } = await annAgrees({ paymentAmount: '400.00' });
      const { posted, token } = await annPays(at(), 1_000);
      await resultOf(at(), keyIn(posted.body), token);
      const { intentId } = await loanOf(at(), 'ann');
      expect(await sends(at, 'ann', { ...ask, intentId })).toEqual([422, UNREAD, 'PapersMissing']);
      await agree(await world(at, 'ann'), await loanOf(at(), 'ann'), ask);
      await at().ask('POST', '/sandbox/clock', { advanceSeconds: 86_400 });
      await at().answer(
        'POST /loanlock',
        { loanId: loan.loanId, value: true, lockType: 'refinance' },
        { token: await signInAgain(at(), 'ann') },
      );
      await locate(await world(at, 'ann'), loan);
      const late = await sends(at, 'ann', { ...ask, intentId });
      await at().ask('POST', '/sandbox/clock', { reset: true });
      expect(late).toEqual([422, UNREAD, 'PapersMissing']);
    });
  });

  test('products that the loan cannot have, and one that only the store sells, are refused with their papers (ROUTE-082)', async () => {
    const ann = await world(at, 'ann');
    const loan = await loanOf(at(), 'ann');
    const papers = async (over: Over) => {
      const reply = await ann.call('GET /documents', papersOf(ann, loan, await asks(at, 'ann', loan, over)));
      return [reply.status, errorOf(reply)];
    };
    const other = [422, 'These products do not belong to this loan. Start again from the amount.'];
    for (const ids of [['protection'], ['inspection'], ['roadside', 'roadside'], ['roadside', 'none']])
      expect(await papers({ ancillaryProductIds: ids })).toEqual(other);
    const store = (name: string) => [422, `This refinance needs your store: ${name}. Make an appointment, or pay more now.`];
    expect(await papers({ disbursementAmount: '500.00' })).toEqual(store('Vehicle inspection'));
    expect(await papers({ paymentAmount: toMoneyText(loan.productSwitchAmountDue), migrateProduct: true })).toEqual(
      store('Switch in the store'),
    );
    const ofSwitch = { loanId: loan.loanId, storeId: loan.storeId, productId: '200', amount: toMoneyText(loan.productSwitchAmountDue) };
    expect(await ann.answer('GET /ancillaryProducts', ofSwitch)).toMatchObject({
      missingProducts: ['Switch in the store'],
      showAppointmentLink: true,
    });
    const withCash = { ...ofSwitch, productId: '100', amount: '345.00', disbursement: '500.00' };
    expect(await ann.answer('GET /ancillaryProducts', withCash)).toMatchObject({ missingProducts: ['Vehicle inspection'] });
  });

  test('a covered borrower gets no title loan, whoever asked the register (OPEN-017, OPEN-018)', async () => {
    const { loan, ask } = await annAgrees();
    await at().lender.db.updateTable('customer_detail').set({ on_register: true }).where('customer_id', '=', '702002').execute(); // Sam
    const text = `A federal law that protects service members and their families does not allow this loan. Please call ${loan.storePhoneNumber}.`;
    expect(await sends(at, 'ann', ask)).toEqual([422, text, 'CoveredBorrower']);
    const ann = await world(at, 'ann');
    expect(errorOf(await ann.call('GET /documents', papersOf(ann, loan, ask)))).toBe(text);
  });

  test('Mia, who is covered, renews at 35 percent, without a signature; her file of the online payment is stored (CALL-043, OPEN-020)', async () => {
    await at().reset('mia');
    const mia = await world(at, 'mia');
    const loan = await loanOf(at(), 'mia');
    const ask = await asks(at, 'mia', loan);
    const more = { ...papersOf(mia, loan, ask), ancillaryProductIds: ['protection'] };
    expect(errorOf(await mia.call('GET /documents', more))).toMatch(/^A federal law that protects service members/);
    const { documents } = await mia.answer('GET /documents', papersOf(mia, loan, ask));
    const file = documents.flatMap(({ files }) => files).find(({ docType }) => docType === 'olpa');
    const filed = await mia.answer('POST /olpaDisclosure', { loanId: loan.loanId, lmsId: loan.lmsId, file: file?.content ?? '' });
    expect(filed.documentId).toMatch(/^olpa-/);
    await agree(mia, loan, ask);
    const posted = await mia.answer('POST /payment', ask, { key: mia.key() });
    const { body } = await resultOf(at(), posted.messageKey, mia.token ?? '');
    expect(body).toMatchObject({ amountPaid: toMoneyText(loan.minimumAmountDue), loanSigned: false });
  });

  test('Dot’s loan can be renewed only with cash: with it there are papers, without it there are none (CONF-034)', async () => {
    await at().reset('dot');
    const dot = await world(at, 'dot');
    const loan = await loanOf(at(), 'dot');
    const plain = await dot.call('GET /documents', papersOf(dot, loan, await asks(at, 'dot', loan)));
    expect([plain.status, errorOf(plain)]).toEqual([422, NOT_ELIGIBLE]);
    const ask = await asks(at, 'dot', loan, { disbursementAmount: '250.00', disbursementType: 2 });
    await agree(dot, loan, ask);
    const { messageKey } = await dot.answer('POST /payment', ask, { key: dot.key() });
    expect((await resultOf(at(), messageKey, dot.token ?? '')).body).toMatchObject({ amountPaid: toMoneyText(loan.minimumAmountDue) });
  });

  test('the paper of a settlement names its amount and its last day (FLOW-OFFER-03)', async () => {
    const eve = await world(at, 'eve');
    const loan = await eve.loan(2);
    const { offers } = await eve.answer('GET /offers', {});
    const expires = offers.find(({ targetLoanId }) => targetLoanId === loan.loanId)?.docExp ?? '';
    const terms = { paymentAmount: '1.00', disbursementAmount: '0.00', migrateProduct: false };
    const ask = { ...papersOf(eve, loan, terms), amount: undefined, disbursement: undefined };
    const { documents } = await eve.answer('GET /documents', { ...ask, disclosureType: 'settlement' });
    expect(textOf(documents)).toContain(`To pay instead: $300.00\nLast day to pay: ${inWords('America/Chicago', expires)}`);
  });
});

lenderOn(
  'a refinance that is decided after the loan has changed',
  (at) => {
    test('is declined, because the new loan would not be the one that was signed', async () => {
      const loan = await loanOf(at(), 'ann');
      const ann = await worldOf(recordingSignatures(at()), 'ann');
      await lock(at(), 'ann', loan.loanId);
      const ask = await asks(at, 'ann', loan);
      await agree(ann, loan, ask);
      const { messageKey } = await ann.answer('POST /payment', ask, { key: ann.key() });
      const { db } = at().lender;
      const job = await db.selectFrom('job').selectAll().where('message_key', '=', messageKey).executeTakeFirstOrThrow();
      await db
        .updateTable('loan')
        .set((is) => ({ principal_cents: is('principal_cents', '+', 5_000) }))
        .where('loan_id', '=', loan.loanId)
        .execute();
      await decide(db, job);
      expect(errorOf(await ann.call('GET /payment', { messageKey }))).toBe(
        'This loan has changed since you sent the payment. Nothing was charged.',
      );
      expect(await movements(at(), loan.loanId)).toEqual([{ kind: 'refinance', cents: 34_500, status: 'declined' }]);
    });
  },
  { decideAfterMs: 3_600_000 },
);

lenderOn(
  'a lender that wants the location of plain payments, too (gpsCheckPlainPayment)',
  (at) => {
    test('refuses Ann’s $10.00 without it, and takes them from Texas', async () => {
      const refused = await annPays(at(), 1_000);
      expect([refused.posted.status, errorOf(refused.posted)]).toEqual([422, 'Error validating your location, please try again.']);
      await locate(await world(at, 'ann'), await loanOf(at(), 'ann'));
      const { posted, token } = await annPays(at(), 1_000);
      expect(posted.status).toBe(200);
      await resultOf(at(), keyIn(posted.body), token);
    });

    test('takes the location that was stated for another loan of hers in the same state, until she is elsewhere (location-5)', async () => {
      await at().reset('ann');
      const ann = await world(at, 'ann');
      const [paid, other] = [await loanOf(at(), 'ann'), await loanOf(at(), 'ann', 1)];
      expect([paid.localStoreState, other.localStoreState]).toEqual(['TX', 'TX']);
      await locate(ann, other);
      const { posted, token } = await annPays(at(), 1_000);
      expect(posted.status).toBe(200);
      await resultOf(at(), keyIn(posted.body), token); // until it is decided, the next one is refused (409)
      await at().lender.db.updateTable('location_check').set({ state: 'OK' }).where('loan_id', '=', other.loanId).execute();
      expect((await annPays(at(), 1_000)).posted.status).toBe(422);
    });
  },
  { settings: { gpsCheckPlainPayment: true } },
);
