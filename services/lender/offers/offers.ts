import * as v from 'valibot';
import { OFFER_ID } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import type { Handlers } from '../handler.ts';

type Offer = Answered<'GET /offers'>['offers'][number];

const OfferId = v.picklist(Object.values(OFFER_ID));

/** The customer's offers, without those whose loan is signed. Spec: calls §7 "Offers and origination". */
export const offers: Handlers<'GET /offers'> = {
  'GET /offers': async ({ caller, db }) => {
    if (caller.customerIds.length === 0) return { offers: [] };
    const rows = await db
      .selectFrom('offer')
      .leftJoin('origination', 'origination.application_id', 'offer.application_id')
      .selectAll('offer')
      .select('origination.appraisal_id')
      .where('offer.customer_id', 'in', caller.customerIds)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('signing')
              .select('signing.signing_id')
              .whereRef('signing.loan_id', '=', 'origination.new_loan_id')
              .where('signing.signing_type', '=', 'origination')
              .where('signing.status', '=', 'signing_complete'),
          ),
        ),
      )
      .orderBy('offer.doc_exp')
      .orderBy('offer.offer_key')
      .execute();
    return {
      offers: rows.map((row): Offer => ({
        offerId: v.parse(OfferId, row.offer_id),
        targetLoanId: row.loan_id ?? '',
        docExp: new Date(row.doc_exp).toISOString(),
        ...(row.settlement_cents !== null && { settlementAmount: toMoneyText(row.settlement_cents) }),
        ...(row.qualified_cents !== null && { qualifiedAmount: toMoneyText(row.qualified_cents) }),
        brand: row.brand,
        applicationId: row.application_id ?? '',
        appraisalId: row.appraisal_id ?? '',
      })),
    };
  },
};
