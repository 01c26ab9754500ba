import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import type { StoredDraw } from '../../../services/contract/drawReceipt.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { drawMachine } from '../../draw/draw.machine.ts';
import * as rules from '../../draw/draw.rules.ts';
import type { DrawInput, PendingDraw, Receipt } from '../../draw/draw.types.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { cashLoan, dot, toCard } from '../people/dot.ts';
import { attemptMayAnswer, standings } from './attempt.standings.ts';
import { disburseMethodWalk } from './disburseMethod.walks.ts';
import { inFlight as paymentInFlight, lost, NOON, refusal } from './payment.people.ts';

const settings = settingsIn({ canUseDisbursementPolling: true });
export const params = { brand: 'TitleMax', loanId: cashLoan.loanId };
/** Dot opens a screen of the draw. */
export const dotDraws = (screen = 'GetCashAmount', over: Partial<DrawInput> = {}): DrawInput => ({
  person: dot,
  settings,
  params,
  screen,
  ...over,
});

/** What Dot had begun: $500.00 to her card. */
export const begun: rules.DrawDraft = {
  brand: 'TitleMax',
  loanId: cashLoan.loanId,
  typed: 50_000,
  amount: 50_000,
  where: { channel: toCard.channel, card: { ...toCard.card } },
  agreedTo: cashLoan.intentId,
  holdsLock: true,
  declined: null,
};
const { status, texts, code, caseId } = refusal.failure;
const declined: rules.DrawDraft = { ...begun, declined: { status, texts, code, caseId } };
/** Another device has drawn $310.00 since. */
export const drawnElsewhere = { ...cashLoan, intentId: 'intent-2', payoffAmount: cashLoan.payoffAmount + 31_000 };
const inFlight = { ...paymentInFlight, flow: 'draw' as const, brand: 'TitleMax', loanId: cashLoan.loanId, amount: 50_000 };

const what = { transactionId: 't-1', amount: 50_000, disbursementType: PAYMENT_CHANNEL.debit };
export const open: PendingDraw = { pending: true, pendingCode: 1000, ...what };
export const granted: PendingDraw = { pending: true, pendingCode: 1002, ...what, disbursementType: PAYMENT_CHANNEL.store };
export const drawReceipt: Receipt = {
  pending: false,
  confirmationNumber: 'D23456789A',
  ...what,
  newBalance: 130_000,
  dueDate: '2026-12-09',
  newLoanId: cashLoan.loanId,
  paidAt: '2026-11-21T12:00:03.000Z',
};

/** What this tab has stored of Dot's receipt. */
export const storedDraw: StoredDraw = {
  profileId: dot.profileId,
  loanId: cashLoan.loanId,
  receipt: { ...drawReceipt },
  where: { channel: toCard.channel, card: { ...toCard.card, cardIds: [] } },
  reference: { referenceNumber: 'R23456789A', amount: 50_000 },
  storedAt: NOON,
};

const unknown = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (call: string, status: number, text: string, code = '') => ({
  fails: new ApiError({ kind: 'refused', call, status, texts: [text], code }),
});
/** As the lender says it. */
const COVERED = 'A federal law that protects service members and their families does not allow this loan. Please call (512) 555-0199.';
const CANCELLED = 'You have cancelled this cash advance. You don’t owe anything for it.';

const papers = {
  done: {
    documents: [
      {
        documentId: 'addOn-1',
        documentName: 'What a cash advance costs',
        text: [
          'What a cash advance costs',
          'Cash you get: $500.00',
          'You owe with it: $1,300.00',
          'Annual interest rate: 99.00%',
          'Interest runs on it from today.',
        ],
        sha256: 'sum',
        files: [],
      },
    ],
    signatureRequired: false,
  },
};

/** What each answer of the attempt is in its own walk. */
const ENDS: Readonly<Record<string, string>> = {
  'it is paid out': 'paid',
  'it waits to be collected': 'paid',
  'it is not decided': 'pending',
  'it is refused': 'refused',
  'the loan is not free': 'refused',
  'it is refused without the lock': 'refused',
  'it is refused without its papers': 'refused',
  'it never arrived': 'notSent',
  'the other tab has finished': 'endedElsewhere',
};

