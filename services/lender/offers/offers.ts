import * as v from 'valibot';
import { LOAN_STATUS, OFFER_ID } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { Handlers } from '../handler.ts';

type Offer = Answered<'GET /offers'>['offers'][number];

const OfferId = v.picklist(Object.values(OFFER_ID));

/** The customer's offers, without those whose loan is signed. Spec: calls §7 "Offers and origination". */
export const offers: Handlers<'GET /offers'> = {
  'GET /offers': async ({ caller, db, now }) => {
    const at = { now: new Date(now).toISOString() };
    if (caller.customerIds.length === 0) return { offers: [], ...at };
    const rows = await db
      .selectFrom('offer')
      .leftJoin('origination', 'origination.application_id', 'offer.application_id')
      .leftJoin('loan', 'loan.loan_id', 'origination.new_loan_id')
      .selectAll('offer')
      .select(['origination.appraisal_id', 'origination.appraisal_status', 'origination.new_loan_id', 'loan.status_id'])
      .where('offer.customer_id', 'in', caller.customerIds)
      .where((is) => is.or([is('loan.loan_id', 'is', null), is('loan.unsigned_application_id', 'is not', null)]))
      .orderBy('offer.doc_exp')
      .orderBy('offer.offer_key')
      .execute();
    return {
      ...at,
      offers: rows.map((row): Offer => ({
        offerId: v.parse(OfferId, row.offer_id),
        targetLoanId: row.loan_id ?? '',
        docExp: new Date(row.doc_exp).toISOString(),
        ...(row.settlement_cents !== null && { settlementAmount: toMoneyText(row.settlement_cents) }),
        ...(row.qualified_cents !== null && { qualifiedAmount: toMoneyText(row.qualified_cents) }),
        brand: row.brand,
        applicationId: row.application_id ?? '',
        appraisalId: row.appraisal_id ?? '',
        ...progressOf(row),
      })),
    };
  },
};

/** A loan that was not signed in time leaves an offer that has expired. */
const progressOf = (row: {
  appraisal_status: string | null;
  new_loan_id: string | null;
  status_id: number | null;
}): Pick<Offer, 'progress'> => {
  if (row.status_id === LOAN_STATUS.Deleted) return {};
  if (row.new_loan_id !== null) return { progress: 'made' };
  return row.appraisal_status === 'accepted' ? { progress: 'accepted' } : {};
};
