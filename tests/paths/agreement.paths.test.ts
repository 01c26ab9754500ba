import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import { agreementAsk, customerAsk, olpaAsk, outcome, papersAsk, partiesOf, renews } from '../../machines/agreement/agreement.rules.ts';
import { agreementView, type AccountDisclosuresView } from '../../machines/agreement/agreement.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import type { Person } from '../../machines/kit/session.types.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann, sam } from '../../machines/paths/people/people.ts';
import { agreementWalk, cost, olpa, renewal, rights } from '../../machines/paths/walks/agreement.walks.ts';

const walk = agreementWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const CONFIRMS = { type: 'agreement.submitted', name: 'Ann Lee', initials: 'AL' } as const;
const SENDING = ['dating', 'acknowledging'] as const;

const always = alwaysIn(titled(walk), (snapshot) => {
  const { context } = snapshot;
  const isActive = snapshot.status === 'active';
  return { snapshot, context, isActive };
});
always('shows no paper without the consent to electronic papers, and none without a renewal (quality §6 row 25)', ({ context }) => {
  if (context.papers.length === 0) return;
  expect([context.consentedAt !== '', context.renewal !== null]).toEqual([true, true]);
});
always('confirms only papers that were all opened, with the name on file (RULE-012, ROUTE-081)', ({ snapshot, context, isActive }) => {
  if (!isActive) return;
  const after = walk.after(snapshot, CONFIRMS);
  const isSent = !snapshot.matches({ papers: 'dating' }) && after.matches({ papers: 'dating' });
  const isRead = context.papers.length > 0 && context.papers.every(({ documentId }) => context.opened.includes(documentId));
  expect(isSent && !isRead).toBe(false);
  const wrong = walk.after(snapshot, { ...CONFIRMS, name: 'Sam Fox' });
  expect(SENDING.some((papers) => wrong.matches({ papers }) && !snapshot.matches({ papers }))).toBe(false);
});
always('is not left while the lender records it', ({ snapshot, isActive }) =>
  expect(isActive && snapshot.hasTag('bound') && snapshot.can({ type: 'flow.left' })).toBe(false),
);
always('goes on to the review only with papers that are confirmed (OPEN-040)', ({ context }) => {
  if (context.ending !== 'agreed') return;
  const confirmed = context.papers.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined);
  expect(confirmed.length).toBe(context.papers.length);
  expect(confirmed.length).toBeGreaterThan(0);
});

const START = 'Ann’s payment renews her loan';
const KNOWN = [
  'getAccounts: her loan',
  'readDraft: it renews the loan',
  'getTerms: she has agreed to electronic documents',
  'customerDetails: the lender lacks nothing',
  'getCustomer: Ann Lee',
];
const READ = ['opens what it costs', 'closes it', 'opens her right', 'closes it'];
const TWO = [...KNOWN, 'getPapers: two documents'];
const SENT = [...TWO, ...READ, 'confirms the documents', 'readClock: it is November 2026'];
const at = (...labels: string[]) => follow(walk, START, ...labels);
function view(...labels: string[]): AccountDisclosuresView {
  const view = agreementView(at(...labels));
  if (view.screen !== 'AccountDisclosures') throw new Error(`${view.screen} is on the screen`);
  return view;
}
const next = (...labels: string[]) => {
  const result = outcome(at(...labels).context);
  return [result.kind, result.next.screen];
};

