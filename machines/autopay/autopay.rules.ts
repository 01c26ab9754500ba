import type { Loan } from '../../services/contract/accounts.ts';
import type { AutoPay } from '../../services/contract/autoPay.ts';
import { showExpiry } from '../../services/contract/card.ts';
import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { manageAccount } from '../accounts/accounts.links.ts';
import type { AddCardInput, AddCardOutcome } from '../addCard/addCard.rules.ts';
import { acknowledgementOf } from '../kit/acknowledgement.ts';
import { autopayIsOffered } from '../kit/autopayIsOffered.ts';
import { isExpired, methodId } from '../kit/card.ts';
import { firstFailing } from '../kit/firstFailing.ts';
import { HOME, brandOf, payment } from '../kit/places.ts';
import { statusAccess } from '../kit/statusAccess.ts';
import type { Target } from '../kit/target.ts';
import { loanIsSigned } from '../kit/unsigned.rules.ts';
import type { AutopayContext, AutopayInput } from './autopay.types.ts';

type Facts = AutopayContext;
type From = { context: AutopayContext };

export const atStart = ({ person, settings, params, screen, search }: AutopayInput): AutopayContext => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  fromPayment: search?.['because'] === 'payment',
  requested: screen,
  loan: null,
  cards: null,
  cardsMayPay: true,
  noCardForm: [],
  now: 0,
  method: '',
  isChange: false,
  papers: [],
  boxIsMissing: false,
  haveChanged: false,
  failure: null,
  result: null,
  ending: 'left',
});

export const isEnrolled = ({ loan }: Pick<Facts, 'loan'>): boolean => loan?.autoPay?.enrolled === true;

/** What autopay needs, clause by clause; the first that fails is shown. Spec: FLOW-AUTO-02, FLAG-007, OPEN-039, ENT-015. */
export const autopayClauses = {
  loanIsSigned: ({ loan }: Facts) => loan === null || loanIsSigned(loan),
  loanTakesPayments: ({ loan }: Facts) => loan !== null && statusAccess(loan) === 'pay' && !loan.paidOff && loan.payable,
  // a loan that is enrolled already can be changed and ended
  isOffered: (facts: Facts) => (facts.loan !== null && autopayIsOffered(facts.loan, facts.settings)) || isEnrolled(facts),
  cardsMayPay: (facts: Facts) => facts.cardsMayPay || isEnrolled(facts),
} as const;
export type AutopayClause = keyof typeof autopayClauses;

export const whyNot = (facts: Facts): AutopayClause | null => firstFailing(autopayClauses, facts);

export const isLoaded = ({ loan, cards }: Facts): boolean => loan !== null && cards !== null;
/** Its screens can be opened by their addresses. */
export const isOpen = (facts: Facts): boolean => isLoaded(facts) && whyNot(facts) === null && facts.result === null;

/** Saved cards and bank accounts; a card for one payment is not among them (autopay-6). */
export const withCards = ({ cards, validations }: Answer<'GET /cards'>): Partial<Facts> => ({
  cards: cards.filter(({ guestCard }) => !guestCard),
  cardsMayPay: validations.payment,
  noCardForm: validations.noCardForm,
});

/** Spec: FLOW-CARD-04. */
export const isUsable = (card: Card, { now, cardsMayPay }: Pick<Facts, 'now' | 'cardsMayPay'>): boolean =>
  cardsMayPay && !isExpired(card, now);

export const cardOf = ({ cards, method }: Pick<Facts, 'cards' | 'method'>): Card | undefined =>
  cards?.find((card) => methodId(card) === method);

export function mayUse(facts: Facts, method: string): boolean {
  const card = cardOf({ ...facts, method });
  return card !== undefined && isUsable(card, facts);
}

/** The card of the payment when it can be used, else the first that can. */
export function proposed(facts: Facts, draft: PaymentDraft | null): string {
  const ofPayment = draft ? methodId(draft) : '';
  if (mayUse(facts, ofPayment)) return ofPayment;
  const first = facts.cards?.find((card) => isUsable(card, facts));
  return first ? methodId(first) : '';
}

/** The card or bank account that pays the installments now; undefined when autopay is off, or it is no longer saved. */
export const enrolledCard = ({ loan, cards }: Pick<Facts, 'loan' | 'cards'>): Card | undefined =>
  loan?.autoPay?.enrolled ? cards?.find(({ cardIds }) => cardIds.some(({ id }) => id === loan.autoPay?.methodId)) : undefined;

