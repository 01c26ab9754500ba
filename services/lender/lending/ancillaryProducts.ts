import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import { PRODUCTS } from '../people/person.ts';

/**
 * A product that can be sold with a loan. `requiredAbove`: a new loan above this many cents needs it; null: never. `onlySwitch`: a loan of
 * this kind needs it only when the old one was of another. Ours.
 */
type Ancillary = {
  id: string;
  name: string;
  description: string;
  cents: number;
  productId: string;
  requiredAbove: number | null;
  online: boolean;
  onlySwitch?: true;
};

const ANCILLARY: readonly Ancillary[] = [
  {
    id: 'roadside',
    name: 'Roadside assistance',
    description: 'Towing, a jump start or a spare tire, day and night, for a year.',
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
    description: 'Pays your installments if you lose your job or get sick.',
    cents: 2_900,
    productId: PRODUCTS.installment.id,
    requiredAbove: null,
    online: true,
  },
  {
    id: 'storeSwitch',
    name: 'Switch in the store',
    description: 'A larger loan becomes one of another kind in the store only.',
    cents: 0,
    productId: PRODUCTS.installment.id,
    requiredAbove: 200_000,
    online: false,
    onlySwitch: true,
  },
];

/** The new loan: its product, its principal without ancillary products in cents, and whether the old one was of another product. */
export type NewLoan = { productId: string; principal: number; switches: boolean };

const offeredFor = ({ productId, switches }: Pick<NewLoan, 'productId' | 'switches'>): Ancillary[] =>
  ANCILLARY.filter((one) => one.productId === productId && (switches || one.onlySwitch !== true));

const isRequired = ({ requiredAbove }: Ancillary, { principal }: NewLoan): boolean => requiredAbove !== null && principal > requiredAbove;

/** The names of the products that the new loan needs and only the store can provide. */
export const missingFor = (loan: NewLoan): string[] =>
  offeredFor(loan)
    .filter((product) => isRequired(product, loan) && !product.online)
    .map(({ name }) => name);

/** What is sold online with a loan of this product: id, name, price. */
export type Sold = { id: string; name: string; cents: number };

/** The products with these ids, in the order of the list; null when one of them is not sold online with the new loan. */
export function soldWith(ids: readonly string[], loan: Pick<NewLoan, 'productId' | 'switches'>): Sold[] | null {
  const sold = offeredFor(loan).filter(({ id, online }) => online && ids.includes(id));
  return sold.length === ids.length ? sold.map(({ id, name, cents }) => ({ id, name, cents })) : null;
}

/** The ancillary products for a new loan. Pure. */
export function ancillaryOf(loan: NewLoan): Answered<'GET /ancillaryProducts'> {
  const offered = offeredFor(loan);
  const missingProducts = missingFor(loan);
  const listed = offered.filter((product) => product.online || isRequired(product, loan));
  return {
    products: listed.map((product) => ({
      productId: product.id,
      name: product.name,
      description: product.description,
      price: toMoneyText(product.cents),
      required: isRequired(product, loan),
    })),
    confirmText: listed.length > 0 ? 'I have read what each product does and what it costs.' : '',
    missingProducts,
    showAppointmentLink: missingProducts.length > 0,
  };
}
