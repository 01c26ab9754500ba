import type { Disclosure } from '../../../services/contract/documents.ts';
import { OFFER_ID } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { Offer } from '../../../services/contract/offers.ts';
import { settlementMachine } from '../../settlement/settlement.machine.ts';
import * as rules from '../../settlement/settlement.rules.ts';
import type { SettlementInput } from '../../settlement/settlement.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann as customer, settings } from '../people/people.ts';
import { terms as accountTerms } from './consent.walks.ts';
import { signingWalk } from './signing.walks.ts';

const eve = { ...customer, name: 'Eve Nakamura' };
const params = { brand: 'TitleMax', loanId: 'title' };
const opens = (more: Partial<SettlementInput> = {}): SettlementInput => ({ person: eve, settings, params, ...more });

/** The last moment of her offer, and the lender's clock before and after it. */
const END = '2026-12-13T18:00:00.000Z';
const NOW = '2026-11-23T18:00:00.000Z';
export const status = { loanId: 'title', docExp: END, docSigned: false, paymentMade: false, now: NOW };
const offer = (more: Partial<Offer> = {}): Offer => ({
  offerId: OFFER_ID.settlement,
  targetLoanId: 'title',
  docExp: END,
  settlementAmount: 30_000,
  brand: 'TitleMax',
  applicationId: '',
  appraisalId: '',
  ...more,
});
export const paper: Disclosure = {
  documentId: 'settlement-terms-1',
  documentName: 'What a settlement means',
  text: ['What a settlement means', 'To pay instead: $300.00', 'Last day to pay: 2026-12-13'],
  sha256: 'a'.repeat(64),
  files: [],
};

const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (call: string, text: string) => ({ fails: new ApiError({ kind: 'refused', call, status: 422, texts: [text] }) });

/** Everything that can happen to the settlement of Eve's loan. */
export const settlementWalk = once(() =>
  explore(settlementMachine, {
    starts: {
      'Eve opens the settlement of her loan': opens(),
      'Eve has signed, and the signing page led her back': opens({ search: { signingStatus: 'signing_complete' } }),
      'Eve opens an address without a brand': opens({ params: { loanId: 'no' } }),
    },
    events: {
      accepts: { type: 'settlement.accepted' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      readClock: { 'her clock is a year ahead': { done: { now: Date.UTC(2027, 10, 23) } } },
      getAccounts: {
        'her loan': { done: { loans: [titleLoan] } },
        'it is a loan of CheckSmart': { done: { loans: [loanLike({ brand: 'CheckSmart' })] } },
        'no answer': lost('GET /accounts'),
      },
      getOffers: {
        'two offers for it, and others': {
          done: {
            offers: [
              offer({ docExp: '2026-11-01T18:00:00.000Z', settlementAmount: 50_000 }),
              offer(),
              offer({ offerId: OFFER_ID.appraisal, settlementAmount: 10_000 }),
              offer({ targetLoanId: 'other', settlementAmount: 20_000, docExp: '2027-01-01T18:00:00.000Z' }),
            ],
          },
        },
        'none for it': { done: { offers: [offer({ targetLoanId: 'other' })] } },
        'no answer': lost('GET /offers'),
      },
      getStatus: {
        'it is open': { done: status },
        'it is signed': { done: { ...status, docSigned: true } },
        'it is paid': { done: { ...status, docSigned: true, paymentMade: true } },
        'it has expired': { done: { ...status, now: '2026-12-14T18:00:00.000Z' } },
        'it ends this moment': { done: { ...status, now: END } },
        'without the time': { done: { loanId: 'title', docExp: END, docSigned: false, paymentMade: false } },
        'the lender refuses': refused('GET /settlementStatus', 'There’s no settlement offer for this loan.'),
        'no answer': lost('GET /settlementStatus'),
      },
      readRefusals: { never: { done: 0 }, twice: { done: 2 }, 'three times': { done: 3 } },
      getTerms: {
        'she has agreed to electronic documents': { done: { ...accountTerms, acceptedVersion: 2 } },
        'she has agreed to older terms': { done: accountTerms },
        'no answer': lost('GET /newaccountterms'),
      },
      getPapers: {
        'the document': { done: { documents: [paper], signatureRequired: false } },
        'the lender refuses': refused('GET /documents', 'This loan is not eligible.'),
        'no answer': lost('GET /documents'),
      },
      signing: {
        'she reads': { shows: reading() },
        'she has signed': { done: { kind: 'signed' } },
        'she has declined': { done: { kind: 'declined' } },
        'the documents are void': { done: { kind: 'outdated' } },
        'she goes back': { done: { kind: 'left' } },
      },
      noteSigned: {
        'it is noted': { done: { ...status, docSigned: true } },
        'it is paid': { done: { ...status, docSigned: true, paymentMade: true } },
        'the lender refuses': refused('POST /settlementStatus', 'This settlement offer has expired.'),
      },
      beginPayment: { 'it is written': { done: undefined } },
    },
    params: [params],
    sees: ({ value, context }) => {
      const { brand, hasReturned, loan, amount, status: seen, papers, failure, leads } = context;
      return value === 'closed'
        ? [brand, leads]
        : [
            brand,
            hasReturned,
            loan?.brand,
            amount,
            rules.isPaid(context),
            rules.isSigned(context),
            rules.isExpired(context),
            rules.isSpent(context),
            seen !== null,
            papers !== null,
            failure?.kind,
          ];
    },
    background: ['signing'],
    outcomes: ['placeChosen', 'unavailable', 'consentMissing'],
  }),
);

/** The papers are open in a frame. */
function reading() {
  const found = signingWalk().situations.find(({ snapshot }) => snapshot.matches({ screen: { open: { page: { framed: 'reading' } } } }));
  if (!found) throw new Error('the documents are never read');
  return found.snapshot;
}
