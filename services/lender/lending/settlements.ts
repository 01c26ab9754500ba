import type { Answered } from '../../contract/index.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { isUnsigned, UNSIGNED_LOAN } from '../loans/unsigned.ts';
import { isExpiredOffer } from '../payment/settlement.ts';
import { SETTLEMENT_EXPIRED, UNSIGNED, settlementOfferOf, settlementProgressOf, type SettlementOffer } from '../payment/settle.ts';

/** Spec: portal §3 "Settlement status" (ENT-018); FLOW-OFFER-03. */
export const settlements: Handlers<'GET /settlementStatus' | 'POST /settlementStatus'> = {
  'GET /settlementStatus': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    return statusOf(db, loan.loan_id, await requireOffer(db, loan), now);
  },

  // both flags come from the books: the signature from its session, the payment from its job
  'POST /settlementStatus': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const { loan_id } = loan;
    const offer = await requireOffer(db, loan);
    const { docSigned, paymentMade } = await settlementProgressOf(db, loan_id);
    if (ask.paymentMade && !paymentMade) throw new Refusal(422, ['No payment of this settlement has been made.']);
    if (!paymentMade && isExpiredOffer(offer.docExp, now)) throw new Refusal(422, [SETTLEMENT_EXPIRED]);
    if (ask.docSigned && !docSigned) throw new Refusal(422, [UNSIGNED]);
    return statusOf(db, loan_id, offer, now);
  },
};

/** Nothing is owed on a loan that waits for its signature: there is nothing to settle. */
async function requireOffer(db: Db, loan: LoanRow): Promise<SettlementOffer> {
  if (isUnsigned(loan)) throw new Refusal(422, [UNSIGNED_LOAN]);
  const offer = await settlementOfferOf(db, loan.loan_id);
  if (!offer) throw new Refusal(422, ['There’s no settlement offer for this loan.']);
  return offer;
}

const statusOf = async (db: Db, loanId: string, { docExp }: SettlementOffer, now: number): Promise<Answered<'GET /settlementStatus'>> => ({
  loanId,
  docExp: new Date(docExp).toISOString(),
  now: new Date(now).toISOString(),
  ...(await settlementProgressOf(db, loanId)),
});
