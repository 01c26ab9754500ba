import * as v from 'valibot';
import { DISBURSE_CHANNELS } from '../../contract/disbursement.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { toCents } from '../../contract/money.ts';
import { isWaiting } from '../draws/available.ts';
import { checkChannel, payeeOf } from '../draws/payee.ts';
import { checkPapers } from '../documents/agreed.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { riskOf } from '../lending/risk.ts';
import { checkCovered } from '../lending/covered.ts';
import { checkConsent, checkLocated, needsLocation } from '../lending/located.ts';
import type { LoanRow } from '../loans/access.ts';
import { newTermsOf, productOf, type Chosen } from '../loans/newTerms.ts';
import { takesRefinance } from '../loans/status.ts';
import { Validations } from '../loans/toLoan.ts';
import type { Settings } from '../settings.ts';
import { refinanceObstacles, type RefinanceFacts } from './eligibility.ts';
import { amountsOf, amountText, checkAmounts } from './refinanceAmounts.ts';
import { contradiction } from './contradiction.ts';
import { no, NOT_ELIGIBLE } from '../no.ts';
import type { RefinanceWork } from './work.ts';

type RefinanceRequest = {
  ask: ParsedAsk<'POST /payment'>;
  loan: LoanRow;
  caller: Caller;
  db: Db;
  now: number;
  today: string;
  settings: Settings;
};

/** The terms of the refinance. Throws Refusal when it is not possible. Spec: portal §4 "Refinance eligibility" (RULE-020, RULE-022). */
export async function checkRefinance(request: RefinanceRequest): Promise<RefinanceWork> {
  const { ask, loan, caller, db, now, today, settings } = request;
  const chosen = chosenIn(ask, loan);
  const [obstacle] = refinanceObstacles(await factsOf(request, chosen));
  if (obstacle === 'amountFits') throw no(amountText(amountsOf(loan, chosen, today)));
  if (obstacle !== undefined || (ask.migrateProduct && loan.new_product_id === null)) throw no(NOT_ELIGIBLE);
  if (chosen.lent > 0 && !caller.customerIds.includes(loan.customer_id)) throw no(NOT_ELIGIBLE); // cash is for the borrower, as a draw is (ROLE-008)
  if (isWaiting(loan, today))
    throw new Refusal(409, ['Your cash advance has not been collected yet. Collect or cancel it before you refinance.']);
  if (needsLocation(settings, true)) await checkLocated(db, caller, loan, now);
  await checkConsent(db, loan);
  await checkLock(request);
  checkAmounts(loan, chosen, today);
  await checkCovered(db, loan, newTermsOf(loan, chosen, today));
  const lent = chosen.lent > 0 ? { cents: chosen.lent, ...(await payeeFor(request, chosen.lent)) } : null;
  const { signs, books } = await checkPapers(db, caller, { loan, chosen, today });
  const { productId, switches, ancillary } = chosen;
  return { lent, productId, switches, ancillary, principal: books.principal_cents, signed: signs };
}

const chosenIn = (
  { paymentAmount, disbursementAmount, migrateProduct, ancillaryProductIds = [] }: ParsedAsk<'POST /payment'>,
  loan: LoanRow,
): Chosen => ({
  paid: toCents(paymentAmount),
  lent: toCents(disbursementAmount),
  productId: productOf(loan, migrateProduct),
  switches: migrateProduct,
  ancillary: ancillaryProductIds,
});

async function factsOf({ ask, loan, caller, db, today, settings }: RefinanceRequest, chosen: Chosen): Promise<RefinanceFacts> {
  const flags = v.parse(Validations, JSON.parse(loan.validations));
  return {
    ...amountsOf(loan, chosen, today),
    guestPayment: ask.guestPayment || caller.guestLoanId !== null,
    guestRefinanceEnabled: flags.guestRefinanceEnabled,
    preventRefi: (await riskOf(db, loan, settings)).denied,
    refinanceEligible: loan.refinance_eligible && takesRefinance(loan.status_id),
    disbursementAvailable: flags.isDisbursementAvailable,
    productMigration: loan.new_product_id !== null,
  };
}

/** The payee of the cash. Throws Refusal. */
async function payeeFor({ ask, caller, db, now }: RefinanceRequest, cents: number) {
  const channel = DISBURSE_CHANNELS.find((known) => known === ask.disbursementType);
  if (channel === undefined) throw contradiction();
  checkChannel(channel, cents, ALL_CHANNELS);
  const { method } = await payeeOf(db, caller, { channel, cardIds: ask.disburseCardIds }, now);
  return { channel, method };
}

const ALL_CHANNELS = { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: true, isStoreDisbursementAvailable: true };

/** Only the holder of the lock may refinance a loan with two parties. Throws Refusal. Spec: portal §4 "Alternate-party lockout" (ROLE-007). */
async function checkLock({ loan, caller, db, now }: RefinanceRequest): Promise<void> {
  if (loan.cosigner_customer_id === null) return;
  const lock = await db
    .selectFrom('loan_lock')
    .select(['profile_id', 'holder_name'])
    .where('loan_id', '=', loan.loan_id)
    .where('lock_type', '=', 'refinance')
    .where('until', '>', now)
    .executeTakeFirst();
  if (lock?.profile_id === caller.profileId) return;
  if (lock) throw new Refusal(409, [`${lock.holder_name} is refinancing this loan now.`], 'LoanLocked');
  throw new Refusal(422, ['You have been away from this refinance for too long. Start again from the amount.'], 'LockMissing');
}
