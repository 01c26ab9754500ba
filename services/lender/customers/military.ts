import type { Answered } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import type { Handlers } from '../handler.ts';
import { ownCustomerRow, type CustomerRow } from './row.ts';

type MilitaryCall = 'GET /militarystatus' | 'POST /militarystatus' | 'POST /mlaStatus';

const toStatus = (row: Pick<CustomerRow, 'is_military' | 'military_as_of' | 'covered_borrower'>): Answered<'GET /militarystatus'> => ({
  isMilitary: row.is_military,
  asOf: row.military_as_of,
  coveredBorrower: row.covered_borrower,
});

/** Does the Military Lending Act protect a customer? The customer's statement and the register's entry. Spec: calls §7 "Customer" (OPEN-017, OPEN-018). */
export const military: Handlers<MilitaryCall> = {
  'GET /militarystatus': async ({ ask, caller, db }) => toStatus(await ownCustomerRow(db, caller, ask.customerId, ask.lmsId)),

  'POST /militarystatus': async ({ ask, caller, db, now }) => {
    const row = await ownCustomerRow(db, caller, ask.customerId, ask.lmsId);
    const stated = { is_military: ask.isMilitary, military_as_of: dayOf(now) };
    await db.updateTable('customer_detail').set(stated).where('customer_id', '=', row.customer_id).execute();
    return toStatus({ ...row, ...stated });
  },

  // only the register decides who is covered
  'POST /mlaStatus': async ({ ask, caller, db, now }) => {
    const row = await ownCustomerRow(db, caller, ask.customerId, ask.lmsId);
    const found = { covered_borrower: row.on_register, military_as_of: dayOf(now) };
    await db.updateTable('customer_detail').set(found).where('customer_id', '=', row.customer_id).execute();
    return toStatus({ ...row, ...found });
  },
};
