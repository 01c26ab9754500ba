import { settingsIn } from '../../../services/contract/settings.ts';
import { paymentMachine } from '../../payment/payment.machine.ts';
import { tidyInput } from '../../payment/payment.inputs.ts';
import { canConfirm } from '../../payment/receipt.rules.ts';
import { amountNow, renewalOffer } from '../../payment/amount.rules.ts';
import * as rules from '../../payment/payment.rules.ts';
import { explore, type World } from '../explorer.ts';
import { loanWithRoadside } from '../people/newLoans.ts';
import { gus } from '../people/people.ts';
import { once } from '../once.ts';
import { standings } from './attempt.standings.ts';
import { EXPIRED, mayAnswer, newCards, RECEIPT, savings, SPENT, UNAGREED, UNLOCATED, UNLOCKED, UNSAVED } from './payment.answers.ts';
import { draft, loaded, paidBefore, renewable, renewal, renewing, settling } from './payment.found.ts';
import { ann, inFlight, lateLoan, loan, lost, mastercard, receipt, refusal, settings, unlocated, unsaved } from './payment.people.ts';

export const params = { brand: 'InstaLoan', loanId: loan.loanId };
const withAutoPay = settingsIn({ autoPayStandardPayment: true });
const withLocation = settingsIn({ gpsCheckPlainPayment: true });
const start = (screen: string, person = ann) => ({ person, settings, params, screen });

const guest = { ...gus, guest: { loanId: loan.loanId, flow: 'payment' } } as const;