/** Everything that can happen to one draw of Dot's. */
export const drawWalk = once(() =>
  explore(drawMachine, {
    starts: {
      'Dot wants cash': dotDraws(),
      'Dot comes back from the location': dotDraws('ConfirmDisbursement'),
      'Dot reloads the choice of the way': dotDraws('ManageDisburseMethod'),
      'Dot, whose lender wants no location, wants cash': dotDraws('GetCashAmount', {
        settings: settingsIn({ gpsCheckAddOn: false }),
      }),
    },
    params: [params],
    events: {
      'types 500': { type: 'amount.typed', cents: 50_000 },
      'types 50,000': { type: 'amount.typed', cents: 5_000_000 },
      'continues with the amount': { type: 'amount.confirmed' },
      'agrees with the box': { type: 'agreement.submitted', agreed: true },
      'agrees without the box': { type: 'agreement.submitted', agreed: false },
      'checks the location again': { type: 'location.chosen' },
      'presses Get': { type: 'draw.submitted' },
      'changes the amount': { type: 'amount.changeChosen' },
      'changes where it goes': { type: 'where.changeChosen' },
      'looks again': { type: 'look.chosen' },
      'wants to cancel': { type: 'cancel.chosen' },
      'yes, cancel it': { type: 'cancel.confirmed' },
      'no, keep it': { type: 'cancel.declined' },
      'tries again': { type: 'retry.chosen' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      getAccounts: {
        'her loan is there': { done: { loans: [cashLoan] } },
        'it is not her loan': { done: { loans: [] } },
        'no answer': unknown('GET /accounts'),
      },
      getDetail: {
        'cash can be drawn': { done: { loan: cashLoan } },
        'the loan is co-signed by her': { done: { loan: { ...cashLoan, cosignerId: 'C-dot' } } },
        'a draw is not collected yet': { done: { loan: { ...cashLoan, pendingDrawKey: 'm-9' } } },
        'no loan': { done: {} },
        'no answer': unknown('GET /accountdetail'),
      },
      readAnew: {
        'cash can still be drawn': { done: { loan: cashLoan } },
        'a draw was made elsewhere, and waits': { done: { loan: { ...cashLoan, pendingDrawKey: 'm-9' } } },
        'no answer': unknown('GET /accountdetail'),
      },
      readLocked: {
        'the loan is as it was': { done: { loan: cashLoan } },
        'cash was drawn elsewhere': { done: { loan: drawnElsewhere } },
        'a draw was made elsewhere, and waits': { done: { loan: { ...cashLoan, pendingDrawKey: 'm-9' } } },
        'no answer': unknown('GET /accountdetail'),
      },
      readDraft: {
        'nothing was begun': { done: null },
        'everything was chosen': { done: begun },
        'her card was declined': { done: declined },
      },
      readInFlight: {
        'no draw is in flight': { done: null },
        'a draw without an answer': { done: inFlight },
        'a draw that the lender has': { done: { ...inFlight, messageKey: 'm-1' } },
        'no answer': unknown('GET /usercache'),
      },
      readClock: { noon: { done: { now: NOON } } },
      readReceipt: {
        'no receipt': { done: null },
        'the receipt of her cash': { done: storedDraw },
        'the receipt of her cash, without its number': { done: { ...storedDraw, reference: null } },
      },
      preloadParts: {},
      fetchParts: { 'the rest is here': { done: undefined }, 'a file is missing': { fails: lost } },
      disburseMethod: {
        'the ways are on the screen': { shows: disburseMethodWalk().situations[0]?.snapshot },
        'her card is chosen': { done: { kind: 'chosen', destination: toCard } },
        'Dot goes back': { done: { kind: 'back' } },
      },
      askRegister: {
        'the register has answered': { done: { isMilitary: false, asOf: '', coveredBorrower: false } },
        'no answer': unknown('POST /mlaStatus'),
      },
      getPapers: {
        'the documents': papers,
        'she is covered': refused('GET /documents', 422, COVERED, 'CoveredBorrower'),
        'no answer': unknown('GET /documents'),
      },
      acknowledge: {
        'they are acknowledged': { done: { acknowledgedAt: '2026-11-21T12:00:00.000Z' } },
        'there are newer documents': refused('POST /disclosureacknowledgement', 422, 'The documents have changed.', 'DisclosuresChanged'),
        'no answer': unknown('POST /disclosureacknowledgement'),
      },
      readLocated: { 'it was checked just now': { done: true }, 'it was not checked': { done: false } },
      checkLock: {
        'it is free': { done: { isAddOnLocked: false } },
        'somebody else has it': { done: { isAddOnLocked: true } },
        'no answer': unknown('GET /addOnLock'),
      },
      takeLock: {
        'Dot has it': { done: {} },
        'somebody else has it': refused('POST /addOnLock', 400, 'Sam is working on this loan right now. Try again later.'),
        'she is in another state': refused('POST /addOnLock', 422, 'You must be in the same state as your store to continue.'),
        'no answer': unknown('POST /addOnLock'),
      },
      attempt: {
        ...standings(),
        'it is paid out': { done: { kind: 'paid', receipt: drawReceipt } },
        'it waits to be collected': { done: { kind: 'paid', receipt: granted } },
        'it is not decided': { done: { kind: 'pending', messageKey: 'm-1' } },
        'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
        'the loan is not free': { done: { kind: 'refused', failure: { ...refusal.failure, status: 409 } } },
        'it is refused without the lock': { done: { kind: 'refused', failure: { ...refusal.failure, code: 'LockMissing' } } },
        'it is refused without its papers': {
          done: { kind: 'refused', failure: { ...refusal.failure, status: 409, code: 'PapersMissing' } },
        },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      look: {
        'it is not decided': { done: open },
        'it waits to be collected': { done: granted },
        'it is paid out': { done: drawReceipt },
        'it was cancelled': refused('GET /draw', 422, CANCELLED),
        'no answer': unknown('GET /draw'),
      },
      readLookedAt: { noon: { done: { now: NOON } } },
      lookBefore: {
        'it waits to be collected': { done: granted },
        'it is paid out': { done: drawReceipt },
        'it was cancelled': refused('GET /draw', 422, CANCELLED),
        'no answer': unknown('GET /draw'),
      },
      cancelDraw: { 'it is cancelled': { done: { newBalance: 80_000 } }, 'no answer': unknown('DELETE /draw') },
      getReference: {
        'its number': { done: { referenceNumber: 'R23456789A', amount: 50_000 } },
        'no answer': unknown('GET /disbursementReference'),
      },
      releaseLock: { 'it is free': { done: { alreadyLocked: false, lockedByName: '' } }, 'no answer': { fails: lost } },
      forgetDraft: { 'it is forgotten': { done: undefined } },
    },
    sees: (snapshot) => {
      const at = snapshot.context;
      if (snapshot.status === 'done') return at.outcome;
      if (snapshot.matches('leaving')) return [rules.attemptIsOpen(at), at.holdsLock];
      if (snapshot.matches('pending') || snapshot.matches({ confirming: 'received' }))
        return [at.pending?.pendingCode, at.reference !== null, at.failure?.kind, at.newBalance, at.holdsLock];
      if (snapshot.matches('confirming')) {
        const { phase, elsewhere, notSent } = at.standing;
        return [
          rules.mayReview(at),
          at.holdsLock,
          phase,
          elsewhere,
          notSent,
          at.inFlight !== null,
          at.wish,
          at.isSlow,
          rules.isRefused(at),
          at.declined !== null,
          rules.mayTryAgain(at),
          at.notice,
        ];
      }
      const chosen = [at.settings.gpsCheckAddOn, at.where !== null, at.declined !== null, rules.isAgreed(at), at.holdsLock];
      if (snapshot.matches('where')) return chosen;
      if (snapshot.matches('notice')) return [chosen, at.boxIsMissing, at.haveChanged, at.failure?.kind, at.notice];
      return [
        chosen,
        rules.problemOf(at),
        at.amount !== null,
        at.requested,
        rules.isLoaded(at),
        rules.whyNot(at),
        at.amountProblem,
        at.inFlight !== null,
        at.messageKey !== '',
        at.failure?.kind,
        at.notice,
      ];
    },
    happens: (snapshot, { label }) => attemptMayAnswer(snapshot.context, label, ENDS),
    background: ['keepDraft', 'preloadParts', 'attempt', 'disburseMethod', 'getReference'],
    outcomes: ['left', 'drawLocationWanted'],
  }),
);
