import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import type { StandingPhase } from '../attempt/attempt.types.ts';
import type { StateOptions } from '../kit/addressLines.ts';
import { cardNameOf, type CardName } from '../kit/card.ts';
import type { Problems, Typed } from './referralCashOut.fields.ts';
import type { referralCashOutMachine } from './referralCashOut.machine.ts';
import * as rules from './referralCashOut.rules.ts';
import type { CashOutContext, CashOutReceipt } from './referralCashOut.rules.ts';

type Snapshot = SnapshotFrom<typeof referralCashOutMachine>;

/** What a non-customer provides. Spec: ROUTE-037. */
export type ReferCompleteProfileView = {
  screen: 'ReferCompleteProfile';
  busy: boolean;
  phase: 'loading' | 'failed' | 'filling' | 'saving';
  balance: number;
  values: Typed;
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  states: StateOptions;
  failure: Failure | null;
};

/** The last check, and the cash-out under way. Spec: ROUTE-039. */
export type ReferRedeemReviewView = {
  screen: 'ReferRedeemReview';
  busy: boolean;
  /** The phases of the attempt; refused: the lender said no, nothing was sent. */
  phase: 'loading' | 'refused' | StandingPhase;
  /** Cents: the whole balance. */
  amount: number;
  /** Null for an earlier attempt whose card is not known here. */
  card: (CardName & { holder: string }) | null;
  maySend: boolean;
  mayChangeCard: boolean;
  /** Seconds until the outcome counts as open. */
  limitSeconds: number;
  notice: 'elsewhere' | 'notSent' | null;
  failure: Failure | null;
};

/** Spec: ROUTE-040. */
export type ReferRedeemSuccessView = CashOutReceipt & {
  screen: 'ReferRedeemSuccess';
  timeZone: string;
  card: CardName | null;
};

export type CashOutViews = {
  ReferCompleteProfile: ReferCompleteProfileView;
  ReferRedeemReview: ReferRedeemReviewView;
  ReferRedeemSuccess: ReferRedeemSuccessView;
};
/** ReferRedeemAddCard is shown by addCard. */
export type ReferralCashOutView = CashOutViews[keyof CashOutViews] | { screen: 'ReferRedeemAddCard' };

function profileView(at: Snapshot): ReferCompleteProfileView {
  const { balance, typed: values, filled, problems, search, states, failure } = at.context;
  const phase = (['failed', 'filling', 'saving'] as const).find((profile) => at.matches({ profile }));
  const form = { balance, values, filled, problems, search, states, failure };
  return { ...form, screen: 'ReferCompleteProfile', busy: at.hasTag('busy'), phase: phase ?? 'loading' };
}

function phaseOf(at: Snapshot): ReferRedeemReviewView['phase'] {
  if (!at.matches({ review: 'sending' }) || at.matches({ review: { sending: 'checking' } })) return 'loading';
  return at.context.failure?.kind === 'refused' ? 'refused' : at.context.standing.phase;
}

const noticeOf = ({ standing, isChecked }: CashOutContext): ReferRedeemReviewView['notice'] =>
  standing.elsewhere ? 'elsewhere' : standing.notSent && isChecked ? 'notSent' : null;

function reviewView(at: Snapshot): ReferRedeemReviewView {
  const { context } = at;
  const { balance, inFlight, card, settings, standing, failure } = context;
  return {
    screen: 'ReferRedeemReview',
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    amount: inFlight?.amount ?? balance,
    card: card && { ...cardNameOf(card), holder: card.cardholderName },
    maySend: rules.maySend(context),
    mayChangeCard: rules.mayChangeCard(context),
    limitSeconds: settings.paymentTimeoutSeconds,
    notice: noticeOf(context),
    failure: failure ?? standing.failure,
  };
}

/** What the customer sees: one view per screen. */
export function referralCashOutView(at: Snapshot): ReferralCashOutView {
  const { receipt, card, settings } = at.context;
  if (at.matches('card')) return { screen: 'ReferRedeemAddCard' };
  if (at.matches('profile')) return profileView(at);
  if (receipt && at.matches('confirmed'))
    return { ...receipt, screen: 'ReferRedeemSuccess', timeZone: settings.defaultTimeZone, card: card && cardNameOf(card) };
  return reviewView(at);
}