const walkFrom = (starts: World<typeof paymentMachine>['starts']) =>
  explore(paymentMachine, {
    starts,
    params: [params],
    events: {
      'the minimum': { type: 'amount.chosen', amountType: 'minimumDue' },
      'another amount': { type: 'amount.chosen', amountType: 'other' },
      'types 50': { type: 'amount.typed', cents: 5_000 },
      'types 0': { type: 'amount.typed', cents: 0 },
      'continues with the amount': { type: 'amount.confirmed' },
      'confirms less than is due': { type: 'partial.confirmed' },
      'declines to pay less': { type: 'partial.declined' },
      'chooses the Visa': { type: 'method.chosen', method: 'repay:visa-1' },
      'chooses the expired card': { type: 'method.chosen', method: 'repay:old-1' },
      'continues with the card': { type: 'method.confirmed' },
      'adds a card': { type: 'method.addChosen' },
      'changes the amount': { type: 'amount.changeChosen' },
      'changes the card': { type: 'method.changeChosen' },
      'presses Pay': { type: 'payment.submitted', hasCvv: true },
      'presses Pay without the code': { type: 'payment.submitted', hasCvv: false },
      'requests the receipt again': { type: 'receipt.requested' },
      'saves the card for next time': { type: 'cardSaving.chosen' },
      'asks for the number of the cash again': { type: 'number.requested' },
      'answers the review prompt': { type: 'review.answered' },
      'opens the documents': { type: 'documents.opened' },
      'tries again': { type: 'retry.chosen' },
      'wants to renew': { type: 'renewal.chosen' },
      'goes back to the terms of the renewal': {
        type: 'flow.left',
        target: { flow: 'renewal', screen: 'ProductSwitch', params, search: {} },
      },
      leaves: { type: 'flow.left' },
    },
    answers: {
      gathering: {
        'a loan that can be renewed': loaded({ loan: renewable }),
        'the terms of a renewal': loaded({ loan: renewable, draft: { ...renewing, renewal, holdsLock: true } }),
        'a renewal with its documents': loaded({
          loan: renewable,
          draft: { ...renewing, renewal: { ...renewal, agreedIntent: renewable.intentId, newLoan: loanWithRoadside }, holdsLock: true },
        }),
        'two cards, one expired': loaded(),
        'no card': loaded({ cards: [] }),
        'cards may not pay': loaded({ cardsMayPay: false }),
        'the loan is late': loaded({ loan: lateLoan, draft }),
        'a draft from before': loaded({ draft }),
        [SPENT]: loaded({ draft: settling }),
        'a draft with an answer about autopay': loaded({ draft: { ...draft, autoPay: null } }),
        'a payment in flight': loaded({ inFlight }),
        [RECEIPT]: loaded({ receipt: paidBefore }),
        'the account is blocked': loaded({ loan: { ...loan, loanStatusId: 17 } }),
        'nothing is owed': loaded({ loan: { ...loan, loanStatusId: 3, paidOff: true } }),
        'no loan': { done: { kind: 'failed', failure: lost.failure } },
      },
      addCard: {
        ...newCards(),
        'no card': { done: { kind: 'declined' } },
        'a card for one payment': { done: { kind: 'added', card: mastercard, temporary: true } },
        'a saved card': { done: { kind: 'added', card: mastercard, temporary: false } },
      },
      attempt: {
        ...standings(),
        'it is paid': { done: { kind: 'paid', receipt } },
        'it is refused': { done: { kind: 'refused', failure: refusal.failure } },
        [UNLOCATED]: { done: { kind: 'refused', failure: unlocated.failure } },
        [UNAGREED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'PapersMissing' } } },
        [UNLOCKED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'LockMissing' } } },
        [UNSAVED]: { done: { kind: 'refused', failure: unsaved.failure } },
        [EXPIRED]: { done: { kind: 'refused', failure: { ...refusal.failure, code: 'OfferExpired' } } },
        'it never arrived': { done: { kind: 'notSent' } },
        'the other tab has finished': { done: { kind: 'endedElsewhere' } },
      },
      tidying: { ...savings(), 'the cleanup is finished': { done: { referenceNumber: '' } } },
      releaseLock: { 'it is free': { done: { alreadyLocked: false, lockedByName: '' } }, 'it is not free': { fails: lost } },
      countPayment: {
        'the portal asks for a review': { done: 'https://instaloan.example/review' },
        'the portal does not ask': { done: null },
        'the file is missing': { fails: lost },
      },
      sendConfirmation: { 'it is sent': { done: {} }, 'it fails': { fails: lost } },
      readLocated: { 'it was checked just now': { done: true }, 'it was not checked': { done: false } },
      readStoreAddress: { 'the address is known': { done: '1200 Juniper Row, Austin, TX 78701' }, 'it is not known': { done: '' } },
      readWantedDocuments: { 'the lender asks for one': { done: true }, 'the lender asks for none': { done: false } },
      fetchParts: { 'the rest of the payment is here': { done: undefined }, 'a file is missing': { fails: lost } },
      preloadParts: {},
      keepDraft: {},
      forgetDraft: { 'it is forgotten': { done: undefined } },
    },
    // only what guards read: amounts and names make no difference
    sees: (snapshot) => {
      const at = snapshot.context;
      if (snapshot.status === 'done') return at.outcome;
      if (snapshot.matches({ confirmed: 'reopened' })) return at.person.profileId;
      if (snapshot.matches('leaving')) return [at.screen, rules.attemptIsOpen(at), at.holdsLock, at.outcome];
      if (snapshot.matches('confirmed'))
        return [
          canConfirm(at),
          tidyInput(snapshot).offered !== null,
          tidyInput(snapshot).cards !== null,
          tidyInput(snapshot).lock?.value,
          at.saving.phase,
          at.tidied,
          at.wish,
          at.reviewPage !== null,
        ];
      return [
        at.requested,
        at.loan !== null && at.loan.daysLate > 0,
        rules.hasUsableCard(at),
        at.cardsFailure !== null,
        at.cardsMayPay,
        'cents' in amountNow(at),
        rules.mayChooseMethod(at),
        rules.mayReview(at),
        rules.asksCvv(at),
        at.standing.phase,
        at.standing.elsewhere,
        at.cardIsBusy,
        at.inFlight !== null,
        at.wish,
        rules.isRefused(at) && (rules.methodIsMissing(at) ? 'the card' : 'the payment'),
        // a payment whose question about autopay is answered goes on like one without it
        at.settings.autoPayStandardPayment && at.autoPay === undefined && !snapshot.matches('paying'),
        rules.asksAutoPay(at) && !snapshot.matches('paying'),
        at.settings.gpsCheckPlainPayment && !snapshot.matches('paying'),
        rules.asksLocation(at) && !snapshot.matches('paying'),
        at.receipt !== null,
        at.tidied,
        at.reviewPage !== null,
        at.outcome,
        renewalOffer(at) === 'offered',
        at.renewal?.agreedIntent,
        at.holdsLock,
        at.amountProblem,
        rules.isSpent(at),
        at.amountType === null && snapshot.matches({ amount: 'choosing' }) && at.documentsWanted, // once is enough
      ];
    },
    background: [
      'attempt',
      'tidying',
      'countPayment',
      'readStoreAddress',
      'sendConfirmation',
      'addCard',
      'keepDraft',
      'readWantedDocuments',
      'preloadParts',
    ],
    outcomes: [
      'left',
      'paid',
      'statusBlocked',
      'uploadChosen',
      'autoPayChosen',
      'amountLocationWanted',
      'renewalLocationWanted',
      'locationWanted',
      'locationMissing',
      'renewalChosen',
      'agreementWanted',
      'papersMissing',
      'lockMissing',
      'settlementSpent',
    ],
    refused: ['chooses the expired card'],
    happens: (snapshot, { label }) => mayAnswer(snapshot, label),
    limit: 6_500,
  });

/** Everything that can happen to one payment of Ann's loan. */
export const paymentWalk = once(() =>
  walkFrom({
    'Ann wants to pay': start('MakePayment'),
    'Ann reloads ReviewPayment': start('ReviewPayment'),
    'Ann reloads her receipt': start('ConfirmPayment'),
    'Ann reloads the cards of her settlement': start('SelectPaymentMethod'),
    'Ann reloads AddPaymentMethod': start('AddPaymentMethod'),
    'Ann, whose lender offers autopay, wants to pay': { ...start('MakePayment'), settings: withAutoPay },
    'Ann, whose lender wants her location, wants to pay': { ...start('MakePayment'), settings: withLocation },
  }),
);

/** The same for a guest with a link to that loan. */
export const guestPaymentWalk = once(() =>
  walkFrom({
    'Gus opens his link': start('MakePayment', guest),
    'Gus reloads his receipt': start('ConfirmPayment', guest),
  }),
);
