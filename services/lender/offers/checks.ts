import { DisbursementOptions } from '../../contract/disbursement.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { checkChannel, payeeOf } from '../draws/payee.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { checkCoveredOrigination } from '../lending/covered.ts';
import { isLapsed } from '../loans/unsigned.ts';
import { isExpiredOffer } from '../payment/settlement.ts';
import { readJson } from '../payment/work.ts';
import type { OriginationRow } from './newLoan.ts';
import { no } from '../no.ts';

type OriginationAsk = ParsedAsk<'POST /loanOriginate'>;

const expired = () => new Refusal(422, ['This offer has expired. Please ask your store for a new one.'], 'OfferExpired');

/** Throws Refusal with the first reason against this loan, as a text for the customer. Returns the payee. `now` is the lender's clock. */
export async function checkOrigination(
  ask: OriginationAsk,
  row: OriginationRow,
  caller: Caller,
  db: Db,
  now: number,
): Promise<{ method: string; lastFour: string }> {
  if (row.new_loan_id !== null) {
    const made = await db.selectFrom('loan').selectAll().where('loan_id', '=', row.new_loan_id).executeTakeFirst();
    throw made && isLapsed(made) ? expired() : new Refusal(409, ['This loan has been made already. Look at your accounts.']);
  }
  if (!matchesOffer(ask, row)) throw no('This request contradicts itself. Start again from the amount.');
  if (isExpiredOffer(row.doc_exp, now)) throw expired();
  await checkCoveredOrigination(db, row);
  const cents = toCents(ask.amount);
  if (cents < row.min_cents || cents > row.max_cents)
    throw no(`Choose an amount from $${toMoneyText(row.min_cents)} to $${toMoneyText(row.max_cents)}.`);
  checkChannel(ask.type, cents, readJson(DisbursementOptions, row.options));
  return payeeOf(db, caller, { channel: ask.type, cardIds: ask.disburseCardIds }, now);
}

/** The request must repeat the data of GET /originationInfo (CONF-020). */
const matchesOffer = (ask: OriginationAsk, row: OriginationRow): boolean =>
  ask.appraisalId === row.appraisal_id &&
  ask.loanTypeCode === row.loan_type_code &&
  ask.locationId === row.store_id &&
  ask.storeId === row.store_id &&
  ask.locationBrand === row.brand &&
  ask.productId === row.product_id;
