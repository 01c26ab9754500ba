import type { Text } from '../texts/texts.ts';
import { toMoneyText } from '../../contract/money.ts';
import { MIN_DRAW_CENTS } from '../draws/available.ts';
import { Refusal } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { minimumDueOn, payoffOn } from '../loans/arithmetic.ts';
import { OTHER_PRODUCTS } from '../lending/ancillary.ts';
import { missingFor, soldWith } from '../lending/ancillaryProducts.ts';
import { priceOf, type Chosen } from '../loans/newTerms.ts';
import { switchAmountOn } from '../loans/refinance.ts';
import { no, NOT_ELIGIBLE } from '../no.ts';
import { LMS } from '../people/places.ts';
import { maxPaymentOf, minPaymentOf, refinanceClauses, type RefinanceAmounts } from './eligibility.ts';

export const amountsOf = (loan: LoanRow, { paid, lent, switches }: Chosen, today: string): RefinanceAmounts => ({
  disbursement: lent,
  payment: paid,
  payoff: payoffOn(loan, today),
  isNls: loan.lms_id === LMS.NLS,
  isOnlineProduct: switches,
  minimumDue: minimumDueOn(loan, today),
  productSwitch: switchAmountOn(loan, today),
  minimumLoan: loan.minimum_loan_cents,
});

export function amountText(amounts: RefinanceAmounts): Text {
  const [min, max] = [minPaymentOf(amounts), maxPaymentOf(amounts)];
  return max < min ? NOT_ELIGIBLE : `To refinance, pay at least $${toMoneyText(min)} and at most $${toMoneyText(max)}.`;
}

/**
 * The amounts of a refinance and what is sold with it, before its papers are written and again before it is paid. Throws Refusal.
 * Spec: RULE-020 (d), (e); FLOW-REFI-19.
 */
export function checkAmounts(loan: LoanRow, chosen: Chosen, today: string): void {
  const amounts = amountsOf(loan, chosen, today);
  if (chosen.paid === 0) throw no('Enter an amount above $0.00.');
  if (chosen.paid >= amounts.payoff) throw no(NOT_ELIGIBLE);
  if (!refinanceClauses.amountFits(amounts)) throw no(amountText(amounts));
  if (chosen.lent > 0 && chosen.lent < MIN_DRAW_CENTS) throw no(`The least you can get is $${toMoneyText(MIN_DRAW_CENTS)}.`);
  const sold = soldWith(chosen.ancillary, chosen);
  if (!sold) throw no(OTHER_PRODUCTS);
  const principal = amounts.payoff - chosen.paid + chosen.lent;
  const missing = missingFor({ ...chosen, principal });
  if (missing.length > 0)
    throw new Refusal(
      422,
      [`This refinance needs your store: ${missing.join(', ')}. Make an appointment, or pay more now.`],
      'ProductsMissing',
    );
  if (chosen.lent > 0 && principal + priceOf(sold) > loan.credit_limit_cents)
    throw no(`The new loan would be above your limit of $${toMoneyText(loan.credit_limit_cents)}. Ask for less cash.`);
}
