import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { RefinanceTerms } from '../../services/contract/documents.ts';
import type { Failure } from '../../services/contract/error.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { ancillaryMachine } from './ancillary.machine.ts';
import * as rules from './ancillary.rules.ts';
import type { AncillaryContext, Product } from './ancillary.rules.ts';

type Snapshot = SnapshotFrom<typeof ancillaryMachine>;

type Common = {
  busy: boolean;
  brand: Brand;
  /** The loan that is renewed. */
  loan: LoanName;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  storePhone: string;
  /** What is sold: how many, and in cents what they cost together. */
  sold: { count: number; cents: number };
  failure: Failure | null;
};

/** A product in the list. `price` in cents. `chosen` is false for a required one: it is no choice. */
export type ProductView = Product & { chosen: boolean };

/** The new loan by the lender's figures: money in cents, `annualRate` in percent, `firstPaymentOn` YYYY-MM-DD. */
export type NewLoanView = RefinanceTerms;

/** What only the store sells. `description` is empty where the lender gives none. */
export type MissingView = { name: string; description: string };

export type AncillaryProductsView = Common & {
  screen: 'AncillaryProducts';
  state: 'loading' | 'failed' | 'missing' | 'choosing';
  products: readonly ProductView[];
  missing: readonly MissingView[];
  offersAppointment: boolean;
  mayRetry: boolean;
};

export type AncillaryProductsConfirmView = Common & {
  screen: 'AncillaryProductsConfirm';
  state: 'loading' | 'reading' | 'refused';
  /** What is sold. */
  products: readonly Product[];
  /** Null without the lender's figures. */
  terms: NewLoanView | null;
  /** The lender's text to confirm; empty when it has none. */
  confirmText: string;
  boxIsMissing: boolean;
};

export type AncillaryView = AncillaryProductsView | AncillaryProductsConfirmView;

function commonOf(at: Snapshot): Common {
  const { context } = at;
  const { loan, failure } = context;
  return {
    busy: at.hasTag('busy'),
    brand: loan.brand,
    loan: loanNameOf(loan),
    useRefiTerm: loan.useRefiTerm,
    storePhone: loan.storePhoneNumber,
    sold: { count: rules.soldProducts(context).length, cents: rules.soldCents(context) },
    failure,
  };
}

const productsOf = ({ offer, chosen }: AncillaryContext): ProductView[] =>
  offer?.products.map((product) => ({ ...product, chosen: !product.required && chosen.includes(product.productId) })) ?? [];

const missingOf = ({ offer }: AncillaryContext): MissingView[] =>
  offer?.missingProducts.map((name) => ({
    name,
    description: offer.products.find((product) => product.name === name)?.description ?? '',
  })) ?? [];

const stateOf = (at: Snapshot): AncillaryProductsView['state'] =>
  (['failed', 'missing', 'choosing'] as const).find((list) => at.matches({ list })) ?? 'loading';

/** What the customer sees: one view per screen. */
export function ancillaryView(at: Snapshot): AncillaryView {
  const { context } = at;
  const common = commonOf(at);
  if (at.matches('confirm')) {
    const state = (['reading', 'refused'] as const).find((confirm) => at.matches({ confirm })) ?? 'loading';
    const { terms, offer, boxIsMissing } = context;
    const confirmText = offer?.confirmText ?? '';
    return {
      ...common,
      screen: 'AncillaryProductsConfirm',
      state,
      products: rules.soldProducts(context),
      terms,
      confirmText,
      boxIsMissing,
    };
  }
  return {
    ...common,
    screen: 'AncillaryProducts',
    state: stateOf(at),
    products: productsOf(context),
    missing: missingOf(context),
    offersAppointment: rules.offersAppointment(context),
    mayRetry: rules.mayRetry(context),
  };
}
