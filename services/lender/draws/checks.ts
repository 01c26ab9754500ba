import * as v from 'valibot';
import type { ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { Validations } from '../loans/toLoan.ts';
import { holderOf } from './addOnLock.ts';
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
  const flags = v.parse(Validations, JSON.parse(loan.validations));
  if (ask.guestPayment && !flags.guestRefinanceEnabled) throw no(NOT_ELIGIBLE);
  if (!caller.customerIds.includes(loan.customer_id)) throw no(NOT_ELIGIBLE); // a cosigner takes part in a refinance only (ROLE-008)
  const holder = await holderOf(db, caller, loan.loan_id, now);
  if (holder !== null) throw new Refusal(409, [`${holder} is working on this loan right now. Try again later.`]);
  checkAmount(ask, { ...loan, ...flags }, dayOf(now));
  return payeeOf(db, caller, { channel: ask.type, cardIds: ask.cardIds }, now);
}

function checkAmount(ask: ParsedAsk<'POST /draw'>, facts: LoanRow & Validations, today: string): void {
  if (isWaiting(facts, today))
    throw new Refusal(409, ['An earlier cash advance waits for you to collect it. Collect or cancel it before you ask for another one.']);
  const cents = toCents(ask.amount);
  if (cents === 0) throw no('Enter an amount above $0.00.');
  checkChannel(ask.type, cents, DRAW_OPTIONS);
  const max = maxDrawOn(facts, today);
  if (max === 0) throw no(NOT_ELIGIBLE);
  if (cents < MIN_DRAW_CENTS) throw no(`The least you can get is $${toMoneyText(MIN_DRAW_CENTS)}.`);
  if (cents > max) throw no(`The most you can get now is $${toMoneyText(max)}.`);
}
