import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { StandingPhase } from '../attempt/attempt.types.ts';
import type { CardName } from '../kit/card.ts';
import { dayOf } from '../kit/day.ts';
import type { originationMachine } from './origination.machine.ts';
import * as rules from './origination.rules.ts';
import type { AmountProblem, MethodChoice, OriginationContext, OriginationNotice } from './origination.types.ts';

type Snapshot = SnapshotFrom<typeof originationMachine>;

/** Money in cents. */
type Common = {
  busy: boolean;
  brand: Brand | null;
  /** What secures the loan: "2020 Toyota Tacoma"; empty when nothing does. */
  collateral: string;
  failure: Failure | null;
  notice: OriginationNotice | null;
};

export type OriginationAmountView = Common & {
  screen: 'OriginationAmount';
  phase: 'loading' | 'failed' | 'unknown' | 'forbidden' | 'declined' | 'expired' | 'lapsed' | 'choosing';
  /** Why the lender does not make this loan, in its own words; empty otherwise. */
  refusal: string;
  typed: number | null;
  least: number;
  most: number;
  problem: AmountProblem | null;
  /** The last day of the offer, YYYY-MM-DD; empty before it is loaded. */
  goodThrough: string;
  today: string;
  /** The customer has asked to be called. */
  isQueued: boolean;
};

export type OriginationCallMeView = Common & { screen: 'OriginationCallMe'; phase: 'asking' | 'queueing' | 'queued' };

/** Where the money goes: the way, and the card that is known for it. */
type Where = { way: MethodChoice | 'none'; card: CardName | null };

export type OriginationChooseMethodView = Common & {
  screen: 'OriginationChooseMethod';
  /** ready, unknown: the last look · working, open: the loan is being made, and the outcome is not known */
  phase: 'choosing' | 'preparing' | 'ready' | 'unknown' | 'working' | 'open';
  amount: number;
  ways: readonly { way: MethodChoice; whyNot: 'tooMuch' | null }[];
  choice: MethodChoice | null;
  isMissing: boolean;
  where: Where;
  mostByMoneyGram: number;
  standing: StandingPhase;
  elsewhere: boolean;
  mayOriginate: boolean;
};

export type OriginationDocuSignView = Common & {
  screen: 'OriginationDocuSign';
  phase: 'loading' | 'failed' | 'unsigned' | 'received';
  amount: number;
  /** The last day on which it can be signed; empty while that is not known. */
  signBy: string;
  where: Where;
  dueDate: string;
  storePhoneNumber: string;
  /** By which the money is known; empty while it is not known. */
  referenceNumber: string;
};

/** ManageDisburseMethod is shown by disburseMethod, the papers by signing. */
export type OriginationView =
  | OriginationAmountView
  | OriginationCallMeView
  | OriginationChooseMethodView
  | OriginationDocuSignView
  | { screen: 'ManageDisburseMethod' };

function commonOf(at: Snapshot): Common {
  const { brand, info, failure, notice } = at.context;
  const vehicle = info?.collateral;
  return {
    busy: at.hasTag('busy'),
    brand,
    collateral: vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : '',
    failure,
    notice,
  };
}

function whereOf({ where, info, made }: OriginationContext): Where {
  const channel = where?.channel ?? (made ? info?.disbursementType : 0);
  return { way: rules.choiceOf(channel ?? 0) ?? 'none', card: where?.card ?? null };
}

function amountView(at: Snapshot): OriginationAmountView {
  const { context } = at;
  const resting = ['failed', 'unknown', 'forbidden', 'declined', 'expired', 'lapsed', 'choosing'] as const;
  const isAccepting = at.matches({ amount: 'accepting' });
  return {
    ...commonOf(at),
    ...rules.limitsOf(context),
    screen: 'OriginationAmount',
    phase: isAccepting ? 'choosing' : (resting.find((amount) => at.matches({ amount })) ?? 'loading'),
    refusal: context.info?.refusal ?? '',
    typed: context.typed,
    problem: context.amountProblem,
    goodThrough: context.info ? dayOf(Date.parse(context.info.docExp)) : '',
    today: dayOf(context.now),
    isQueued: context.info?.calledForAt !== undefined,
  };
}

const callView = (at: Snapshot): OriginationCallMeView => ({
  ...commonOf(at),
  screen: 'OriginationCallMe',
  phase: (['queueing', 'queued'] as const).find((calling) => at.matches({ calling })) ?? 'asking',
});

function methodPhase(at: Snapshot): OriginationChooseMethodView['phase'] {
  const { phase } = at.context.standing;
  if (at.matches({ method: 'choosing' })) return 'choosing';
  if (at.matches({ method: { originating: { working: 'open' } } })) return 'open';
  if (at.matches({ method: 'waiting' }) || at.matches({ method: { originating: 'working' } })) return 'working';
  return phase === 'ready' || phase === 'unknown' ? phase : 'preparing';
}

function methodView(at: Snapshot): OriginationChooseMethodView {
  const { context } = at;
  const { amount, inFlight, choice, isMissing, standing, failure, settings } = context;
  return {
    ...commonOf(at),
    screen: 'OriginationChooseMethod',
    phase: methodPhase(at),
    amount: amount ?? inFlight?.amount ?? 0,
    ways: rules.waysOf(context),
    choice,
    isMissing,
    where: whereOf(context),
    mostByMoneyGram: settings.maxMoneyGramDisbursement,
    standing: standing.phase,
    elsewhere: standing.elsewhere,
    failure: failure ?? standing.failure,
    notice: standing.notSent ? 'notSent' : context.notice,
    mayOriginate: rules.mayOriginate(context),
  };
}

function signingView(at: Snapshot): OriginationDocuSignView {
  const { context } = at;
  const { made, amount, loan, reference } = context;
  const isFailed = at.matches({ signing: 'failed' }) || at.matches({ signing: 'unknown' });
  return {
    ...commonOf(at),
    screen: 'OriginationDocuSign',
    phase: isFailed
      ? 'failed'
      : at.matches({ signing: 'reopened' })
        ? 'received'
        : ((['unsigned', 'received'] as const).find((signing) => at.matches({ signing })) ?? 'loading'),
    amount: made?.loanAmount ?? amount ?? 0,
    where: whereOf(context),
    dueDate: made?.dueDate ?? '',
    signBy: loan?.unsigned?.signBy ?? '',
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    referenceNumber: reference?.referenceNumber ?? '',
  };
}

/** What the customer sees of an origination: one view per screen. */
export function originationView(at: Snapshot): OriginationView {
  if (at.matches('cards')) return { screen: 'ManageDisburseMethod' };
  if (at.matches('calling')) return callView(at);
  if (at.matches('method')) return methodView(at);
  return at.matches('signing') ? signingView(at) : amountView(at);
}
