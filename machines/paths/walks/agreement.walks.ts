import type { Disclosure } from '../../../services/contract/documents.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { Answer } from '../../../services/contract/index.ts';
import { DEFAULT_SETTINGS } from '../../../services/contract/settings.ts';
import type { PaymentDraft, Renewal } from '../../../services/contract/unfinishedPayment.ts';
import { agreementMachine } from '../../agreement/agreement.machine.ts';
import * as rules from '../../agreement/agreement.rules.ts';
import type { AgreementInput } from '../../agreement/agreement.types.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { annKnown } from '../people/customers.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann } from '../people/people.ts';
import { NOW } from './cards.walks.ts';
import { terms as accountTerms } from './consent.walks.ts';
import { customerDetailsWalk } from './customerDetails.walks.ts';
import { signingWalk } from './signing.walks.ts';

const params = { brand: 'TitleMax', loanId: 'title' };
const opens = (more: Partial<AgreementInput> = {}): AgreementInput => ({ person: ann, settings: DEFAULT_SETTINGS, params, ...more });

export const renewal: Renewal = { productId: 'P-1', migrateProduct: false, ancillaryProductIds: ['roadside'], agreedIntent: '' };
const draft = (more: Partial<PaymentDraft>): { done: PaymentDraft } => ({
  done: {
    brand: 'TitleMax',
    loanId: 'title',
    screen: 'SelectPaymentMethod',
    amountType: 'minimumDue',
    otherAmount: null,
    amount: 21_455,
    cardIds: [],
    saveCard: true,
    ...more,
  },
});

const pdf = (docType: string, content = 'JVBERg==') => ({ name: 'paper.pdf', size: 3, type: 'application/pdf', docType, content });
export const cost: Disclosure = {
  documentId: 'refinance-cost-1',
  documentName: 'What your refinance costs',
  text: ['What your refinance costs', 'Amount of the new loan: $1,617.55', 'A refinance makes a new loan that pays off the old one.'],
  sha256: 'a'.repeat(64),
  files: [pdf('refinance')],
};
export const rights: Disclosure = {
  documentId: 'refinance-rights-1',
  documentName: 'Your right to change your mind',
  text: ['Your right to change your mind', 'You may take back the refinance until the end of the next business day.'],
  sha256: 'b'.repeat(64),
  files: [],
};
export const olpa: Disclosure = {
  documentId: 'refinance-olpa-1',
  documentName: 'Authorization of an online payment',
  text: ['Authorization of an online payment', 'To be taken once: $214.55'],
  sha256: 'c'.repeat(64),
  files: [pdf('olpa', 'JVBERi1vbHBh')],
};
const newTerms: Answer<'GET /documents'>['terms'] = {
  productName: 'Title loan',
  newLoanAmount: 161_755,
  annualRate: 120,
  payments: 10,
  everyDays: 30,
  eachPayment: 26_325,
  firstPaymentOn: '2026-12-23',
  allPayments: 263_250,
};
const AT = '2026-11-23T15:00:00.000Z';
const read = (papers: readonly Disclosure[]) => papers.map((paper) => ({ ...paper, acknowledgedAt: AT }));
const shows = (documents: readonly Disclosure[], signatureRequired = false) => ({
  done: { documents, signatureRequired, terms: newTerms },
});
const again = (disclosures: readonly Disclosure[]) => ({ done: { disclosures, signatureRequired: false, terms: newTerms } });

const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const ACK = 'POST /disclosureacknowledgement';
const refused = (status: number, code: string, ...texts: string[]) => ({
  fails: new ApiError({ kind: 'refused', call: ACK, status, code, texts }),
});

