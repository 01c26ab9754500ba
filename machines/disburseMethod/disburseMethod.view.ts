import type { SnapshotFrom } from 'xstate';
import { showExpiry } from '../../services/contract/card.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import { cardNameOf, methodId, type CardName } from '../kit/card.ts';
import type { LoanName } from '../kit/loanName.ts';
import type { disburseMethodMachine } from './disburseMethod.machine.ts';
import * as rules from './disburseMethod.rules.ts';
import { WAYS, type DisburseMethodContext, type Way } from './disburseMethod.rules.ts';

type Snapshot = SnapshotFrom<typeof disburseMethodMachine>;

export type CardRow = CardName & {
  choice: string;
  /** MM/YY */
  expiry: string;
  whyNot: ReturnType<typeof rules.whyNotCard>;
};
export type WayRow = { way: Way; whyNot: 'tooMuch' | null };

export type ManageDisburseMethodView = {
  screen: 'ManageDisburseMethod';
  /** What the specification calls the screen in this flow. */
  name: string;
  busy: boolean;
  phase: 'loading' | 'choosing' | 'confirming' | 'removing';
  brand: Brand | null;
  loan: LoanName | null;
  storePhoneNumber: string;
  /** Cents. */
  amount: number;
  mostByMoneyGram: number;
  cards: readonly CardRow[];
  /** The ways without a card that the lender offers. */
  ways: readonly WayRow[];
  choice: string;
  isMissing: boolean;
  whyNotAdd: ReturnType<typeof rules.whyNotAdd>;
  maxCards: number;
  /** How many cards must go before another can be added. */
  toRemove: number;
  /** The card that the customer wants to remove. */
  removing: CardRow | null;
  notice: DisburseMethodContext['notice'];
  failure: Failure | null;
  removal: Failure | null;
  /** The lender has not refused to remove the card. */
  mayRemove: boolean;
  leadsBackTo: 'amount' | 'ways';
};

/** AddDebitDisburseMethod is shown by addCard. */
export type DisburseMethodView = ManageDisburseMethodView | { screen: 'AddDebitDisburseMethod' };

const PHASES = ['choosing', 'confirming'] as const;

function phaseOf(at: Snapshot): ManageDisburseMethodView['phase'] {
  if (at.matches({ list: 'removing' }) || at.matches({ list: 'checking' })) return 'removing';
  return PHASES.find((list) => at.matches({ list })) ?? 'loading';
}

const isWayName = (name: string): name is Way => Object.hasOwn(WAYS, name);

const waysOf = (context: DisburseMethodContext): WayRow[] =>
  Object.keys(WAYS)
    .filter(isWayName)
    .flatMap((way) => {
      const whyNot = rules.whyNotWay(context, way);
      return whyNot === 'notOffered' ? [] : [{ way, whyNot }];
    });

const rowOf = (context: DisburseMethodContext, card: Card): CardRow => ({
  ...cardNameOf(card),
  choice: methodId(card),
  expiry: showExpiry(card),
  whyNot: rules.whyNotCard(context, card),
});

/** What the customer sees while choosing where the money goes. */
export function disburseMethodView(at: Snapshot): DisburseMethodView {
  const { context } = at;
  if (at.matches('adding')) return { screen: 'AddDebitDisburseMethod' };
  const { brand, loan, storePhoneNumber, amount, settings, choice, isMissing, maxCards, notice, failure, removal } = context;
  const cards = rules.offersCards(context) ? (context.cards ?? []).map((card) => rowOf(context, card)) : [];
  return {
    screen: 'ManageDisburseMethod',
    name: context.screenNames?.['ManageDisburseMethod'] ?? 'ManageDisburseMethod',
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    brand,
    loan,
    storePhoneNumber,
    amount,
    mostByMoneyGram: settings.maxMoneyGramDisbursement,
    cards,
    ways: waysOf(context),
    choice,
    isMissing,
    whyNotAdd: rules.whyNotAdd(context),
    maxCards,
    toRemove: rules.toRemove(context),
    removing: cards.find((row) => row.choice === context.removing) ?? null,
    notice,
    failure,
    removal,
    mayRemove: rules.mayRemove(context),
    leadsBackTo: context.leadsBackTo ?? 'amount',
  };
}
