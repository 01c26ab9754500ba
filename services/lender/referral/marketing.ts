import { sql } from 'kysely';
import { contract, type Answered, type ParsedAsk } from '../../contract/index.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { allowTry, MARKETING_EVENTS } from '../limits.ts';
import { send } from '../outbox.ts';
import { readJson } from '../payment/work.ts';
import { allowedFields } from './fields.ts';

type MarketingProfile = Answered<'POST /iterableProfile'>;
const { dataFields: DataFields } = contract['POST /iterableProfile'].answer.entries;

/** Events go to the outbox, fields are stored with the profile. Spec: calls §7 "Marketing" (ANL-002, CONF-032). */
export const marketing: Handlers<'POST /iterableEvent' | 'POST /iterableProfile' | 'PUT /iterableProfile'> = {
  'POST /iterableEvent': async ({ ask, caller, db, now }) => {
    await allowTry(db, `marketing ${caller.profileId}`, MARKETING_EVENTS, now);
    const to = await ownEmail(db, caller, ask.email);
    await send(db, { to, channel: 'marketing', kind: ask.eventName, text: JSON.stringify(allowedFields(ask.dataFields)), at: now });
    return {};
  },
  'POST /iterableProfile': ({ ask, caller, db }) => save(db, caller, ask, sql`excluded.data_fields`),
  'PUT /iterableProfile': ({ ask, caller, db }) =>
    save(db, caller, ask, sql`(marketing_profile.data_fields::jsonb || excluded.data_fields::jsonb)::text`),
};

/** `merged`: the new value when the profile already has fields. */
async function save(
  db: Db,
  caller: Caller,
  ask: ParsedAsk<'POST /iterableProfile'>,
  merged: ReturnType<typeof sql<string>>,
): Promise<MarketingProfile> {
  const email = await ownEmail(db, caller, ask.email);
  const row = await db
    .insertInto('marketing_profile')
    .values({ profile_id: caller.profileId, email, data_fields: JSON.stringify(allowedFields(ask.dataFields)) })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ email, data_fields: merged }))
    .returning('data_fields')
    .executeTakeFirstOrThrow();
  return { dataFields: readJson(DataFields, row.data_fields) };
}

/** The email in lower case. Throws Refusal 403 unless it is the caller's username or the email of one of the caller's customers. */
async function ownEmail(db: Db, { profileId, customerIds }: Caller, given: string): Promise<string> {
  const email = given.toLowerCase();
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
