import { dayOf } from './days.ts';
import { Refusal, type Caller, type Db, type Handlers } from './handler.ts';
import { nextBusinessDay } from './holidays.ts';

export const misc: Handlers<'GET /usercache' | 'POST /usercache' | 'GET /serviceProvider' | 'GET /nextBusinessDate'> = {
  'GET /usercache': async ({ ask, caller, db }) => {
    const row = await db
      .selectFrom('user_cache')
      .select('value')
      .where('customer_id', '=', cacheKeyOf(caller, ask.customerId))
      .executeTakeFirst();
    return { value: row?.value ?? '' };
  },

  'POST /usercache': async ({ ask, caller, db }) => {
    const customer_id = cacheKeyOf(caller, ask.customerId);
    if (ask.value === '') await db.deleteFrom('user_cache').where('customer_id', '=', customer_id).execute();
    else {
      await db
        .insertInto('user_cache')
        .values({ customer_id, value: ask.value })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ value: ask.value }))
        .execute();
    }
    return {};
  },

  'GET /serviceProvider': async ({ ask, caller, db }) => {
    const brands = await brandsOf(db, caller);
    const available = ask.brand === undefined ? brands : brands.filter((brand) => brand === ask.brand);
    return { brands, availableProviders: available }; // the sandbox serves every brand; a fault can remove one
  },

  'GET /nextBusinessDate': async ({ now }) => ({ businessDate: nextBusinessDay(dayOf(now)) }),
};

/** The key of the user cache: the customer, or for a guest the session, because guests share the customer. Throws Refusal 403. */
function cacheKeyOf(caller: Caller, customerId: string): string {
  if (caller.guestLoanId !== null) return `guest ${caller.sessionId}`;
  if (caller.customerIds.includes(customerId)) return customerId;
  if (caller.customerIds.length === 0 && customerId === '') return `profile ${caller.profileId}`;
  throw new Refusal(403);
}

async function brandsOf(db: Db, caller: Caller) {
  if (caller.guestLoanId === null && caller.customerIds.length === 0) return [];
  const query = db.selectFrom('loan').select('brand').distinct().orderBy('brand');
  const rows = await (
    caller.guestLoanId === null
      ? query.where((is) => is.or([is('customer_id', 'in', caller.customerIds), is('cosigner_customer_id', 'in', caller.customerIds)]))
      : query.where('loan_id', '=', caller.guestLoanId)
  ).execute();
  return rows.map((row) => row.brand);
}
