import { PAYMENT_TYPE } from '../../contract/enums.ts';
import type { Asked } from '../../contract/index.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { Refusal, type Db, type Caller } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn, requiredOn } from '../loans/arithmetic.ts';
import { takesPayments } from '../loans/status.ts';
import { isExpired } from '../cards/expiry.ts';
import { dayOf } from '../days.ts';
import { cardOf } from './card.ts';

type PaymentAsk = Asked<'POST /payment'>;

/** 422 with the customer's words. */
const no = (...texts: string[]): Refusal => new Refusal(422, texts);

/** Throws Refusal when this payment cannot be taken: the first reason that holds, in the customer's words. `now` is the lender's clock. */
export async function checkPayment(
  ask: PaymentAsk,
  loan: LoanRow,
  caller: Caller,
  db: Db,
  now: number,
): Promise<{ method: string; lastFour: string }> {
  checkFlags(ask);
  checkLoan(ask, loan, dayOf(now));
  const card = await cardOf(db, caller, ask.paymentCardToken, ask.paymentCardIds);
  if (!card) throw new Refusal(403);
  if (isExpired(card, now)) throw no('This card has expired. Choose another card.');
  return { method: `${capital(card.card_type)} •••• ${card.last_four}`, lastFour: card.last_four };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** paymentType, isRefi, isPartial and isPayoff must tell one story (CONF-020). */
function checkFlags({ paymentType, isRefi, isPartial, isPayoff }: PaymentAsk): void {
  const stories = Number(isRefi) + Number(isPartial) + Number(isPayoff);
  const consistent = stories <= 1 && isRefi === (paymentType === PAYMENT_TYPE.refinance) && paymentType !== PAYMENT_TYPE.none;
  if (!consistent) throw no('This payment contradicts itself. Start again from the amount.');
  if (isRefi || paymentType === PAYMENT_TYPE.settlement) throw no('You are not eligible at this time. Please contact customer service.');
}

function checkLoan(ask: PaymentAsk, loan: LoanRow, today: string): void {
  if (!takesPayments(loan.status_id)) throw no(`Payments for this loan cannot be taken online. Please call ${loan.store_phone}.`);
  if (ask.intentId !== loan.intent_id)
    throw new Refusal(409, ['This loan has changed since you opened it. Look at what you owe now before you pay again.']);
  const cents = toCents(ask.paymentAmount);
  const payoff = payoffOn(loan, today);
  if (cents === 0) throw no('Enter an amount above $0.00.');
  if (cents > payoff) throw no(`The payment is more than the payoff amount of $${toMoneyText(payoff)}.`);
  if (ask.isPayoff && cents !== payoff) throw no(`The payoff amount is now $${toMoneyText(payoff)}. Please review the amount.`);
  if (ask.isPartial && cents >= requiredOn(loan, today)) throw no('This payment contradicts itself. Start again from the amount.');
}
