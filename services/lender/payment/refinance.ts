import * as v from 'valibot';
import { DISBURSE_CHANNELS } from '../../contract/disbursement.ts';
import type { Asked } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { isWaiting } from '../draws/available.ts';
import { checkChannel, payeeOf } from '../draws/payee.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { riskOf } from '../lending/risk.ts';
import { lacksConsent } from '../lending/consent.ts';
import type { LoanRow } from '../loans/access.ts';
import { minimumDueOn, payoffOn } from '../loans/arithmetic.ts';
import { switchAmountOn } from '../loans/refinance.ts';
import { takesRefinance } from '../loans/status.ts';
import { Validations } from '../loans/toLoan.ts';
import { LMS } from '../people/places.ts';
import type { Settings } from '../settings.ts';
import { minPaymentOf, maxPaymentOf, refinanceObstacles, type RefinanceFacts } from './eligibility.ts';
import { contradiction } from './contradiction.ts';
import { no, NOT_ELIGIBLE } from '../no.ts';
import type { RefinanceWork } from './work.ts';

type RefinanceRequest = {
  ask: Asked<'POST /payment'>;
  loan: LoanRow;
  caller: Caller;
  db: Db;
  now: number;
  today: string;
  settings: Settings;
};

/** The terms of the refinance. Throws Refusal when it is not possible. Spec: portal §4 "Refinance eligibility" (RULE-020, RULE-022). */
export async function checkRefinance(request: RefinanceRequest): Promise<RefinanceWork> {
  const { ask, loan, today } = request;
  const facts = await factsOf(request);
  const [obstacle] = refinanceObstacles(facts);
  if (obstacle === 'amountFits') throw no(amountText(facts));
  if (obstacle !== undefined || (ask.migrateProduct && loan.new_product_id === null)) throw no(NOT_ELIGIBLE);
  if (isWaiting(loan, today))
    throw new Refusal(409, ['Your cash advance has not been collected yet. Collect or cancel it before you refinance.']);
  await checkLock(request);
  const lent = facts.disbursement;
  if (lent > 0 && facts.payoff - facts.payment + lent > loan.credit_limit_cents)
    throw no(`The new loan would be above your limit of $${toMoneyText(loan.credit_limit_cents)}. Ask for less cash.`);
  return {
    lent: lent > 0 ? { cents: lent, ...(await payeeFor(request, lent)) } : null,
    productId: ask.migrateProduct && loan.new_product_id !== null ? loan.new_product_id : loan.product_id,
    switches: ask.migrateProduct,
  };
}

async function factsOf({ ask, loan, caller, db, today, settings }: RefinanceRequest): Promise<RefinanceFacts> {
  const flags = v.parse(Validations, JSON.parse(loan.validations));
  return {
    guestPayment: ask.guestPayment || caller.guestLoanId !== null,
    guestRefinanceEnabled: flags.guestRefinanceEnabled,
    preventRefi: (await riskOf(db, loan, settings)).denied || (await lacksConsent(db, loan)),
    refinanceEligible: loan.refinance_eligible && takesRefinance(loan.status_id),
    disbursementAvailable: flags.isDisbursementAvailable,
    productMigration: loan.new_product_id !== null,
    disbursement: toCents(ask.disbursementAmount),
    payment: toCents(ask.paymentAmount),
    payoff: payoffOn(loan, today),
    isNls: loan.lms_id === LMS.NLS,
    isOnlineProduct: ask.migrateProduct,
    minimumDue: minimumDueOn(loan, today),
    productSwitch: switchAmountOn(loan, today),
    minimumLoan: loan.minimum_loan_cents,
  };
}

function amountText(facts: RefinanceFacts): string {
  const [min, max] = [minPaymentOf(facts), maxPaymentOf(facts)];
  return max < min ? NOT_ELIGIBLE : `To refinance, pay at least $${toMoneyText(min)} and at most $${toMoneyText(max)}.`;
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
  throw new Refusal(
    409,
    [
      lock
        ? `${lock.holder_name} is refinancing this loan now.`
        : 'You have been away from this refinance for too long. Start again from the amount.',
    ],
    'LoanLocked',
  );
}
