import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../payment/payment.machine.ts';
import { tidyInput } from '../../payment/payment.inputs.ts';
import { savingOf } from '../../payment/receipt.rules.ts';
import type { CardSaving, PaymentContext } from '../../payment/payment.types.ts';
import * as rules from '../../payment/payment.rules.ts';
import type { Walk } from '../explorer.ts';
import { addCardWalk } from './addCard.walks.ts';
import { attemptMayAnswer } from './attempt.standings.ts';
import { tidyingWalk } from './tidying.walks.ts';
import { renewable } from './payment.found.ts';
import { visa } from './payment.people.ts';

const active = <S extends AnyMachineSnapshot>({ situations }: Walk<S>) => situations.filter(({ snapshot }) => snapshot.status === 'active');
const cardSays = (busy: boolean): string => (busy ? 'the card is being checked' : 'the card can be entered');

/** A new card that the customer types, and one in progress at the vault or the lender. */
export const newCards = () =>
  Object.fromEntries(active(addCardWalk()).map(({ snapshot }) => [cardSays(snapshot.hasTag('busy')), { shows: snapshot }]));

/** The cleanup, with what it offers for the card that has paid. */
const SAVINGS = { offered: 'the card can be saved', saving: 'the card is being saved', saved: 'the card is saved' } as const;
export const savings = () =>
  Object.fromEntries(
    active(tidyingWalk()).flatMap(({ snapshot }) => {
      const { phase } = savingOf(snapshot);
      return phase === 'unavailable' ? [] : [[SAVINGS[phase], { shows: snapshot }]];
    }),
  );

/** Which way the saving of a card goes on; the cleanup ends when the customer leaves. */
const NEXT_SAVINGS: Readonly<Record<CardSaving['phase'], readonly string[]>> = {
  unavailable: [SAVINGS.offered],
  offered: [SAVINGS.saving],
  saving: [SAVINGS.offered, SAVINGS.saved],
  saved: [],
};

function mayTidy(context: PaymentContext, what: string): boolean {
  if (what === 'the cleanup is finished') return tidyInput({ context }).offered === null || context.wish === 'leave';
  return tidyInput({ context }).offered !== null && context.wish === null && NEXT_SAVINGS[context.saving.phase].includes(what);
}

/** Whether the card must be in its check: it can be added only then, and abandoned only before that. */
const CARD_ENDS: Readonly<Record<string, boolean>> = { 'a card for one payment': true, 'a saved card': true, 'no card': false };

/** Refusals of their own kind: the lender wants the location, or what a renewal needs, or does not have the card any more. */
export const UNLOCATED = 'it is refused without the location';
export const UNAGREED = 'it is refused without the documents';
export const UNLOCKED = 'it is refused without the lock';
export const EXPIRED = 'it is refused: the offer of the settlement has expired';
export const UNSAVED = 'it is refused because the card is no longer saved';

/** What each end of the attempt is in its own walk. */
const ENDS: Readonly<Record<string, string>> = {
  'it is paid': 'paid',
  'it is refused': 'refused',
  [UNLOCATED]: 'refused',
  [UNAGREED]: 'refused',
  [UNLOCKED]: 'refused',
  [EXPIRED]: 'refused',
  [UNSAVED]: 'refused',
  'it never arrived': 'notSent',
  'the other tab has finished': 'endedElsewhere',
};

export const RECEIPT = 'the receipt of its payment';
export const SPENT = 'a settlement that was refused too often';
/** All that matters of such a settlement: it goes no further than its card. */
const OF_SPENT = [
  'fetchParts: the rest of the payment is here',
  'continues with the card',
  'changes the amount',
  'the minimum',
  'leaves',
  'forgetDraft: it is forgotten',
];

/** Answers with the loan that can be renewed: a payment has one loan, and is renewed without the other flows between it and its review. */
const RENEWABLE = ['a loan that can be renewed', 'the terms of a renewal', 'a renewal with its documents'];
const mayLoadRenewable = ({ loan: known, settings }: PaymentContext): boolean =>
  (known === null || known.cosignerId === renewable.cosignerId) && !settings.autoPayStandardPayment && !settings.gpsCheckPlainPayment;

/** A payment of the minimum with nothing beside it: one whose card was removed goes on like any other. */
const isPlain = ({ renewal, inFlight, amountType, settings, standing, loan: known, method }: PaymentContext): boolean =>
  standing.phase === 'deciding' &&
  known?.daysLate === 0 &&
  method === rules.methodId(visa) &&
  renewal === null &&
  inFlight === null &&
  amountType === 'minimumDue' &&
  !settings.autoPayStandardPayment &&
  !settings.gpsCheckPlainPayment;

/** An attempt is refused only for what its payment has. */
function mayBeRefused(context: PaymentContext, answer: string): boolean {
  if (answer === UNAGREED || answer === UNLOCKED) return context.renewal !== null;
  if (answer === EXPIRED) return context.renewal === null && context.person.guest === null; // a settlement
  return answer !== UNSAVED || isPlain(context);
}

/** Can this answer come now? The parts of a payment answer in an order of their own. */
export function mayAnswer({ context }: SnapshotFrom<typeof paymentMachine>, label: string): boolean {
  const { cardIsBusy, reviewPage, storeAddress, amountType, loan: known } = context;
  const [who = '', what = ''] = label.split(': ');
  if (who === 'addCard') return (CARD_ENDS[what] ?? cardIsBusy) === cardIsBusy;
  if (who === 'tidying') return mayTidy(context, what);
  if (who === 'readWantedDocuments') return amountType === null;
  if (rules.isSpent(context)) return OF_SPENT.includes(label);
  if (what === SPENT) return context.requested === 'SelectPaymentMethod' && mayLoadRenewable(context) && known === null;
  if (what === RECEIPT) return context.requested === 'ConfirmPayment';
  if (who === 'gathering' && rules.methodIsMissing(context)) return what === 'two cards, one expired';
  if (who === 'gathering')
    return RENEWABLE.includes(what) ? mayLoadRenewable(context) : !context.holdsLock && known?.cosignerId !== renewable.cosignerId;
  if (who === 'countPayment') return reviewPage === null; // a payment is counted once
  if (who === 'readStoreAddress') return storeAddress === '';
  return mayBeRefused(context, what) && attemptMayAnswer(context, label, ENDS);
}
