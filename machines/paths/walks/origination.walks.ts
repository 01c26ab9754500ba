import { LOAN_STATUS, PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { OriginationDraft } from '../../../services/contract/originationState.ts';
import type { StoredLoan } from '../../../services/contract/originationReceipt.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { originationMachine } from '../../origination/origination.machine.ts';
import * as rules from '../../origination/origination.rules.ts';
import type { OriginationInput } from '../../origination/origination.types.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { toCard } from '../people/dot.ts';
import { appraised, kim, kimsLoan, lapsedInfo, newLoan, originatedInfo } from '../people/kim.ts';
import { attemptMayAnswer, standings } from './attempt.standings.ts';
import { terms } from './consent.walks.ts';
import { disburseMethodWalk } from './disburseMethod.walks.ts';
import { inFlight as paymentInFlight, lost, NOON, refusal } from './payment.people.ts';
import { signingWalk } from './signing.walks.ts';

const settings = settingsIn({});
export const params = { brand: 'TitleMax', applicationId: 'application-1' };
/** Kim opens a screen of her new loan. */
export const kimBorrows = (screen = 'OriginationAmount', over: Partial<OriginationInput> = {}): OriginationInput => ({
  person: kim,
  settings,
  params,
  screen,
  ...over,
});

/** What Kim had begun: $600.00 to her card. */
export const begun: OriginationDraft = {
  brand: 'TitleMax',
  applicationId: 'application-1',
  disbursementAmount: 60_000,
  disbursementType: PAYMENT_CHANNEL.debit,
  loanId: '',
  card: { ...toCard.card, cardIds: [...toCard.card.cardIds] },
};
const inFlight = { ...paymentInFlight, flow: 'origination' as const, brand: 'TitleMax', loanId: 'application-1', amount: 60_000 };

/** What this tab has stored of the last page. */
export const storedLoan: StoredLoan = {
  profileId: kim.profileId,
  loanId: 'application-1',
  made: newLoan,
  where: { channel: toCard.channel, card: { ...toCard.card, cardIds: [] } },
  reference: { referenceNumber: 'R23456789A', amount: 60_000 },
  storedAt: NOON,
};

const unknown = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (call: string, text: string) => ({ fails: new ApiError({ kind: 'refused', call, status: 422, texts: [text] }) });
const DECLINED = 'The money could not be sent to your card. Choose another card or another way.';

/** The appraisal of a covered borrower. */
const forbidden = {
  ...appraised,
  refusal: 'A federal law that protects service members and their families does not allow this loan. Please call (512) 555-0151.',
};

/** What each answer of the attempt is in its own walk. */
const ENDS: Readonly<Record<string, string>> = {
  'the loan is made': 'paid',
  'it is refused': 'refused',
  'the loan was made before': 'refused',
  'the offer is over': 'refused',
  'it never arrived': 'notSent',
  'the other tab has finished': 'endedElsewhere',
};

/** Everything that can happen to Kim's new loan. */
export const originationWalk = once(() =>
  explore(originationMachine, {
    starts: {
      'Kim takes her offer': kimBorrows(),
      'Kim wants a call': kimBorrows('OriginationCallMe'),
      'the signing page leads Kim back': kimBorrows('OriginationDocuSign', { search: { signingStatus: 'signing_complete' } }),
      'Kim opens an address without a brand': kimBorrows('OriginationAmount', { params: { applicationId: 'no' } }),
    },
    params: [params],
    events: {
      'types 600': { type: 'amount.typed', cents: 60_000 },
      'types 12,000': { type: 'amount.typed', cents: 1_200_000 },
      'types 50,000': { type: 'amount.typed', cents: 5_000_000 },
      'continues with the amount': { type: 'amount.confirmed' },
      'changes the amount': { type: 'amount.changeChosen' },
      'wants a call': { type: 'call.chosen' },
      'yes, call me': { type: 'call.confirmed' },
      'chooses her card': { type: 'method.chosen', choice: 'debit' },
      'chooses MoneyGram': { type: 'method.chosen', choice: 'moneyGram' },
      'chooses a way that is not offered': { type: 'method.chosen', choice: 'ach' },
      'continues with the way': { type: 'method.confirmed' },
      'changes the way': { type: 'method.changeChosen' },
      'wants another card': { type: 'card.changeChosen' },
      'takes the loan': { type: 'origination.submitted' },
      'wants to sign': { type: 'signing.chosen' },
      'tries again': { type: 'retry.chosen' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      getInfo: {
        'she may borrow': { done: appraised },
        'she has said yes': { done: { ...appraised, appraisalStatus: 'accepted' } },
        'she has asked to be called': { done: { ...appraised, calledForAt: '2026-11-20T12:00:00.000Z' } },
        'the offer has expired by the lender’s clock': { done: { ...appraised, now: '2027-03-01T18:00:00.000Z' } },
        'the offer has expired': { done: { ...appraised, docExp: '2026-11-20T18:00:00.000Z' } },
        'another device has asked for it': { done: { ...appraised, appraisalStatus: 'accepted', originationKey: 'm-1' } },
        'the loan is made and not signed': { done: originatedInfo },
        'the loan was not signed in time': { done: lapsedInfo },
        'the loan is signed': { done: { ...originatedInfo, loanSigned: true } },
        'the loan is paid off': { done: { ...originatedInfo, loanStatusId: LOAN_STATUS.PaidOff } },
        'it is not her application': { fails: new ApiError({ kind: 'denied', call: 'GET /originationInfo', status: 403 }) },
        'the law does not allow it': { done: forbidden },
        'no answer': unknown('GET /originationInfo'),
      },
      getInfoAgain: {
        'the law does not allow it': { done: forbidden },
        'she may borrow all the same': { done: appraised },
        'no answer': unknown('GET /originationInfo'),
      },
      getTerms: {
        'she has agreed to electronic documents': { done: { ...terms, acceptedVersion: 2 } },
        'she has agreed to older terms': { done: terms },
        'no answer': unknown('GET /newaccountterms'),
      },
      getStatus: {
        'it is started': {
          done: { applicationId: 'application-1', lmsId: 'TLX', status: 'started', changedAt: '2026-11-20T12:00:00.000Z' },
        },
        'it is declined': {
          done: { applicationId: 'application-1', lmsId: 'TLX', status: 'declined', changedAt: '2026-11-20T12:00:00.000Z' },
        },
        'no answer': unknown('GET /applicationstatus'),
      },
      askRegister: {
        'the register has answered': { done: { isMilitary: false, asOf: '', coveredBorrower: false } },
        'she is a covered borrower': { done: { isMilitary: true, asOf: '2026-11-21', coveredBorrower: true } },
        'no answer': unknown('POST /mlaStatus'),
      },
      readBegun: {
        'nothing was begun': { done: null },
        'everything was chosen': { done: begun },
        'the cookie knows the amount and the way': { done: { ...begun, card: null } },
        'cash at the store was chosen': { done: { ...begun, disbursementType: PAYMENT_CHANNEL.store, card: null } },
      },
      readInFlight: {
        'no request is in flight': { done: null },
        'a request without an answer': { done: inFlight },
        'no answer': unknown('GET /usercache'),
      },
      readClock: { noon: { done: { now: NOON } } },
      readReceipt: {
        'no receipt': { done: null },
        'the last page of this loan': { done: storedLoan },
        'the last page of this loan, without its number': { done: { ...storedLoan, reference: null } },
      },
      preloadParts: {},
      fetchParts: { 'the rest is here': { done: undefined }, 'a file is missing': { fails: lost } },
      acceptAppraisal: { 'it is accepted': { done: {} }, 'no answer': unknown('PUT /appraisalStatus') },
      queueCall: { 'she has a place': { done: { calledForAt: '2026-11-21T12:00:00.000Z' } }, 'no answer': unknown('POST /phoneQueue') },
      disburseMethod: {
        'the cards are on the screen': { shows: disburseMethodWalk().situations[0]?.snapshot },
        'her card is chosen': { done: { kind: 'chosen', destination: toCard } },
        'Kim goes back': { done: { kind: 'back' } },
      },
      attempt: {
        ...standings(),
        'the loan is made': { done: { kind: 'paid', receipt: newLoan } },
        'it is refused': { done: { kind: 'refused', failure: { ...refusal.failure, texts: [DECLINED] } } },
        'the loan was made before': { done: { kind: 'refused', failure: { ...refusal.failure, status: 409 } } },
        'the offer is over': { done: { kind: 'refused', failure: { ...refusal.failure, code: 'OfferExpired' } } },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      look: {
        'not yet': { done: { pending: true } },
        'the loan is made': { done: { pending: false, receipt: newLoan } },
        'it was declined': refused('GET /loanOriginate', DECLINED),
        'no answer': unknown('GET /loanOriginate'),
      },
      getAccounts: {
        'the new loan is there': { done: { loans: [kimsLoan] } },
        'it is not there yet': { done: { loans: [] } },
        'no answer': unknown('GET /accounts'),
      },
      signing: {
        'the documents are on the screen': { shows: signingWalk().situations[0]?.snapshot },
        'she has signed': { done: { kind: 'signed' } },
        'the documents are void': { done: { kind: 'outdated' } },
        'she has declined': { done: { kind: 'declined' } },
      },
      noteSigned: {
        'it is noted': {
          done: { applicationId: 'application-1', lmsId: 'TLX', status: 'submitted', changedAt: '2026-11-21T12:00:00.000Z' },
        },
        'no answer': unknown('PUT /applicationstatus'),
      },
      getReference: {
        'its number': { done: { referenceNumber: 'R23456789A', amount: 60_000 } },
        'no answer': unknown('GET /disbursementReference'),
      },
      forgetBegun: { 'it is forgotten': { done: undefined } },
    },
    sees: (snapshot) => {
      const at = snapshot.context;
      if (snapshot.status === 'done') return [at.ends, at.brand];
      const { phase, elsewhere, notSent } = at.standing;
      if (snapshot.matches({ signing: 'reopened' })) return at.reference !== null;
      if (snapshot.matches('signing')) return [at.hasReturned, at.reference !== null, at.failure?.kind];
      if (snapshot.matches({ method: 'originating' })) {
        return [rules.mayReview(at), rules.hasAmount(at), phase, elsewhere, notSent, at.inFlight !== null, at.failure?.kind];
      }
      const isLarge = (cents: number | null) => (cents ?? 0) > settings.maxMoneyGramDisbursement;
      const chosen = [isLarge(at.amount), at.choice, at.where?.channel];
      if (snapshot.matches('cards')) return [isLarge(at.amount), at.where !== null];
      if (snapshot.matches('calling')) return [at.info?.calledForAt !== undefined, at.failure?.kind];
      if (snapshot.matches({ method: 'waiting' })) return [];
      if (snapshot.matches('method')) return [chosen, at.isMissing, at.notice, at.failure?.kind];
      if (snapshot.matches({ amount: 'unknown' }) || snapshot.matches({ amount: 'declined' }) || snapshot.matches({ amount: 'expired' }))
        return [];
      if (snapshot.matches({ amount: 'forbidden' }) || snapshot.matches({ amount: 'lapsed' })) return [];
      if (snapshot.matches({ amount: 'finished' })) return [];
      const isNew = at.info === null;
      const hasDraft =
        rules.isLoaded(at) ||
        (['readingInFlight', 'readingClock', 'readingReceipt'] as const).some((loading) => snapshot.matches({ amount: { loading } }));
      return [
        isNew && at.brand,
        isNew && at.requested,
        (isNew || at.made !== null) && at.hasReturned,
        rules.isLoaded(at),
        [rules.isLapsed(at), rules.isSigned(at), at.made !== null, at.isDeclined, rules.isForbidden(at)],
        !rules.isLoaded(at) && at.requested === 'OriginationCallMe',
        at.info?.appraisalStatus,
        at.info?.calledForAt !== undefined,
        rules.isBeingMade(at),
        at.info !== null && at.info.docExp !== appraised.docExp,
        hasDraft && [rules.hasAmount(at), rules.hasChoice(at), at.where !== null],
        rules.isLoaded(at) && [rules.problemOf(at), at.amountProblem, isLarge(at.typed)],
        at.inFlight !== null,
        at.failure?.kind,
        at.notice,
      ];
    },
    happens: (snapshot, { label }) => attemptMayAnswer(snapshot.context, label, ENDS),
    background: ['keepDraft', 'preloadParts', 'attempt', 'disburseMethod', 'signing', 'look', 'forgetBegun'],
    refused: ['chooses a way that is not offered'],
    outcomes: ['placeChosen', 'consentMissing'],
  }),
);
