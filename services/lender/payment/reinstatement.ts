import { toMoneyText } from '../../contract/money.ts';
import type { Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { inRecovery } from '../loans/status.ts';
import { contradiction } from './contradiction.ts';
import { no } from '../no.ts';

/** The facts of a reinstatement. Cents; `amount`: what the lender demands, null when only the store can tell. */
export type ReinstatementFacts = { status: number; amount: number | null; ofrPaymentValue: number; payment: number };

/** All must hold. Spec: portal §3 "Loan validations" (isOfrReinstateAmount, isInOfrStatus). */
export const reinstatementClauses = {
  isInRecovery: ({ status }: ReinstatementFacts) => inRecovery(status),
  hasAnAmount: ({ amount }: ReinstatementFacts) => amount !== null,
  valueMatchesAmount: ({ amount, ofrPaymentValue }: ReinstatementFacts) => ofrPaymentValue === amount,
  isPaidInFull: ({ amount, payment }: ReinstatementFacts) => amount !== null && payment >= amount,
} as const;

/** Throws Refusal when this payment does not reinstate the loan. */
export async function checkReinstatement(db: Db, loan: LoanRow, payment: number, ofrPaymentValue: number): Promise<void> {
  const repo = await db.selectFrom('repo').select('reinstate_cents').where('loan_id', '=', loan.loan_id).executeTakeFirst();
  const facts = { status: loan.status_id, amount: repo?.reinstate_cents ?? null, ofrPaymentValue, payment };
  const { isInRecovery, hasAnAmount, valueMatchesAmount, isPaidInFull } = reinstatementClauses;
  if (!isInRecovery(facts)) throw contradiction();
  if (!hasAnAmount(facts) || facts.amount === null) throw no(`This loan cannot be reinstated online. Please call ${loan.store_phone}.`);
  if (!valueMatchesAmount(facts) || !isPaidInFull(facts))
    throw no(`The amount to reinstate this loan is $${toMoneyText(facts.amount)}. Please review the amount.`);
}
