import type { SnapshotFrom } from 'xstate';
import { showExpiry } from '../../services/contract/card.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import { cardNameOf, methodId, type CardName } from '../kit/card.ts';
import type { cardsMachine } from './cards.machine.ts';
import * as rules from './cards.rules.ts';
import type { AutoPayOf, CardsContext } from './cards.rules.ts';

type Snapshot = SnapshotFrom<typeof cardsMachine>;

/** One saved card or bank account. */
export type CardRow = CardName & {
  card: string;
  /** Masked, as the lender has it: "•••• •••• •••• 4242". Spec: portal §3 "Card" (ENT-013). */
  number: string;
  /** MM/YY; empty for a bank account. */
  expiry: string;
  holder: string;
  validity: 'valid' | 'soon' | 'expired';
  /** A payment proposes it. */
  isDefault: boolean;
  canDisburse: boolean;
  /** The loans that it pays by autopay. */
  autoPays: readonly AutoPayOf[];
};

/** What PaymentMethods shows. Spec: portal §2 "PaymentMethods". */
export type PaymentMethodsView = {
  screen: 'PaymentMethods';
  busy: boolean;
  brand: CardsContext['brand'];
  /** removing: the lender removes the chosen card, or says whether it has done so */
  phase: 'loading' | 'failed' | 'open' | 'confirming' | 'removing';
  /** Null until they are loaded. */
  rows: readonly CardRow[] | null;
  /** The card to remove, from the question on. */
  chosen: CardRow | null;
  /** Cards can pay loans online. */
  mayPay: boolean;
  mayAdd: boolean;
  whyNotAdd: ReturnType<typeof rules.whyNotAdd>;
  /** Where cards are taken without a card form; empty when no loan names a store. */
  storePhoneNumber: string;
  maxCards: number;
  /** How many cards must go before another can be added. */
  toRemove: number;
  notice: CardsContext['notice'];
  /** Getting cards failed (ERR-013). */
  failure: Failure | null;
  /** The chosen card can be removed now. */
  mayRemove: boolean;
  /** Why the card is not removed (ERR-005 to ERR-012). */
  removal: Failure | null;
};

/** AddPaymentMethod is shown by addCard: its view has everything else. */
export type CardsView = PaymentMethodsView | { screen: 'AddPaymentMethod' };

function rowOf(card: Card, context: CardsContext): CardRow {
  const id = methodId(card);
  return {
    ...cardNameOf(card),
    card: id,
    number: card.cardNumber,
    expiry: card.cardType === 'bank' ? '' : showExpiry(card),
    holder: card.cardholderName,
    validity: card.cardType === 'bank' ? 'valid' : rules.validityOf(card, context.now),
    isDefault: rules.defaultCard(context) === id,
    canDisburse: card.canDisburse,
    autoPays: rules.autoPaysOf(context, card),
  };
}

function phaseOf(at: Snapshot): PaymentMethodsView['phase'] {
  if (at.matches({ list: 'failed' })) return 'failed';
  if (at.matches({ list: 'open' })) return 'open';
  if (at.matches({ list: 'confirming' })) return 'confirming';
  return at.matches({ list: 'removing' }) || at.matches({ list: 'checking' }) ? 'removing' : 'loading';
}

export function cardsView(at: Snapshot): CardsView {
  if (at.matches('adding')) return { screen: 'AddPaymentMethod' };
  const { context } = at;
  const rows = context.cards?.map((card) => rowOf(card, context)) ?? null;
  const { brand, maxCards, notice, failure, removal } = context;
  return {
    screen: 'PaymentMethods',
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    brand,
    rows,
    chosen: rows?.find(({ card }) => card === context.chosen) ?? null,
    mayPay: context.mayPay,
    mayRemove: rules.mayRemove(context),
    mayAdd: rules.mayAdd(context),
    whyNotAdd: rules.whyNotAdd(context),
    storePhoneNumber: rules.storeNumber(context),
    maxCards,
    toRemove: rules.toRemove(context),
    notice,
    failure,
    removal,
  };
}
