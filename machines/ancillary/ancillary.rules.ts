import type { Loan } from '../../services/contract/accounts.ts';
import type { RefinanceTerms } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { isAlternate } from '../kit/loanCustomer.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** What goes with the renewal. Spec: CALL-054. */
export type Offer = Answer<'GET /ancillaryProducts'>;
export type Product = Offer['products'][number];

export type AncillaryInput = {
  person: Person;
  settings: Settings;
  loan: Loan;
  /** Cents: what is paid with the renewal. */
  amount: number;
  /** Cents: what is paid out with it; zero without cash. */
  cash: number;
  /** Of the new loan. */
  productId: string;
  /** The new loan is of another kind. */
  migrateProduct: boolean;
  /** The ids that the customer chose on an earlier visit of this renewal; empty at first. Those that are no longer offered do not count. */
  chosen: readonly string[];
};

export type AncillaryContext = AncillaryInput & {
  /** Null until it is loaded. */
  offer: Offer | null;
  /** The new loan with what is sold; null without the lender's figures. */
  terms: RefinanceTerms | null;
  /** The customer confirmed without checking the box. */
  boxIsMissing: boolean;
  failure: Failure | null;
  ending: AncillaryOutcome['kind'];
};

export type AncillaryEvent =
  | { type: 'product.chosen'; productId: string; chosen: boolean }
  | { type: 'products.confirmed' }
  | { type: 'confirm.submitted'; agreed: boolean }
  /** Back from AncillaryProductsConfirm to the list. */
  | { type: 'choice.changeChosen' }
  | { type: 'appointment.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/**
 * - `chosen`            the ids of everything that is sold, the required ones too; empty when nothing is
 * - `left`              back to the terms of the renewal
 * - `appointmentChosen` the renewal needs the store
 */
export type AncillaryOutcome =
  { kind: 'chosen'; ancillaryProductIds: readonly string[] } | { kind: 'left' } | { kind: 'appointmentChosen' };

type Facts = AncillaryContext;
type From = { context: Facts };

export const atStart = (input: AncillaryInput): Facts => ({
  ...input,
  offer: null,
  terms: null,
  boxIsMissing: false,
  failure: null,
  ending: 'left',
});

/** Without cash the lender is not asked for any. */
const disbursementOf = (cash: number) => (cash > 0 ? { disbursement: toMoneyText(cash) } : {});

/** Spec: CALL-054. */
export const productsAsk = ({ context: { loan, amount, cash, productId } }: From): Ask<'GET /ancillaryProducts'> => ({
  loanId: loan.loanId,
  amount: toMoneyText(amount),
  ...disbursementOf(cash),
  productId,
  storeId: loan.storeId,
});

/** The papers of the renewal with what is sold: they state the new loan. Spec: CALL-032, FLOW-REFI-19. */
export function termsAsk({ context }: From): Ask<'GET /documents'> {
  const { person, loan, amount, cash, productId, migrateProduct } = context;
  return {
    loanId: loan.loanId,
    storeId: loan.storeId,
    productId,
    disclosureType: 'refinance',
    suretyBond: loan.suretyBond,
    migrateProduct,
    isAddon: false,
    isAlternatesTurn: isAlternate(loan, person),
    isAutoPay: false,
    customerName: person.name,
    amount: toMoneyText(amount),
    ...disbursementOf(cash),
    ancillaryProductIds: [...soldIds(context)],
  };
}

const isOptional = ({ offer }: Facts, id: string): boolean =>
  offer?.products.some(({ productId, required }) => productId === id && !required) ?? false;

/** What the lender does not offer, and what it requires, is no choice. */
export const mayChoose = (context: Facts, { productId }: { productId: string }): boolean => isOptional(context, productId);

export const withChoice = ({ chosen }: Facts, choice: { productId: string; chosen: boolean }): Partial<Facts> => {
  const others = chosen.filter((id) => id !== choice.productId);
  return { chosen: choice.chosen ? [...others, choice.productId] : others };
};

/** What is sold: everything that is required, and what the customer chose. In the order of the list. */
export const soldProducts = ({ offer, chosen }: Pick<Facts, 'offer' | 'chosen'>): Product[] =>
  offer?.products.filter(({ productId, required }) => required || chosen.includes(productId)) ?? [];

export const soldIds = (context: Facts): readonly string[] => soldProducts(context).map(({ productId }) => productId);

/** Cents: what is sold, together. */
export const soldCents = (context: Facts): number => soldProducts(context).reduce((sum, { price }) => sum + price, 0);

/** The new loan needs something that only the store sells: it cannot be made online (ancillary-3). */
export const needsStore = ({ offer }: Facts): boolean => offer !== null && offer.missingProducts.length > 0;
export const offersAppointment = (context: Facts): boolean => needsStore(context) && context.offer?.showAppointmentLink === true;

export const isEmpty = ({ offer }: Facts): boolean => offer?.products.length === 0 && offer.missingProducts.length === 0;

/** There is something to confirm. */
export const mayConfirm = (context: Facts): boolean => !needsStore(context) && soldProducts(context).length > 0;

/** A lender without a text to confirm needs no box. */
export const isAgreed = ({ offer }: Facts, { agreed }: { agreed: boolean }): boolean => agreed || offer?.confirmText === '';

/** The same request would be refused again. */
export const isRefused = ({ kind }: Failure): boolean => kind === 'refused';
export const mayRetry = ({ failure }: Pick<Facts, 'failure'>): boolean => failure === null || !isRefused(failure);

export const outcome = (context: Facts): AncillaryOutcome =>
  context.ending === 'chosen' ? { kind: 'chosen', ancillaryProductIds: soldIds(context) } : { kind: context.ending };