/** The next due date that is not past. */
export const nextDate = ({ dueDate, nextDueDate }: Loan): string => nextDueDate ?? dueDate;

/** The card's last month is before that of the next payment: it cannot be collected. */
export function endsBefore({ cardType, expirationMonth, expirationYear }: Card, day: string): boolean {
  return cardType !== 'bank' && `20${expirationYear}-${expirationMonth}` < day.slice(0, 7);
}

/** The lender changes autopay at once; else the next payment takes the change along (autopay-1). */
export const changesNow = ({ settings, fromPayment }: Facts): boolean => settings.canChangeAutoPay && !fromPayment;

/** What is asked for the authorization of the chosen method. Spec: FLOW-AUTO-05, CALL-032. */
export function papersAsk({ context }: From): Ask<'GET /documents'> {
  const { loan, person } = context;
  const card = cardOf(context);
  if (!loan || !card) throw new Error('the authorization of autopay needs a loan and a method');
  return {
    loanId: loan.loanId,
    storeId: loan.storeId,
    productId: loan.productId,
    disclosureType: 'autoPay',
    suretyBond: loan.suretyBond,
    migrateProduct: false,
    isAddon: false,
    isAlternatesTurn: false,
    isAutoPay: true,
    ...(card.cardType === 'bank' ? { bankAccountNumber: card.cardNumber } : { cardNumber: card.cardNumber }),
    customerName: person.name,
  };
}

export const agreementAsk = ({ context }: From): Ask<'POST /disclosureacknowledgement'> => acknowledgementOf('autoPay', context);

/** Autopay with this card or bank account, as it travels. Spec: FLOW-AUTO-01. */
const autoPayWith = (card: Card): AutoPay => ({
  enrolled: true,
  method: card.cardType === 'bank' ? 'bank' : 'card',
  methodId: card.cardIds[0]?.id ?? '',
  cardType: card.cardType,
  displayNumber: card.cardNumber,
  ...(card.cardType !== 'bank' && { expiry: showExpiry(card) }),
});

export function enrollAsk({ context }: From): Ask<'PUT /autoPay'> {
  const card = cardOf(context);
  if (!card) throw new Error('autopay needs a method');
  return { loanId: context.loanId, autoPay: autoPayWith(card) };
}

export const endAsk = ({ context }: From): Ask<'PUT /autoPay'> => ({ loanId: context.loanId, autoPay: { enrolled: false } });

/** What the payment takes along; null for nothing. */
function choiceOf(context: Facts): AutoPay | null {
  if (context.ending === 'ended') return { enrolled: false };
  const card = cardOf(context);
  return context.ending === 'authorized' && card ? autoPayWith(card) : null;
}

export const choice = ({ context }: From) => {
  const { person, brand, loanId } = context;
  return { profileId: person.profileId, brand: brand ?? '', loanId, autoPay: choiceOf(context) };
};

export const isOutdated = ({ code }: Failure): boolean => code === 'DisclosuresChanged' || code === 'PapersMissing';

/** The method was removed in another tab. */
export const methodIsMissing = (failure: Failure | null): boolean => failure?.code === 'MethodMissing';

/** A method that is added here is saved, and pays nothing now. Spec: FLOW-CARD-01. */
export const cardInput = ({ context }: From): AddCardInput => ({
  screenNames: { AddPaymentMethod: 'AutoPayAddMethod' },
  purpose: 'payment',
  loanId: context.loanId,
  hasForm: !context.noCardForm.includes(context.brand ?? ''),
  guest: false,
  maySave: false,
  save: true,
  hasOthers: (context.cards ?? []).length > 0,
  details: { step: null, paying: null, storePhoneNumber: '', callNumber: context.loan?.storePhoneNumber ?? '' },
});

/** A method that was just added is the chosen one. */
export function withAdded({ cards }: Facts, outcome: AddCardOutcome): Partial<Facts> {
  if (outcome.kind !== 'added') return {};
  const method = methodId(outcome.card);
  return { method, isChange: true, cards: [...(cards ?? []).filter((card) => methodId(card) !== method), outcome.card] };
}

/** Back to the payment that asked, on to the payment that takes the change along, or back to ManageAccount. */
export function nextOf({ fromPayment, ending, brand, loanId }: Pick<Facts, 'fromPayment' | 'ending' | 'brand' | 'loanId'>): Target {
  if (!brand) return HOME;
  if (fromPayment) return payment(brand, loanId, ending === 'left' ? 'SelectPaymentMethod' : 'ReviewPayment');
  return ending === 'left' ? manageAccount(brand, loanId) : payment(brand, loanId);
}
