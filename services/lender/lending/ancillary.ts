import { toCents } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { inLanguage } from '../texts/texts.ts';
import { ancillaryOf } from './ancillaryProducts.ts';

export const OTHER_PRODUCTS = 'These products do not belong to this loan. Start again from the amount.';

export const ancillary: Handlers<'GET /ancillaryProducts'> = {
  'GET /ancillaryProducts': async ({ ask, caller, db, now, language }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const payoff = payoffOn(loan, dayOf(now));
    const paid = toCents(ask.amount);
    const products = [loan.product_id, loan.new_product_id];
    if (ask.storeId !== loan.store_id || !products.includes(ask.productId) || paid > payoff) throw new Refusal(422, [OTHER_PRODUCTS]);
    const {
      products: listed,
      confirmText,
      ...more
    } = ancillaryOf({
      productId: ask.productId,
      principal: payoff - paid + toCents(ask.disbursement ?? '0.00'),
      switches: ask.productId !== loan.product_id,
    });
    // the names stay as they are in the papers
    return {
      ...more,
      products: listed.map((product) => ({ ...product, description: inLanguage(product.description, language) })),
      confirmText: inLanguage(confirmText, language),
    };
  },
};