/** Everything that can happen to the papers of Ann's renewal. */
export const agreementWalk = once(() =>
  explore(agreementMachine, {
    starts: {
      'Ann’s payment renews her loan': opens(),
      'Ann has signed, and the signing page led her back': opens({ search: { signingStatus: 'signing_complete' } }),
      'Ann opens an address without a brand': opens({ params: { loanId: 'title' } }),
      'Ann opens an address without a loan': opens({ params: {} }),
    },
    events: {
      'opens what it costs': { type: 'paper.opened', documentId: cost.documentId },
      'opens her right': { type: 'paper.opened', documentId: rights.documentId },
      'opens the authorization': { type: 'paper.opened', documentId: olpa.documentId },
      'opens a document that is not there': { type: 'paper.opened', documentId: 'none' },
      'closes it': { type: 'paper.closed' },
      'wants a copy': { type: 'copy.chosen' },
      'confirms the documents': { type: 'agreement.submitted', name: 'Ann Lee', initials: 'al' },
      'types another name': { type: 'agreement.submitted', name: 'Sam Fox', initials: 'AL' },
      'wants another amount': { type: 'amount.changeChosen' },
      'yes, another amount': { type: 'amount.changeConfirmed' },
      'no, this amount': { type: 'amount.changeDeclined' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getAccounts: {
        'her loan': { done: { loans: [titleLoan] } },
        'another loan': { done: { loans: [loanLike({ loanId: 'other' })] } },
        'no answer': lost('GET /accounts'),
      },
      readDraft: {
        'it renews the loan': draft({ renewal }),
        'it was agreed to before': draft({ renewal: { ...renewal, agreedIntent: titleLoan.intentId } }),
        'it does not renew it': draft({}),
      },
      getTerms: {
        'she has agreed to electronic documents': { done: { ...accountTerms, acceptedVersion: 2, acknowledgedAt: AT } },
        'she has agreed to older terms': { done: accountTerms },
        'no answer': lost('GET /newaccountterms'),
      },
      getCustomer: { 'Ann Lee': { done: annKnown }, 'no answer': lost('GET /personalInfo') },
      getPapers: {
        'two documents': shows([cost, rights]),
        'an authorization, and they must be signed': shows([olpa], true),
        'two documents that she has confirmed': shows(read([cost, rights])),
        'no documents': shows([]),
        'no answer': lost('GET /documents'),
      },
      saveFile: { 'it is saved': { done: undefined }, 'it cannot be read': { fails: new Error('no base64') } },
      readClock: { 'it is November 2026': { done: { now: NOW } } },
      acknowledge: {
        'it is recorded': { done: { acknowledgedAt: AT, documentId: 'D-1' } },
        'the documents have changed': refused(409, 'DisclosuresChanged'),
        'the lender refuses it': refused(422, '', 'The details do not match our records. Check them and try again.'),
        'no answer': lost(ACK),
      },
      reread: {
        'they are confirmed': again(read([cost, rights])),
        'they are not confirmed': again([cost, rights]),
        'no answer': lost('GET /disclosures'),
      },
      fileOlpa: { 'it is filed': { done: { documentId: 'olpa-1' } }, 'no answer': lost('POST /olpaDisclosure') },
      customerDetails: {
        'the form is on the screen': { shows: customerDetailsWalk().situations[0]?.snapshot },
        'the lender lacks nothing': { done: { kind: 'complete' } },
        'she does not go on': { done: { kind: 'left' } },
      },
      signing: {
        'the documents are on the screen': { shows: signingWalk().situations[0]?.snapshot },
        'they are signed': { done: { kind: 'signed' } },
        'she declined': { done: { kind: 'declined' } },
        'they have changed': { done: { kind: 'outdated' } },
        'she goes back': { done: { kind: 'left' } },
      },
      noteAgreed: { 'the payment has it': { done: undefined } },
      noteVoid: { 'the payment has it': { done: undefined } },
    },
    params: [params],
    sees: ({ context }) => [
      context.brand,
      context.loanId,
      context.loan?.loanId,
      context.renewal?.agreedIntent,
      context.customer !== null,
      context.papers.map(({ documentId }) => documentId),
      rules.areAcknowledged(context),
      context.signatureRequired,
      context.opened.toSorted(),
      context.openId,
      context.problems,
      context.haveChanged,
      context.filed,
      context.failure?.kind,
      context.isUnsure,
      context.ending,
    ],
    background: ['saveFile', 'customerDetails', 'signing'],
    outcomes: ['agreementLeft', 'consentMissing'],
    refused: ['opens a document that is not there'],
  }),
);
