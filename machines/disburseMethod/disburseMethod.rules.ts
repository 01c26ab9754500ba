import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { DisburseChannel, DisbursementOptions } from '../../services/contract/disbursement.ts';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { AddCardInput, AddCardOutcome } from '../addCard/addCard.rules.ts';
import { cardNameOf, isExpired, methodId, type CardName } from '../kit/card.ts';
import type { LoanName } from '../kit/loanName.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** Where the money goes: to the store, to MoneyGram, or to a card. Nothing of the card can pay, so that a draft may hold it. */
export type Destination = { channel: DisburseChannel; card: (CardName & Pick<Card, 'cardIds'>) | null };

export type DisburseMethodInput = {
  /** What the specification calls the screens in the flow that uses them, where it is not ManageDisburseMethod and AddDebitDisburseMethod. */
  screenNames?: ScreenNames;
  settings: Settings;
  brand: Brand | null;
  /** The loan whose processor takes a new card. */
  loanId: string;
  loan: LoanName | null;
  storePhoneNumber: string;
  /** Cents that are sent. */
  amount: number;
  /** The ways that the lender offers. */
  options: DisbursementOptions;
  /** What was chosen before. */
  chosen: Destination | null;
  /** What the lender has just declined to pay out to: it is not proposed. */
  declined?: Destination | null;
  /** What the customer changes by going back: the amount, when nothing is said. */
  leadsBackTo?: 'amount' | 'ways';
};

/** A way without a card, or the identity of a card; empty when nothing is chosen. */
export type Choice = string;

export type DisburseMethodContext = DisburseMethodInput & {
  /** Null until they are loaded. */
  cards: readonly Card[] | null;
  /** Brands without a card form (OPEN-047). */
  noCardForm: readonly string[];
  /** How many cards that can receive money the customer may have (CONF-021). */
  maxCards: number;
  /** ms since 1970; decides which cards are expired. */
  now: number;
  choice: Choice;
  /** The customer went on without a choice. */
  isMissing: boolean;
  /** Identity of the card that the customer wants to remove; empty without one. */
  removing: string;
  notice: { kind: 'added' | 'cannotReceive' | 'removed'; card: CardName } | null;
  /** Why the cards could not be loaded. */
  failure: Failure | null;
  /** Why the card could not be removed. */
  removal: Failure | null;
  ending: 'chosen' | 'back';
};

