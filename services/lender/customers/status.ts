import { GENDERS, RACES } from '../../contract/customer.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanOf, requireOwnCustomer } from '../loans/access.ts';
import { PRODUCTS } from '../people/person.ts';
import { loanAt, ownCustomerRow, requireParty } from './row.ts';
import { demographicNeeds, isBankrupt, isReported, needsSpouse } from './rules.ts';
import { demographicsOf } from './toCustomer.ts';

type StatusCall = 'GET /bankruptcyStatus' | 'GET /experianStatus' | 'GET /demographicReference';

/** What blocks a customer, and what the portal must ask or show first. Spec: calls §7 "Customer", "Payment". */
export const status: Handlers<StatusCall> = {
  'GET /bankruptcyStatus': async ({ ask, caller, db }) => {
    requireOwnCustomer(caller, ask.customerId);
    const loan = await loanAt(db, caller, ask.loanId, ask.storeId);
    requireParty(loan, ask.customerId);
    const others = await db.selectFrom('loan').select('status_id').where('customer_id', '=', ask.customerId).execute();
    return { isBankrupt: isBankrupt([loan, ...others].map(({ status_id }) => status_id)) };
  },

  'GET /experianStatus': async ({ ask, caller, db }) => {
    requireOwnCustomer(caller, ask.customerId);
    requireParty(await loanAt(db, caller, ask.loanId, ask.storeId), ask.customerId);
    return { isReported: isReported(ask.productId) };
  },

  'GET /demographicReference': async ({ ask, caller, db }) => {
    const row = await ownCustomerRow(db, caller, ask.customerId);
    const loan = await loanOf(db, caller, ask.loanId);
    requireParty(loan, ask.customerId);
    if (!Object.values(PRODUCTS).some(({ id }) => id === ask.productId)) throw new Refusal(403);
    return {
      ...demographicNeeds(demographicsOf(row)),
      spouse: needsSpouse(row, loan.store_state),
      options: { race: [...RACES], gender: [...GENDERS] },
    };
  },
};
