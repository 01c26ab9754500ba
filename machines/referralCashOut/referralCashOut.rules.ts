import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import { Moment } from '../../services/contract/dates.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { AddCardInput, AddCardOutcome } from '../addCard/addCard.rules.ts';
import type { AddressSearchEvent } from '../addressSearch/addressSearch.machine.ts';
import { NO_SEARCH, type AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import { DEFAULT_LIMITS } from '../attempt/attempt.limits.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptInput, AttemptOutcome, Standing } from '../attempt/attempt.types.ts';
import { NOT_STARTED, standingOf } from '../attempt/attempt.view.ts';
import { maySubmit } from '../attempt/standing.rules.ts';
import { lineOf, type StateOptions } from '../kit/addressLines.ts';
import { lastFour } from '../kit/card.ts';
import { isNonCustomer } from '../kit/customerKind.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { detailsIn, namesOf, problemsIn, type CashOutDraft, type Problems, type Typed } from './referralCashOut.fields.ts';

export { isAtRest, mayGoAway } from '../attempt/standing.rules.ts';

/** `balance`: all of it is cashed out (referral-6); cents. `inFlight`: a cash-out from before, whose outcome is not known. */
export type CashOutInput = { person: Person; settings: Settings; balance: number; inFlight: InFlight | null };

const CashOutReceipt = v.object({
  newBalance: v.number(),
  confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
  amount: v.number(),
  paidAt: Moment,
});
/** Cents; `newBalance`: of the rewards. */
export type CashOutReceipt = v.InferOutput<typeof CashOutReceipt>;

/** Spec: portal §3 "Referral state" (ENT-025). */
export type CashOutContext = CashOutInput & {
  typed: Typed;
  /** What the address search filled into fields. A new object each time. */
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  states: StateOptions;
  /** The session of the card form that took the payout card; empty without one. */
  transactionUuid: string;
  card: Card | null;
  standing: Standing;
  /** The balance was read again since the last attempt came to nothing. */
  isChecked: boolean;
  receipt: CashOutReceipt | null;
  failure: Failure | null;
  outcome: CashOutOutcome;
};

/** `notSent`: an earlier attempt never arrived and never will. `endedElsewhere`: another tab has cashed out. */
export type CashOutOutcome = { kind: 'left' | 'notSent' | 'endedElsewhere' };

export type CashOutEvent =
  /** A field changed: all values of the form. */
  | { type: 'profile.typed'; values: Typed }
  | { type: 'profile.submitted'; values: Typed }
  | { type: 'card.changeChosen' }
  | { type: 'cashOut.submitted' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | AddressSearchEvent
  | RouteEvent;

type Context = CashOutContext;
type From = { context: Context };
type Changes = Partial<Context>;

export const atStart = (input: CashOutInput): Context => ({
  ...input,
  typed: namesOf(input.person.name),
  filled: {},
  problems: {},
  search: NO_SEARCH,
  states: null,
  transactionUuid: '',
  card: null,
  standing: NOT_STARTED,
  isChecked: false,
  receipt: null,
  failure: null,
  outcome: { kind: 'left' },
});

/** A customer is known to the lender. A cash-out under way needs no profile any more. Spec: FLOW-REFER-07. */
export const needsProfile = ({ person, inFlight }: Context): boolean => isNonCustomer(person) && inFlight === null;

export const profileAsk = ({ context: { person } }: From): Ask<'POST /mdmProfile'> => ({ profileId: person.profileId });
export const detailsAsk = ({ context }: From): Ask<'POST /mdmProfile'> => ({
  ...profileAsk({ context }),
  details: detailsIn(context.typed),
});

export const submitted = (context: Context, values: Typed): Pick<Context, 'typed' | 'problems' | 'failure'> => {
  const typed = { ...context.typed, ...values };
  return { typed, problems: problemsIn(typed), failure: null };
};
export const formIsRight = (context: Context, values: Typed): boolean => Object.keys(submitted(context, values).problems).length === 0;

/** A chosen address fills the lines. */
export function searched({ typed, search }: Context, next: AddressSearchView): Changes {
  if (next.found === null || next.found === search.found) return { search: next };
  const { line1, line2, city, state, zip } = next.found.address;
  const lines: Typed = {
    [lineOf('home', 'line1')]: line1,
    [lineOf('home', 'line2')]: line2,
    [lineOf('home', 'city')]: city,
    [lineOf('home', 'state')]: state,
    [lineOf('home', 'zip')]: zip,
  };
  return { search: next, typed: { ...typed, ...lines }, filled: lines };
}

export const draftOf = ({ transactionUuid, typed }: Context): CashOutDraft => ({ transactionUuid, typed });
export const withDraft = ({ typed }: Context, draft: CashOutDraft | null): Changes =>
  draft ? { transactionUuid: draft.transactionUuid, typed: { ...typed, ...draft.typed } } : {};

/** The payout card is typed for a refer transaction, and kept by the lender only. Spec: FLOW-REFER-03. */
export const cardInput = ({ context: { settings } }: From): AddCardInput => ({
  screenNames: { AddPaymentMethod: 'ReferRedeemAddCard' },
  purpose: 'refer',
  hasForm: settings.paymentProcessors.all !== 'None',
  guest: true,
  maySave: false,
  hasOthers: false,
  details: { step: null, paying: null, storePhoneNumber: '' },
});

/** Another card is another attempt: what was refused before no longer counts. */
export const withCard = (outcome: AddCardOutcome): Changes =>
  outcome.kind === 'added' ? { card: outcome.card, transactionUuid: outcome.nonce, failure: null } : {};

/** In place of a loan id: a cash-out belongs to the profile. */
export const rewardsId = ({ profileId }: Pick<Person, 'profileId'>): string => `cashOut ${profileId}`;

/** The whole balance to the card; an earlier attempt is followed without one. The token is no part of the fingerprint (quality §1.1). */
export function attemptInput({ context }: From): AttemptInput {
  const { person, settings, balance, inFlight, card, transactionUuid } = context;
  return {
    flow: 'cashOut',
    profileId: person.profileId,
    brand: '',
    loanId: rewardsId(person),
    amount: inFlight?.amount ?? balance,
    intent: card && {
      ask: { cardNumber: card.cardNumber, cardId: card.cardToken },
      fingerprint: `cashOut|${balance}|${transactionUuid}|${lastFour(card)}`,
    },
    inFlight,
    limits: { ...DEFAULT_LIMITS, limitSeconds: settings.paymentTimeoutSeconds, pollMs: settings.cashOutPollMs },
  };
}

/** An attempt that is only followed is in progress from the start. */
export const beforeSending = ({ inFlight }: Context): Changes => ({
  standing: inFlight ? { ...NOT_STARTED, phase: 'pending' } : NOT_STARTED,
  failure: null,
});

/** Once an attempt has an outcome, its record is dropped. */
export function withStanding({ inFlight, isChecked }: Context, attempt: SnapshotFrom<typeof attemptMachine>): Changes {
  const standing = standingOf(attempt);
  return { standing, inFlight: standing.phase === 'ready' ? null : inFlight, isChecked: isChecked && standing.notSent };
}

export const paid = (outcome: AttemptOutcome): Changes =>
  outcome.kind === 'paid' ? { receipt: v.parse(CashOutReceipt, outcome.receipt), inFlight: null } : {};

/** The attempt is over: the customer takes another card, or leaves. */
export const refused = (outcome: AttemptOutcome): Changes =>
  outcome.kind === 'refused' ? { failure: outcome.failure, standing: { ...NOT_STARTED, phase: 'ready' }, inFlight: null } : {};

/** Nothing was sent: the page says what can be cashed out only after the balance was read again. */
export const mustCheck = ({ standing, isChecked }: Context): boolean => standing.notSent && !isChecked;
export const isSameBalance = ({ balance }: Context, { currentBalance }: Answer<'GET /referralStats'>): boolean =>
  currentBalance === balance;

/** The balance says what is true. */
export const ended = (outcome: AttemptOutcome): Changes =>
  outcome.kind === 'notSent' || outcome.kind === 'endedElsewhere' ? { outcome: { kind: outcome.kind } } : {};

/** The lender does not know whom it pays: the profile comes first. Spec: FLOW-REFER-07. */
export const lacksProfile = (outcome: AttemptOutcome): boolean => outcome.kind === 'refused' && outcome.failure.code === 'ProfileMissing';

type Facts = Pick<Context, 'standing' | 'failure' | 'card'>;

export const isRefused = ({ failure }: Facts): boolean => failure?.kind === 'refused';

/** Nothing is under way, or the last attempt had no usable response. A refused one is not repeated. Spec: FLOW-REFER-02, CONF-009. */
export const maySend = (facts: Facts): boolean => facts.card !== null && !isRefused(facts) && maySubmit(facts);

/** An attempt of unknown outcome may only be repeated with the same card. */
export const mayChangeCard = ({ standing: { phase } }: Facts): boolean => phase === 'ready';

export const isComplete = ({ complete }: Answer<'POST /mdmProfile'>): boolean => complete;
