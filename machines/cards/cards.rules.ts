import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { AddCardInput, AddCardOutcome } from '../addCard/addCard.rules.ts';
import { cardNameOf, isExpired, methodId, monthsLeft, type CardName } from '../kit/card.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { brandOf } from '../kit/places.ts';
import type { Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** `screen`: of the address. */
export type CardsInput = { settings: Settings; params: Readonly<Record<string, string>>; screen: string };

export type CardsContext = {
  settings: Settings;
  brand: Brand | null;
  /** The screen of the address; empty once a screen is open. */
  requested: string;
  /** Null until the cards are loaded. */
  cards: readonly Card[] | null;
  /** Cards can pay loans online. Spec: ENT-015. */
  mayPay: boolean;
  /** Brands without a card form. Spec: OPEN-047. */
  noCardForm: readonly string[];
  /** How many cards that can receive money the customer may have. Spec: CONF-021. */
  maxCards: number;
  /** Empty when they could not be loaded: then nothing says which card autopay uses. */
  loans: readonly Loan[];
  now: number;
  /** Identity of the card that the customer wants to remove; empty when there is none. */
  chosen: string;
  notice: { kind: 'added' | 'removed'; card: CardName } | null;
  /** Why the cards could not be loaded. */
  failure: Failure | null;
  /** Why the chosen card could not be removed. */
  removal: Failure | null;
  /** The loan whose autopay the customer wants to change, so that its card can be removed. */
  autoPayOf: Loan | null;
};

export type CardsEvent =
  | { type: 'card.addChosen' }
  | { type: 'card.removeChosen'; card: string }
  | { type: 'card.removeConfirmed' }
  | { type: 'card.removeDeclined' }
  | { type: 'autoPay.opened'; loanId: string }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** The app opens the autopay of the loan (`autoPayChosen`). */
export type CardsOutcome = { kind: 'left' } | { kind: 'autoPayChosen'; brand: Brand; loanId: string };

export const atStart = ({ settings, params, screen }: CardsInput): CardsContext => ({
  settings,
  brand: brandOf({ params }),
  requested: screen,
  cards: null,
  mayPay: true,
  noCardForm: [],
  maxCards: settings.maxDisbursementCards,
  loans: [],
  now: 0,
  chosen: '',
  notice: null,
  failure: null,
  removal: null,
  autoPayOf: null,
});

export const outcome = ({ autoPayOf }: CardsContext): CardsOutcome =>
  autoPayOf ? { kind: 'autoPayChosen', brand: autoPayOf.brand, loanId: autoPayOf.loanId } : { kind: 'left' };

type Cards = Pick<CardsContext, 'cards'>;

/** The lender's own limit before that of the settings. A card for one payment only is not listed. Spec: CONF-021, FLOW-PAY-07. */
export const listed = ({ settings }: CardsContext, { cards, validations }: Answer<'GET /cards'>): Partial<CardsContext> => ({
  cards: cards.filter(({ guestCard }) => !guestCard),
  mayPay: validations.payment,
  noCardForm: validations.noCardForm,
  maxCards: validations.disburse?.maxCardLimit ?? settings.maxDisbursementCards,
  failure: null,
});

export const isListed = ({ cards }: Cards, id: string): boolean => cards?.some((card) => methodId(card) === id) ?? false;

export const chosenCard = ({ cards, chosen }: Pick<CardsContext, 'cards' | 'chosen'>): Card | undefined =>
  cards?.find((card) => methodId(card) === chosen);

/** The chosen card is no longer in the lender's list: it is removed, whatever became of the answer. */
export const isGone = ({ chosen }: CardsContext, { cards }: Answer<'GET /cards'>): boolean => !isListed({ cards }, chosen);

/** How many cards must go before another can be added: those that can receive money count. Spec: FLOW-DRAW-08, CONF-021. */
export const toRemove = ({ cards, maxCards }: Pick<CardsContext, 'cards' | 'maxCards'>): number =>
  Math.max(0, (cards ?? []).filter(({ canDisburse }) => canDisburse).length + 1 - maxCards);

/** What adding a card needs, clause by clause. */
export const addClauses = {
  cardsAreKnown: ({ cards }: CardsContext) => cards !== null,
  limitIsFree: (context: CardsContext) => toRemove(context) === 0,
  /** Not without a processor (OPEN-047), nor where the lender's limit allows no card at all. */
  formExists: ({ settings, brand, noCardForm, maxCards }: CardsContext) =>
    settings.paymentProcessors.all !== 'None' && !(brand !== null && noCardForm.includes(brand)) && maxCards > 0,
} as const;

export const mayAdd = (context: CardsContext): boolean => Object.values(addClauses).every((holds) => holds(context));

/** Why no card can be added now; null while one can, or while the cards are not known. */
export function whyNotAdd(context: CardsContext): 'full' | 'noForm' | null {
  if (!addClauses.formExists(context)) return 'noForm';
  return toRemove(context) > 0 ? 'full' : null;
}

/** The number of a store that takes cards; empty when no loan names one. */
export const storeNumber = ({ loans, brand }: CardsContext): string =>
  (loans.find((loan) => loan.brand === brand) ?? loans[0])?.storePhoneNumber ?? '';

/** A card of the list expires soon in its last month and in the month before. Ours. */
const SOON_MONTHS = 1;

export function validityOf(card: Card, now: number): 'valid' | 'soon' | 'expired' {
  if (isExpired(card, now)) return 'expired';
  return monthsLeft(card, now) <= SOON_MONTHS ? 'soon' : 'valid';
}

/** The card that a payment proposes: the first that is not expired, where cards can pay. Spec: FLOW-PAY-13, CONF-036, ENT-015. */
export function defaultCard({ cards, now, mayPay }: Pick<CardsContext, 'cards' | 'now' | 'mayPay'>): string {
  const first = mayPay ? cards?.find((card) => !isExpired(card, now)) : undefined;
  return first ? methodId(first) : '';
}

/** The loans whose payments are taken from this card. Spec: FLOW-AUTO-01. */
export const loansOn = ({ loans }: Pick<CardsContext, 'loans'>, { cardIds }: Pick<Card, 'cardIds'>): readonly Loan[] =>
  loans.filter(
    ({ autoPay }) => autoPay?.enrolled === true && autoPay.method === 'card' && cardIds.some(({ id }) => id === autoPay.methodId),
  );

/** The loan of a card's autopay, with what its link needs. */
export type AutoPayOf = LoanName & Pick<Loan, 'brand' | 'loanId'>;

export const autoPaysOf = (context: Pick<CardsContext, 'loans'>, card: Pick<Card, 'cardIds'>): readonly AutoPayOf[] =>
  loansOn(context, card).map((loan) => ({ ...loanNameOf(loan), brand: loan.brand, loanId: loan.loanId }));

/** The chosen card pays this loan by autopay. */
export function autoPayLoan(context: CardsContext, loanId: string): Loan | null {
  const card = chosenCard(context);
  return (card && loansOn(context, card).find((loan) => loan.loanId === loanId)) ?? null;
}

/** What autopay uses stays, and a request that the lender has refused would be refused again. Spec: FLOW-CARD-07. */
export function mayRemove(context: Pick<CardsContext, 'cards' | 'chosen' | 'loans' | 'removal'>): boolean {
  const card = chosenCard(context);
  return card !== undefined && loansOn(context, card).length === 0 && context.removal?.kind !== 'refused';
}

/** A card that is added here is saved, and pays nothing now. Spec: FLOW-CARD-01. */
export const cardInput = ({ context }: { context: CardsContext }): AddCardInput => ({
  purpose: 'payment',
  hasForm: addClauses.formExists(context),
  guest: false,
  maySave: false,
  save: true,
  hasOthers: (context.cards ?? []).length > 0,
  details: { step: null, paying: null, storePhoneNumber: '', callNumber: storeNumber(context) },
});

export const added = (outcome: AddCardOutcome): Partial<CardsContext> =>
  outcome.kind === 'added' ? { notice: { kind: 'added', card: cardNameOf(outcome.card) } } : {};

export function removed(context: CardsContext): Partial<CardsContext> {
  const card = chosenCard(context);
  return {
    cards: context.cards?.filter((one) => one !== card) ?? null,
    notice: card ? { kind: 'removed', card: cardNameOf(card) } : null,
    chosen: '',
    removal: null,
  };
}

/** What the lender is asked to remove. */
export const removeAsk = ({ context }: { context: CardsContext }) => ({ cardIds: [...(chosenCard(context)?.cardIds ?? [])] });
