import * as v from 'valibot';
import { Day } from '../../contract/dates.ts';
import { soldWith, type Sold } from '../lending/ancillaryProducts.ts';
import type { LoanRow } from './access.ts';
import { payoffOn } from './arithmetic.ts';
import { refinanced, termsOf } from './refinance.ts';

const Cents = v.pipe(v.number(), v.integer());

/** What the customer chooses for a refinance: the payment and the cash out in cents, the product of the new loan, and what is sold with it. */
export const Chosen = v.object({
  paid: Cents,
  lent: Cents,
  productId: v.string(),
  switches: v.boolean(),
  /** Ids of ancillary products. */
  ancillary: v.array(v.string()),
});
export type Chosen = v.InferOutput<typeof Chosen>;

/** The terms of the new loan, as its papers state them and as it is made. Cents; the rate in hundredths of a percent a year. */
export const NewTerms = v.object({
  ...Chosen.entries,
  productName: v.string(),
  payoff: Cents,
  /** The ancillary products; their price is a part of the principal. */
  sold: v.array(v.object({ id: v.string(), name: v.string(), cents: Cents })),
  installments: v.number(),
  /** The papers must be signed, not only acknowledged. Ours: for a vehicle as security, and for another product. */
  signs: v.boolean(),
  books: v.object({
    principal_cents: Cents,
    interest_cents: Cents,
    accrued_on: Day,
    rate_bps: v.number(),
    installment_cents: Cents,
    paid_toward_cents: Cents,
    due_on: Day,
  }),
});
export type NewTerms = v.InferOutput<typeof NewTerms>;

/** Cents. */
export const priceOf = (sold: readonly Sold[]): number => sold.reduce((sum, { cents }) => sum + cents, 0);

/** The product of the new loan: the old one's, unless the product is switched. */
export const productOf = ({ product_id, new_product_id }: LoanRow, switches: boolean): string =>
  switches && new_product_id !== null ? new_product_id : product_id;

/** The terms of the loan that a refinance makes on that day. Pure. Throws RangeError when nothing would be owed, or an ancillary product is unknown. */
export function newTermsOf(loan: LoanRow, { paid, lent, productId, switches, ancillary }: Chosen, day: string): NewTerms {
  const sold = soldWith(ancillary, { productId, switches });
  if (!sold) throw new RangeError(`a product ${productId} is not sold with ${ancillary.join(', ')}`);
  const { name, rate_bps, installments } = termsOf(productId);
  return {
    paid,
    lent,
    productId,
    switches,
    ancillary: sold.map(({ id }) => id),
    productName: switches ? name : loan.product_name,
    payoff: payoffOn(loan, day),
    sold,
    installments,
    signs: switches || loan.collateral !== null,
    books: refinanced(loan, { paid, lent: lent + priceOf(sold), rate_bps: switches ? rate_bps : loan.rate_bps, installments }, day),
  };
}
