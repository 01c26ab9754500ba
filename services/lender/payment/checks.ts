import * as v from 'valibot';
import { LOAN_STATUS } from '../../contract/enums.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { isExpired } from '../cards/expiry.ts';
import { addDays, dayOf } from '../days.ts';
import { nextBusinessDay } from '../holidays.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { daysLateOn, payoffOn, requiredOn } from '../loans/arithmetic.ts';
import { checkLocated, needsLocation } from '../lending/located.ts';
import { checkTakesPayments, isPayable, ssnMissing } from '../loans/payable.ts';
import { isUnsigned } from '../loans/unsigned.ts';
import { Validations } from '../loans/toLoan.ts';
import type { Settings } from '../settings.ts';
import { autoPayOf } from './autoPay.ts';
import { cardOf, METHOD_MISSING } from './card.ts';
import { nameOfCard } from '../cards/nameOfCard.ts';
import { contradiction } from './contradiction.ts';
import { no } from '../no.ts';
import { isPartial } from './partial.ts';
import { checkRefinance } from './refinance.ts';
import { checkReinstatement } from './reinstatement.ts';
import { checkSettlement } from './settle.ts';
import { purposeOf } from './purpose.ts';
import type { PaymentWork } from './work.ts';

type PaymentAsk = ParsedAsk<'POST /payment'>;
type Asking = { ask: PaymentAsk; loan: LoanRow; caller: Caller; db: Db; now: number; settings: Settings };

/** The work of this payment. Throws Refusal with the first reason against it, as a text for the customer. `now` is the lender's clock. */
export async function checkPayment({ ask, loan, caller, db, now, settings }: Asking): Promise<PaymentWork> {
  const does = purposeOf(ask);
  if (!does) throw contradiction();
  const today = dayOf(now);
  const quotedOn = ask.isPayoff ? quoteDay(loan, toCents(ask.paymentAmount), today) : undefined;
  checkLoan(ask, loan, today, quotedOn);
  if (loan.refinance_eligible) await checkPayable(db, loan, settings);
  const card = await cardOf(db, caller, ask.paymentCardToken, ask.paymentCardIds);
  // a refusal without a text would leave the payment's outcome unknown to the portal (quality §1.3)
  if (!card) throw new Refusal(422, ['This card is no longer saved. Choose another card.'], METHOD_MISSING);
  if (isExpired(card, now)) throw no('This card has expired. Choose another card.');
  const work: PaymentWork = {
    cents: toCents(ask.paymentAmount),
    method: nameOfCard(card),
    lastFour: card.last_four,
    cardId: card.card_id,
    requestedOn: today,
    ...(quotedOn !== undefined && { quotedOn }),
    at: now,
    does,
    ...(ask.autoPay && { autoPay: await autoPayOf({ autoPay: ask.autoPay, loan, caller, db, now, paying: card }) }),
  };
  // a guest's link has no location call
  if (needsLocation(settings, false) && does !== 'refinance' && caller.guestLoanId === null) await checkLocated(db, caller, loan, now);
  if (does === 'refinance') return { ...work, refinance: await checkRefinance({ ask, loan, caller, db, now, today, settings }) };
  if (does === 'settlement') await checkSettlement(db, loan, work.cents, now);
  if (does === 'reinstatement') await checkReinstatement(db, loan, work.cents, toCents(ask.ofrPaymentValue ?? '0.00'));
  return work;
}

/** The latest day whose payoff amount this is, among the days whose payoff holds today: until the next business day. Undefined: none. */
function quoteDay(loan: LoanRow, cents: number, today: string): string | undefined {
  let day = today;
  while (payoffOn(loan, day) !== cents) {
    day = addDays(day, -1);
    if (nextBusinessDay(day) < today) return undefined;
  }
  return day;
}

function checkLoan(ask: PaymentAsk, loan: LoanRow, today: string, quotedOn: string | undefined): void {
  if (loan.status_id === LOAN_STATUS.Refinance) throw no('This loan was refinanced. You will find the new loan among your accounts.');
  checkTakesPayments(loan);
  if (ask.intentId !== loan.intent_id)
    throw new Refusal(409, ['This loan has changed since you opened it. Look at what you owe now before you pay again.']);
  const payment = toCents(ask.paymentAmount);
  const payoff = payoffOn(loan, today);
  if (payment === 0) throw no('Enter an amount above $0.00.');
  if (payment > payoff) throw no(`The payment is more than the payoff amount of $${toMoneyText(payoff)}.`);
  if (ask.isPayoff && quotedOn === undefined) throw no(`The payoff amount is now $${toMoneyText(payoff)}. Please review the amount.`);
  const { partialPayConfirmViewable } = v.parse(Validations, JSON.parse(loan.validations));
  const part = {
    payment,
    daysLate: daysLateOn(loan, today),
    confirmViewable: partialPayConfirmViewable,
    required: requiredOn(loan, today),
  };
  if (ask.isPartial && !isPartial(part)) throw contradiction();
}

/** A loan that is not payable is refused with the reason and the store's phone. Spec: portal §4 "Payable" (RULE-019). */
async function checkPayable(db: Db, loan: LoanRow, { allowNoSsnRefinance }: Settings): Promise<void> {
  const facts = {
    status: loan.status_id,
    unsigned: isUnsigned(loan),
    refinanceEligible: loan.refinance_eligible,
    ssnMissing: await ssnMissing(db, loan),
    noSsnAllowed: allowNoSsnRefinance,
  };
  if (!isPayable(facts))
    throw no(`There is no social security number on file for this loan, so it cannot be paid online. Please call ${loan.store_phone}.`);
}
