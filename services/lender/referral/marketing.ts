import { sql } from 'kysely';
import { contract, type Answered, type Asked } from '../../contract/index.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { allowTry, MARKETING_EVENTS } from '../limits.ts';
import { send } from '../outbox.ts';
import { readJson } from '../payment/work.ts';
import { keptOf } from './fields.ts';

type Known = Answered<'POST /iterableProfile'>;
const { dataFields: Kept } = contract['POST /iterableProfile'].answer.entries;

/** Events go into the outbox, what is known of a person stays by the profile. Spec: calls §7 "Marketing" (ANL-002, CONF-032). */
export const marketing: Handlers<'POST /iterableEvent' | 'POST /iterableProfile' | 'PUT /iterableProfile'> = {
  'POST /iterableEvent': async ({ ask, caller, db, now }) => {
    await allowTry(db, `marketing ${caller.profileId}`, MARKETING_EVENTS, now);
    const to = await ownEmail(db, caller, ask.email);
    await send(db, { to, channel: 'marketing', kind: ask.eventName, text: JSON.stringify(keptOf(ask.dataFields)), at: now });
    return {};
  },
  'POST /iterableProfile': ({ ask, caller, db }) => keep(db, caller, ask, sql`excluded.data_fields`),
  'PUT /iterableProfile': ({ ask, caller, db }) =>
    keep(db, caller, ask, sql`(marketing_profile.data_fields::jsonb || excluded.data_fields::jsonb)::text`),
};

/** `merged`: what becomes of the fields when some are known already. */
async function keep(db: Db, caller: Caller, ask: Asked<'POST /iterableProfile'>, merged: ReturnType<typeof sql<string>>): Promise<Known> {
  const email = await ownEmail(db, caller, ask.email);
  const row = await db
    .insertInto('marketing_profile')
    .values({ profile_id: caller.profileId, email, data_fields: JSON.stringify(keptOf(ask.dataFields)) })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ email, data_fields: merged }))
    .returning('data_fields')
    .executeTakeFirstOrThrow();
  return { dataFields: readJson(Kept, row.data_fields) };
}

/** In small letters. Throws Refusal 403 unless the caller signs in with it, or the lender knows it of a customer of his. */
async function ownEmail(db: Db, { profileId, customerIds }: Caller, asked: string): Promise<string> {
  const email = asked.toLowerCase();
  const profile = await db.selectFrom('profile').select('username_email').where('profile_id', '=', profileId).executeTakeFirst();
  if (profile?.username_email === email) return email;
  const customers = await db
    .selectFrom('customer')
    .select('email')
    .where('customer_id', 'in', ['', ...customerIds])
    .execute();
  if (!customers.some((customer) => customer.email.toLowerCase() === email)) throw new Refusal(403);
  return email;
}
