import { LOAN_STATUS } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';

/** What the books know of a confirmation number. Cents; below zero is what has gone back. `newHeader` is of the loan that a refinance has made. */
export type Receipt = { cents: number; balance: number; header: string; status: number; newHeader: string | null };

/** The confirmation in the customer's words: what was paid and what is owed is of the books, whatever a request says. */
export function receiptText(receipt: Receipt, { number, lastFour, call }: { number: string; lastFour: string; call: string }): string {
  const { cents, header } = receipt;
  const card = `the card ending in ${lastFour}`;
  const moved =
    cents < 0
      ? `Your refinance of loan ${header} is cancelled. We return $${toMoneyText(-cents)} to ${card}.`
      : `We received your payment of $${toMoneyText(cents)} on loan ${header} from ${card}.`;
  return `${moved} Confirmation number ${number}. ${standing(receipt)} Questions? Call ${call}.`;
}

function standing({ balance, status, newHeader, cents }: Receipt): string {
  if (newHeader !== null) return `The loan is refinanced: your new loan is ${newHeader}.`;
  if (status === LOAN_STATUS.Settled && balance === 0 && cents > 0) return 'The loan is settled: you owe nothing more.';
  return `You now owe $${toMoneyText(balance)}.`;
}