export type DisburseMethodEvent =
  | { type: 'method.chosen'; choice: Choice }
  | { type: 'method.confirmed' }
  | { type: 'card.addChosen' }
  | { type: 'card.removeChosen'; card: string }
  | { type: 'card.removeConfirmed' }
  | { type: 'card.removeDeclined' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

export type DisburseMethodOutcome = { kind: 'chosen'; destination: Destination } | { kind: 'back' };

type Facts = DisburseMethodContext;

/** The ways without a card, by the names of their choices. */
export const WAYS = { moneyGram: PAYMENT_CHANNEL.moneyGram, store: PAYMENT_CHANNEL.store } as const;
export type Way = keyof typeof WAYS;
const isWay = (choice: string): choice is Way => Object.hasOwn(WAYS, choice);

const choiceOf = ({ channel, card }: Destination): Choice => {
  if (card) return methodId(card);
  return channel === PAYMENT_CHANNEL.store ? 'store' : 'moneyGram';
};

export const atStart = (input: DisburseMethodInput): Facts => ({
  ...input,
  cards: null,
  noCardForm: [],
  maxCards: input.settings.maxDisbursementCards,
  now: 0,
  choice: '',
  isMissing: false,
  removing: '',
  notice: null,
  failure: null,
  removal: null,
  ending: 'back',
});

/** The lender's own limit before that of the settings. Neither a card for one payment nor a bank account is among them. Spec: CONF-021, FLOW-PAY-07. */
export const listed = ({ settings }: Facts, { cards, validations }: Answer<'GET /cards'>): Partial<Facts> => ({
  cards: cards.filter(({ guestCard, cardType }) => !guestCard && cardType !== 'bank'),
  noCardForm: validations.noCardForm,
  maxCards: validations.disburse?.maxCardLimit ?? settings.maxDisbursementCards,
  failure: null,
});

export const cardOf = ({ cards }: Pick<Facts, 'cards'>, choice: Choice): Card | undefined =>
  cards?.find((card) => methodId(card) === choice);

/** Why a way without a card cannot be taken; null when it can. Spec: FLOW-DRAW-09, CONST-011. */
export function whyNotWay(
  { options, amount, settings }: Pick<Facts, 'options' | 'amount' | 'settings'>,
  way: Way,
): 'notOffered' | 'tooMuch' | null {
  if (way === 'store') return options.isStoreDisbursementAvailable ? null : 'notOffered';
  if (!options.isMoneyGramDisbursementAvailable) return 'notOffered';
  return amount > settings.maxMoneyGramDisbursement ? 'tooMuch' : null;
}

/** Why a card cannot receive the money; null when it can. Spec: FLAG-009, FLOW-CARD-04. */
export function whyNotCard({ now }: Pick<Facts, 'now'>, card: Card): 'cannotReceive' | 'expired' | null {
  if (!card.canDisburse) return 'cannotReceive';
  return isExpired(card, now) ? 'expired' : null;
}

/** A removal that the lender has refused would be refused again. Spec: FLOW-CARD-07. */
export const mayRemove = ({ removal }: Pick<Facts, 'removal'>): boolean => removal?.kind !== 'refused';

export const offersCards = ({ options }: Pick<Facts, 'options'>): boolean => options.isDebitDisbursementAvailable;

export function mayChoose(context: Facts, choice: Choice): boolean {
  if (isWay(choice)) return whyNotWay(context, choice) === null;
  const card = cardOf(context, choice);
  return offersCards(context) && card !== undefined && whyNotCard(context, card) === null;
}

/** What was chosen before, while it still can be; else the first card that can receive money. Never what was just declined. Spec: FLOW-DRAW-07. */
export function proposed(context: Facts): Choice {
  const { chosen, declined, cards } = context;
  const mayPropose = (choice: Choice) => mayChoose(context, choice) && !(declined && choice === choiceOf(declined));
  const before = chosen ? choiceOf(chosen) : '';
  return [before, ...(cards ?? []).map(methodId)].find(mayPropose) ?? '';
}

/** How many cards must go before another can be added: those that can receive money count. Spec: FLOW-DRAW-08, CONST-012 (CONF-021). */
export const toRemove = ({ cards, maxCards }: Pick<Facts, 'cards' | 'maxCards'>): number =>
  Math.max(0, (cards ?? []).filter(({ canDisburse }) => canDisburse).length + 1 - maxCards);

/** Not without a processor (OPEN-047), nor where the lender's limit allows no card at all. */
const hasForm = ({ brand, noCardForm, maxCards }: Pick<Facts, 'brand' | 'noCardForm' | 'maxCards'>): boolean =>
  (brand === null || !noCardForm.includes(brand)) && maxCards > 0;

/** Why no card can be added; null when one can. `notOffered`: cards receive nothing here, or they are not known. */
export function whyNotAdd(context: Facts): 'notOffered' | 'noForm' | 'full' | null {
  if (!offersCards(context) || context.cards === null) return 'notOffered';
  if (!hasForm(context)) return 'noForm';
  return toRemove(context) > 0 ? 'full' : null;
}

/** A card that is added here is saved, and pays nothing; its first digits show whether it can receive money. Spec: FLOW-CARD-01, ROUTE-089. */
export const cardInput = ({ context }: { context: Facts }): AddCardInput => ({
  screenNames: { AddPaymentMethod: context.screenNames?.['AddDebitDisburseMethod'] ?? 'AddDebitDisburseMethod' },
  purpose: 'disbursement',
  loanId: context.loanId,
  hasForm: hasForm(context),
  guest: false,
  maySave: false,
  save: true,
  hasOthers: (context.cards ?? []).length > 0,
  details: { step: null, paying: null, storePhoneNumber: '', callNumber: context.storePhoneNumber },
});

/** A card just added receives the money, when it can. Spec: FLOW-DRAW-05. */
export function withAdded(context: Facts, outcome: AddCardOutcome): Partial<Facts> {
  if (outcome.kind !== 'added') return {};
  const { card } = outcome;
  const choice = methodId(card);
  const cards = [...(context.cards ?? []).filter((one) => methodId(one) !== choice), card];
  const isUsable = mayChoose({ ...context, cards }, choice);
  return {
    cards,
    choice: isUsable ? choice : context.choice,
    isMissing: false,
    notice: { kind: isUsable ? 'added' : 'cannotReceive', card: cardNameOf(card) },
  };
}

/** What the lender is asked to remove. */
export const removeAsk = ({ context }: { context: Facts }) => ({ cardIds: [...(cardOf(context, context.removing)?.cardIds ?? [])] });

/** The removed card receives nothing. Spec: FLOW-DRAW-06. */
export function withoutRemoved({ cards, choice, removing }: Facts): Partial<Facts> {
  const card = cardOf({ cards }, removing);
  return {
    cards: cards?.filter((one) => one !== card) ?? null,
    choice: choice === removing ? '' : choice,
    notice: card ? { kind: 'removed', card: cardNameOf(card) } : null,
    removing: '',
    removal: null,
  };
}

/** The card is no longer in the lender's list: it is removed, whatever became of the answer. */
export const isGone = ({ removing }: Facts, { cards }: Answer<'GET /cards'>): boolean => cardOf({ cards }, removing) === undefined;

export function outcome(context: Facts): DisburseMethodOutcome {
  const { choice, ending } = context;
  if (ending === 'back') return { kind: 'back' };
  if (isWay(choice)) return { kind: 'chosen', destination: { channel: WAYS[choice], card: null } };
  const card = cardOf(context, choice);
  if (!card) throw new Error('no card of the list was chosen');
  return { kind: 'chosen', destination: { channel: PAYMENT_CHANNEL.debit, card: { ...cardNameOf(card), cardIds: card.cardIds } } };
}
