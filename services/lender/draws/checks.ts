import * as v from 'valibot';
import type { ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { checkDrawPapers } from '../documents/agreed.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { checkCoveredDraw } from '../lending/covered.ts';
import type { LoanRow } from '../loans/access.ts';
import { Validations } from '../loans/toLoan.ts';
import { isUnsigned, UNSIGNED_LOAN } from '../loans/unsigned.ts';
import { holderOf, holdsLock } from './addOnLock.ts';
import { DRAW_OPTIONS, isWaiting, MIN_DRAW_CENTS, maxDrawOn } from './available.ts';
import { checkChannel, payeeOf } from './payee.ts';
import { no, NOT_ELIGIBLE } from '../no.ts';

/** Throws Refusal with the first reason against this draw, as a text for the customer. Returns the payee. `now` is the lender's clock. */
export async function checkDraw(
  ask: ParsedAsk<'POST /draw'>,
  loan: LoanRow,
  caller: Caller,
  db: Db,
  now: number,
): Promise<{ method: string; lastFour: string }> {
  if (ask.storeId !== loan.store_id || ask.lmsId !== loan.lms_id) throw no('This request contradicts itself. Start again from the amount.');
  if (isUnsigned(loan)) throw no(UNSIGNED_LOAN);
  const flags = flagsOf(loan);
  if (ask.guestPayment && !flags.guestRefinanceEnabled) throw no(NOT_ELIGIBLE);
  if (!caller.customerIds.includes(loan.customer_id)) throw no(NOT_ELIGIBLE); // a cosigner takes part in a refinance only (ROLE-008)
  const holder = await holderOf(db, caller, loan.loan_id, now);
  if (holder !== null) throw new Refusal(409, [`${holder} is working on this loan right now. Try again later.`]);
  checkChannel(ask.type, toCents(ask.amount), DRAW_OPTIONS);
  checkDrawAmount(toCents(ask.amount), loan, dayOf(now));
  await checkCoveredDraw(db, loan);
  if (!(await holdsLock(db, caller, loan.loan_id, now)))
    throw new Refusal(409, ['You have been away from this cash advance for too long. Start again from the amount.'], 'LockMissing');
  const payee = await payeeOf(db, caller, { channel: ask.type, cardIds: ask.cardIds }, now);
  await checkDrawPapers(db, caller, loan, { draw: toCents(ask.amount), today: dayOf(now) });
  return payee;
}

const flagsOf = ({ validations }: LoanRow): Validations => v.parse(Validations, JSON.parse(validations));

/** Throws Refusal, with a text for the customer, for an amount in cents that cannot be drawn on this day. */
export function checkDrawAmount(cents: number, loan: LoanRow, today: string): void {
  const facts = { ...loan, ...flagsOf(loan) };
  if (isWaiting(facts, today))
    throw new Refusal(409, ['An earlier cash advance waits for you to collect it. Collect or cancel it before you ask for another one.']);
  if (cents === 0) throw no('Enter an amount above $0.00.');
  const max = maxDrawOn(facts, today);
  if (max === 0) throw no(NOT_ELIGIBLE);
  if (cents < MIN_DRAW_CENTS) throw no(`The least you can get is $${toMoneyText(MIN_DRAW_CENTS)}.`);
  if (cents > max) throw no(`The most you can get now is $${toMoneyText(max)}.`);
}
