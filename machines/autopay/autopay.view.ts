import type { SnapshotFrom } from 'xstate';
import { showExpiry } from '../../services/contract/card.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import { amountsDue } from '../kit/amountsDue.ts';
import { cardNameOf, methodId, type CardName } from '../kit/card.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import type { autopayMachine } from './autopay.machine.ts';
import * as rules from './autopay.rules.ts';
import type { AutopayClause } from './autopay.rules.ts';
import type { AutopayContext } from './autopay.types.ts';

type Snapshot = SnapshotFrom<typeof autopayMachine>;

/** A card or bank account. */
export type MethodRow = CardName & {
  method: string;
  /** MM/YY; empty for a bank account. */
  expiry: string;
  holder: string;
  expired: boolean;
  /** It expires before the next payment. */
  endsBefore: boolean;
  /** It pays the installments now. */
  isInUse: boolean;
};

type Common = {
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  fromPayment: boolean;
  loan: LoanName | null;
  /** YYYY-MM-DD; empty while the loan is not known. */
  nextDate: string;
  /** Cents of the next payment. */
  nextAmount: number;
  storePhoneNumber: string;
  failure: Failure | null;
};

export type AutoPayConfirmView = Common & {
  screen: 'AutoPayConfirm';
  /** ending: does the customer confirm the end? · working: the lender turns it on or off · turnedOn, turnedOff: it has */
  phase:
    | 'loading'
    | 'failed'
    | 'unknown'
    | 'unavailable'
    | 'enrolled'
    | 'ending'
    | 'withoutPapers'
    | 'reading'
    | 'working'
    | 'turnedOn'
    | 'turnedOff';
  whyNot: AutopayClause | null;
  /** The chosen method, or the one that pays now; null when it is no longer saved. */
  method: MethodRow | null;
  papers: readonly { title: string; lines: readonly PaperLine[] }[];
  boxIsMissing: boolean;
  haveChanged: boolean;
  /** The loan has autopay already: another method takes over. */
  isChange: boolean;
  /** At once; else with the next payment. */
  changesNow: boolean;
};

export type AutoPayUpdatePaymentMethodView = Common & {
  screen: 'AutoPayUpdatePaymentMethod';
  methods: readonly MethodRow[];
  chosen: string;
  mayGoOn: boolean;
  mayAdd: boolean;
  /** Only that the method that was chosen before is no longer saved. */
  failure: Failure | null;
};

/** AutoPayAddMethod is shown by addCard: its view has everything else. */
export type AutopayView = AutoPayConfirmView | AutoPayUpdatePaymentMethodView | { screen: 'AutoPayAddMethod' };

function rowOf(card: Card, context: AutopayContext): MethodRow {
  const { loan } = context;
  return {
    ...cardNameOf(card),
    method: methodId(card),
    expiry: card.cardType === 'bank' ? '' : showExpiry(card),
    holder: card.cardholderName,
    expired: !rules.isUsable(card, { ...context, cardsMayPay: true }),
    endsBefore: loan !== null && rules.endsBefore(card, rules.nextDate(loan)),
    isInUse: rules.enrolledCard(context) === card,
  };
}

function phaseOf(at: Snapshot): AutoPayConfirmView['phase'] {
  const { result } = at.context;
  const waits = ['turningOn', 'turningOff', 'acknowledging', 'storing'] as const;
  if (result) return result.enrolled ? 'turnedOn' : 'turnedOff';
  if (waits.some((confirm) => at.matches({ confirm }))) return 'working';
  const resting = ['failed', 'unknown', 'unavailable', 'enrolled', 'ending', 'withoutPapers', 'reading'] as const;
  return resting.find((confirm) => at.matches({ confirm })) ?? 'loading';
}

function commonOf(at: Snapshot): Common {
  const { loan, brand, loanId, fromPayment, failure } = at.context;
  return {
    busy: at.hasTag('busy'),
    brand,
    loanId,
    fromPayment,
    loan: loan && loanNameOf(loan),
    nextDate: loan ? rules.nextDate(loan) : '',
    nextAmount: loan ? amountsDue(loan).next : 0,
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    failure,
  };
}

function confirmView(at: Snapshot): AutoPayConfirmView {
  const { context } = at;
  const phase = phaseOf(at);
  const card = phase === 'enrolled' || phase === 'ending' ? rules.enrolledCard(context) : rules.cardOf(context);
  return {
    ...commonOf(at),
    screen: 'AutoPayConfirm',
    phase,
    whyNot: rules.whyNot(context),
    method: card ? rowOf(card, context) : null,
    papers: context.papers.map(({ documentName, text }) => ({ title: documentName, lines: linesOf(documentName, text) })),
    boxIsMissing: context.boxIsMissing,
    haveChanged: context.haveChanged,
    isChange: rules.isEnrolled(context),
    changesNow: rules.changesNow(context),
  };
}

/** What the customer sees of autopay: one view per screen, amounts in cents. */
export function autopayView(at: Snapshot): AutopayView {
  const { context } = at;
  if (at.matches('adding')) return { screen: 'AutoPayAddMethod' };
  if (!at.matches('choosing')) return confirmView(at);
  return {
    ...commonOf(at),
    screen: 'AutoPayUpdatePaymentMethod',
    methods: (context.cards ?? []).map((card) => rowOf(card, context)),
    chosen: context.method,
    mayGoOn: rules.mayUse(context, context.method),
    mayAdd: context.cardsMayPay,
    failure: rules.methodIsMissing(context.failure) ? context.failure : null,
  };
}
