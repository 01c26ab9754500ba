import { OFFER_ID } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { Refusal, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { no } from '../no.ts';
import { settlementObstacle } from './settlement.ts';

/** The settlement amount in cents, and when the offer expires, ms since 1970. */
export type SettlementOffer = { settlement: number; docExp: number };

/** The loan's settlement offer, of several the one that expires last. Null when there is none. */
export async function settlementOfferOf(db: Db, loanId: string): Promise<SettlementOffer | null> {
  const row = await db
    .selectFrom('offer')
    .select(['settlement_cents', 'doc_exp'])
    .where('loan_id', '=', loanId)
    .where('offer_id', '=', OFFER_ID.settlement)
    .where('settlement_cents', 'is not', null)
    .orderBy('doc_exp', 'desc')
    .executeTakeFirst();
  return row && row.settlement_cents !== null ? { settlement: row.settlement_cents, docExp: row.doc_exp } : null;
}

/** Is the settlement of a loan signed, and paid? */
export async function settlementProgressOf(db: Db, loanId: string): Promise<{ docSigned: boolean; paymentMade: boolean }> {
  const row = await db.selectFrom('settlement').selectAll().where('loan_id', '=', loanId).executeTakeFirst();
  return { docSigned: row?.doc_signed ?? false, paymentMade: row?.payment_made ?? false };
}

/** Throws Refusal when this payment does not settle the loan. `now` is the lender's clock, ms. Spec: portal §4 "Settlement offer". */
export async function checkSettlement(db: Db, loan: LoanRow, payment: number, now: number): Promise<void> {
  const offer = await settlementOfferOf(db, loan.loan_id);
  const obstacle = settlementObstacle({ payment, offer, now, ...(await settlementProgressOf(db, loan.loan_id)) });
  switch (obstacle) {
    case null:
      return;
    case 'isOffered':
      throw no('There’s no settlement offer for this loan.');
    case 'hasNotExpired':
      throw new Refusal(422, [SETTLEMENT_EXPIRED], 'OfferExpired');
    case 'isNotPaidYet':
      throw no('This loan has been settled already.');
    case 'isSigned':
      throw no(UNSIGNED);
    case 'amountMatches':
      throw no(`The settlement amount is $${toMoneyText(offer?.settlement ?? 0)}. Please review the amount.`);
  }
}

export const UNSIGNED = 'Sign the settlement before you pay it.';
export const SETTLEMENT_EXPIRED = 'This settlement offer has expired.';