describe('the papers of Ann’s renewal', () => {
  test('are asked for with its amount, product and ancillary products, as the payment has them (CALL-032, OPEN-043, R-1)', () =>
    expect(papersAsk(at(...KNOWN))).toEqual({
      loanId: 'title',
      storeId: 'S-1',
      productId: 'P-1',
      disclosureType: 'refinance',
      suretyBond: false,
      migrateProduct: false,
      isAddon: false,
      isAlternatesTurn: false,
      isAutoPay: false,
      customerName: 'Ann Lee',
      amount: '214.55',
      ancillaryProductIds: ['roadside'],
    }));
  test('are of its cash, too, when there is some (R-1, refinance-9)', () => {
    const { context } = at(...KNOWN);
    const cash = { cents: 20_000, channel: PAYMENT_CHANNEL.moneyGram, card: null };
    expect(papersAsk({ context: { ...context, renewal: { ...renewal, cash } } }).disbursement).toBe('200.00');
    expect(papersAsk({ context })).not.toHaveProperty('disbursement');
  });
  test('are asked for without products when the renewal has none', () => {
    const { context } = at(...KNOWN);
    expect(papersAsk({ context: { ...context, renewal: { ...renewal, ancillaryProductIds: [] } } })).not.toHaveProperty(
      'ancillaryProductIds',
    );
  });
  test('are the co-signer’s turn when Sam, who is the co-signer, renews (RULE-033)', () => {
    const { context } = at(...KNOWN);
    const loan = context.loan && { ...context.loan, cosignerId: sam.customerId };
    expect([context, { ...context, person: sam }].map((one) => papersAsk({ context: { ...one, loan } }).isAlternatesTurn)).toEqual([
      false,
      true,
    ]);
    expect(customerAsk({ context: { ...context, loan, person: sam } })).toEqual({ lmsId: 'TLX', loanId: 'title' });
  });
  test('say as whom each party agrees: Ann as the borrower, Sam as the co-signer; nobody for a loan of one party (ROLE-007, R-14)', () => {
    const shared = { ...titleLoan, cosignerId: sam.customerId, alternateLinked: true };
    const parties = (loan: Loan, person: Person) => partiesOf(loan, { person });
    expect(parties({ ...shared, alternateName: sam.name }, ann)).toEqual({ other: sam.name, isCoSigner: false, isNotified: true });
    expect(parties({ ...shared, alternateName: ann.name }, sam)).toEqual({ other: ann.name, isCoSigner: true, isNotified: true });
    expect(parties(titleLoan, ann)).toBeNull();
  });
  test('do not exist for a payment that only pays: Ann is back at its amount', () =>
    expect(next('getAccounts: her loan', 'readDraft: it does not renew it')).toEqual(['agreementLeft', 'MakePayment']));
  test('do not exist without a payment, and without an amount', () => {
    const draft = {
      brand: 'TitleMax',
      loanId: 'title',
      screen: 'MakePayment',
      amountType: null,
      otherAmount: null,
      cardIds: [],
      saveCard: true,
    };
    expect([renews(null), renews({ ...draft, amount: null, renewal }), renews({ ...draft, amount: 1, renewal })]).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('wait for the consent to electronic papers, and come after it (disclosures-5)', () => {
    const older = at('getAccounts: her loan', 'readDraft: it renews the loan', 'getTerms: she has agreed to older terms');
    expect(outcome(older.context)).toMatchObject({
      kind: 'consentMissing',
      person: { termsPending: true },
      next: { flow: 'agreement', screen: 'AccountDisclosures', params: { brand: 'TitleMax', loanId: 'title' } },
    });
  });
  test('are not confirmed before each was opened; the errors are in the order of the page', () => {
    expect(view(...TWO, 'opens what it costs', 'closes it', 'confirms the documents').problems).toEqual(['papers']);
    expect(view(...TWO, 'types another name').problems).toEqual(['papers', 'name']);
    expect(view(...TWO, 'opens what it costs', 'closes it').papers.map(({ opened }) => opened)).toEqual([true, false]);
  });
  test('are shown as text, with a copy where there is a file', () => {
    expect(view(...TWO, 'opens what it costs').open).toMatchObject({ title: cost.documentName, hasCopy: true });
    expect(view(...TWO, 'opens what it costs').open?.lines[0]?.text).toBe('Amount of the new loan: $1,617.55');
    expect(view(...TWO, 'opens her right').open).toMatchObject({ title: rights.documentName, hasCopy: false });
  });

  /** ENT-032 */
  test('are acknowledged with every field of the record, initials in capital letters, SSN and birth date masked', () =>
    expect(agreementAsk(at(...SENT))).toEqual({
      accountNumber: 'title',
      storeId: 'S-1',
      disclosureType: 'refinance',
      loanBrand: 'TitleMax',
      disclosureAck: {
        cognitoId: 'profile-ann',
        disclosures: [cost, rights].map(({ documentId, sha256 }) => ({ documentId, sha256 })),
        borrowerInfo: {
          customerId: 'C-ann',
          profileId: 'profile-ann',
          name: 'Ann Lee',
          username: 'ann@example.com',
          dob: '**/**/1984',
          ssn: '***-**-4101',
          accountPhone: '5125550101',
          homeAddress: '12 Juniper Street, Fallow Creek, TX 78643',
          mailingAddress: '12 Juniper Street, Fallow Creek, TX 78643',
          initials: 'AL',
          date: '2026-11-21',
        },
      },
    }));
  test('are acknowledged by Sam as the one who is signed in, when he renews as the co-signer (part of FLOW-DOC-06, R-14)', () => {
    const { context } = at(...SENT);
    const ack = agreementAsk({ context: { ...context, person: sam } }).disclosureAck;
    expect([ack.borrowerInfo.customerId, ack.borrowerInfo.profileId, ack.coborrowerInfo]).toEqual(['C-sam', 'profile-sam', undefined]);
  });
  test('once they are confirmed, the payment goes on to its review', () =>
    expect(next(...SENT, 'acknowledge: it is recorded', 'noteAgreed: the payment has it')).toEqual(['agreementLeft', 'ReviewPayment']));
  test('that are confirmed already are not asked for again (disclosures-4)', () =>
    expect(at(...KNOWN, 'getPapers: two documents that she has confirmed').matches({ papers: 'storing' })).toBe(true));
  test('that have changed are loaded again and read again', () => {
    const changed = view(...SENT, 'acknowledge: the documents have changed', 'getPapers: two documents');
    expect([changed.phase, changed.haveChanged, changed.papers.map(({ opened }) => opened)]).toEqual(['reading', true, [false, false]]);
  });
  test('that the lender refuses say why, and can be confirmed again', () => {
    const refused = at(...SENT, 'acknowledge: the lender refuses it');
    expect(view(...SENT, 'acknowledge: the lender refuses it').failure?.texts).toEqual([
      'The details do not match our records. Check them and try again.',
    ]);
    expect(walk.after(refused, CONFIRMS).matches({ papers: 'dating' })).toBe(true);
  });
  test('whose answer is lost are read again: they say whether it was recorded', () => {
    const LOST = [...SENT, 'acknowledge: no answer'];
    expect(at(...LOST, 'reread: they are confirmed').matches({ papers: 'storing' })).toBe(true);
    const answered = (answer: string) => {
      const { phase, isUnsure, failure } = view(...LOST, answer);
      return [phase, isUnsure, failure?.kind];
    };
    expect(answered('reread: they are not confirmed')).toEqual(['reading', false, 'unknown']);
    expect(answered('reread: no answer')).toEqual(['reading', true, 'unknown']);
  });
  test('are void with another amount: Ann is asked first, and then chooses it', () => {
    expect(view(...TWO, 'wants another amount').isChanging).toBe(true);
    expect(view(...TWO, 'wants another amount', 'no, this amount').isChanging).toBe(false);
    expect(next(...TWO, 'wants another amount', 'yes, another amount')).toEqual(['agreementLeft', 'MakePayment']);
  });
  test('that are left lead back to the cards of the payment', () =>
    expect(next(...TWO, 'goes back')).toEqual(['agreementLeft', 'SelectPaymentMethod']));
  test('that are others since an earlier agreement end it, before Ann can leave', () => {
    const before = [KNOWN[0] ?? '', 'readDraft: it was agreed to before', ...KNOWN.slice(2), 'getPapers: two documents'];
    const withdrawing = at(...before);
    expect([withdrawing.matches({ papers: 'withdrawing' }), withdrawing.can({ type: 'flow.left' })]).toEqual([true, false]);
    const after = at(...before, 'noteVoid: the payment has it');
    expect([after.matches({ papers: 'reading' }), after.context.renewal?.agreedIntent]).toEqual([true, '']);
  });

  const TO_SIGN = [...KNOWN, 'getPapers: an authorization, and they must be signed', 'opens the authorization', 'closes it'];
  const CONFIRMED = [...TO_SIGN, 'confirms the documents', 'readClock: it is November 2026', 'acknowledge: it is recorded'];
  test('have the authorization of the online payment filed as the PDF that was opened (CALL-043, OPEN-020, disclosures-2)', () =>
    expect(olpaAsk(at(...CONFIRMED))).toEqual({ loanId: 'title', lmsId: 'TLX', file: olpa.files[0]?.content }));
  test('are not done before it is filed', () =>
    expect(view(...CONFIRMED, 'fileOlpa: no answer')).toMatchObject({ phase: 'notFiled', failure: { kind: 'unknown' } }));

  const SIGNING = [...CONFIRMED, 'fileOlpa: it is filed'];
  test('that must be signed are signed before the payment goes on (ROUTE-084, OPEN-040)', () => {
    expect(agreementView(at(...SIGNING)).screen).toBe('DocuSignView');
    expect(next(...SIGNING, 'signing: they are signed', 'noteAgreed: the payment has it')).toEqual(['agreementLeft', 'ReviewPayment']);
  });
  test('that Ann declines to sign lead back to the amount of her payment', () =>
    expect(next(...SIGNING, 'signing: she declined')).toEqual(['agreementLeft', 'MakePayment']));
  test('that she leaves unsigned lead back to the cards of her payment', () =>
    expect(next(...SIGNING, 'signing: she goes back')).toEqual(['agreementLeft', 'SelectPaymentMethod']));
  test('that have changed before they are signed are loaded and read again (R-1)', () => {
    const changed = view(...SIGNING, 'signing: they have changed', 'getPapers: two documents');
    expect([changed.phase, changed.haveChanged, changed.papers.map(({ opened }) => opened)]).toEqual(['reading', true, [false, false]]);
  });
  test('are not loaded while the lender lacks something of Ann: she is asked first (ROUTE-078)', () => {
    const asked = at(...KNOWN.slice(0, 3), 'customerDetails: the form is on the screen');
    expect([agreementView(asked).screen, asked.context.papers]).toEqual(['CustomerDetails', []]);
    expect(next(...KNOWN.slice(0, 3), 'customerDetails: she does not go on')).toEqual(['agreementLeft', 'SelectPaymentMethod']);
  });
});
