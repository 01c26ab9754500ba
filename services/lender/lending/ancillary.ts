import { toCents, toMoneyText } from '../../contract/money.ts';
import type { Answered } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { PRODUCTS } from '../people/person.ts';

/** A product that can be sold with a loan. `requiredAbove`: a new loan above this many cents needs it; null: never. Ours. */
type Ancillary = {
  id: string;
  name: string;
  description: string;
  cents: number;
  productId: string;
  requiredAbove: number | null;
  online: boolean;
};

const ANCILLARY: readonly Ancillary[] = [
  {
    id: 'roadside',
    name: 'Roadside assistance',
    description: 'Towing, a jump start or a spare tyre, day and night, for a year.',
    cents: 4_900,
    productId: PRODUCTS.title.id,
    requiredAbove: null,
    online: true,
  },
  {
    id: 'inspection',
    name: 'Vehicle inspection',
    description: 'A look at the vehicle before a larger loan; done in the store.',
    cents: 0,
    productId: PRODUCTS.title.id,
    requiredAbove: 200_000,
    online: false,
  },
  {
    id: 'protection',
    name: 'Payment protection',
    description: 'Pays your instalments when you lose your job or fall ill.',
    cents: 2_900,
    productId: PRODUCTS.installment.id,
    requiredAbove: null,
    online: true,
  },
];

/** The ancillary products for a new loan of a product and an amount in cents. Pure. */
export function ancillaryOf(productId: string, principal: number): Answered<'GET /ancillaryProducts'> {
  const offered = ANCILLARY.filter((one) => one.productId === productId);
  const isRequired = ({ requiredAbove }: Ancillary) => requiredAbove !== null && principal > requiredAbove;
  const missing = offered.filter((product) => isRequired(product) && !product.online);
  return {
    products: offered
      .filter((product) => product.online || isRequired(product))
      .map((product) => ({
        productId: product.id,
        name: product.name,
        description: product.description,
        price: toMoneyText(product.cents),
        required: isRequired(product),
      })),
    confirmText: offered.length > 0 ? 'I have read what each product does and what it costs.' : '',
    missingProducts: missing.map(({ name }) => name),
    showAppointmentLink: missing.length > 0,
  };
}

export const ancillary: Handlers<'GET /ancillaryProducts'> = {
  'GET /ancillaryProducts': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const payoff = payoffOn(loan, dayOf(now));
    const paid = toCents(ask.amount);
    const products = [loan.product_id, loan.new_product_id];
    if (ask.storeId !== loan.store_id || !products.includes(ask.productId) || paid > payoff)
      throw new Refusal(422, ['These products do not belong to this loan. Start again from the amount.']);
    return ancillaryOf(ask.productId, payoff - paid);
  },
};
