import type { Answered, ParsedAsk } from '../../contract/index.ts';
import { isPassword } from '../auth/password.ts';
import { profileByUsername, readUsername } from '../auth/usernames.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { allowTry, forgetTries, NOTICES, SIGN_IN } from '../limits.ts';
import { send } from '../outbox.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { ReplacementTable } from '../store/tables/customers.ts';
import { link } from './linking.ts';

type ReplaceCall = 'GET /replaceCustomer' | 'POST /replaceCustomer' | 'PUT /replaceCustomer';

/** How long the link in the message is valid, ms. Ours. */
const PENDING_MS = 24 * 3600_000;

/**
 * A profile has one account in each loan system. To replace it, the customer finds another one (GET /customer), requests the replacement, and
 * confirms with username and password, at once or from the link in the message. Spec: calls §7 "Customer" (FLOW-LINK-04, 05).
 */
export const replace: Handlers<ReplaceCall> = {
  'POST /replaceCustomer': async ({ ask, caller, db, now, portalOrigin }) => {
    await allowTry(db, `replace ${caller.profileId}`, NOTICES, now);
    const offered = await replacementOf(db, caller, ask);
    if (offered.state === 'replaced' || offered.until <= now) return toReplacement(offered, now);
    const requested = { state: 'pending' as const, until: now + PENDING_MS };
    await db.updateTable('replacement').set(requested).where('return_id', '=', offered.return_id).execute();
    const { username_email, username_phone } = await db
      .selectFrom('profile')
      .select(['username_email', 'username_phone'])
      .where('profile_id', '=', caller.profileId)
      .executeTakeFirstOrThrow();
    const address = `${portalOrigin}/ConfirmAccountReplacement?returnId=${offered.return_id}`;
    const text = `You want another account in your profile. Confirm it within a day: ${address}. If it was not you, call us.`;
    const way =
      username_email === '' ? { to: username_phone, channel: 'text' as const } : { to: username_email, channel: 'email' as const };
    await send(db, { ...way, kind: 'accountReplacement', text, at: now });
    return toReplacement({ ...offered, ...requested }, now);
  },

  'PUT /replaceCustomer': async ({ ask, caller, db, now }) => {
    if (ask.profileId !== caller.profileId) throw new Refusal(403);
    await replacementOf(db, caller, ask);
    await checkPassword(db, ask, now);
    return inTransaction(db, async (tx) => {
      const wanted = await replacementOf(tx, caller, ask);
      if (wanted.state === 'replaced') return toReplacement(wanted, now);
      if (wanted.state !== 'pending' || wanted.until <= now)
        throw new Refusal(409, ['This request has expired. Start again from Link my account.'], 'ReplacementExpired');
      await refuseOpenJob(tx, wanted.replaced_customer_id);
      await replaceAccount(tx, wanted);
      return toReplacement({ ...wanted, state: 'replaced' }, now);
    });
  },

  'GET /replaceCustomer': async ({ ask, caller, db, now }) => toReplacement(await replacementOf(db, caller, ask), now),
};

const toReplacement = (row: ReplacementTable, now: number): Answered<'GET /replaceCustomer'> => {
  const done = row.state === 'replaced';
  return {
    status: !done && row.until <= now ? 'expired' : row.state,
    customerId: row.customer_id,
    currentCustomerId: done ? row.customer_id : row.replaced_customer_id,
    ...(!done && { expiresAt: new Date(row.until).toISOString() }),
  };
};

/** The profile's replacement, by customer id or by the link's id. Throws Refusal 403 when there is none. */
async function replacementOf(
  db: Db,
  caller: Caller,
  { customerId, returnId }: Pick<ParsedAsk<'PUT /replaceCustomer'>, 'customerId' | 'returnId'>,
) {
  const own = db.selectFrom('replacement').selectAll().where('profile_id', '=', caller.profileId);
  const row = await own
    .where((is) => is.or([is('customer_id', '=', customerId ?? ''), is('return_id', '=', returnId ?? '')]))
    .executeTakeFirst();
  if (!row) throw new Refusal(403);
  return row;
}

/** Has the same rate limit as sign-in. Throws Refusal when the password is not the profile's. */
async function checkPassword(db: Db, { username, password, profileId }: ParsedAsk<'PUT /replaceCustomer'>, now: number): Promise<void> {
  const tries = `prove ${profileId}`;
  await allowTry(db, tries, SIGN_IN, now);
  const profile = await profileByUsername(db, readUsername(username));
  const isCorrect = await isPassword(password, profile?.profile_id === profileId ? profile.password_hash : null);
  if (!isCorrect) throw new Refusal(400, ['Incorrect username or password.'], 'NotAuthorizedException');
  await forgetTries(db, tries);
}

/** An open job's result would belong to no profile. Throws Refusal 409. */
async function refuseOpenJob(tx: Db, customerId: string): Promise<void> {
  const open = await tx
    .selectFrom('job')
    .select('message_key')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) throw new Refusal(409, ['Something is still on its way for your account. Wait for its result, then try again.'], 'AccountBusy');
}

/** Links the new account. Locks and drafts of the old one are deleted. */
async function replaceAccount(tx: Db, { return_id, profile_id, customer_id, replaced_customer_id }: ReplacementTable): Promise<void> {
  const account = await tx
    .selectFrom('customer')
    .select(['customer_id', 'lms_id'])
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const linked = await link(tx, profile_id, account, replaced_customer_id);
  if (linked !== customer_id)
    throw new Refusal(409, ['Your profile has changed meanwhile. Start again from Link my account.'], 'ReplacementExpired');
  await tx.deleteFrom('loan_lock').where('profile_id', '=', profile_id).execute();
  await tx.deleteFrom('user_cache').where('customer_id', '=', replaced_customer_id).execute();
  await tx.deleteFrom('replacement').where('profile_id', '=', profile_id).where('customer_id', '=', replaced_customer_id).execute();
  await tx.updateTable('replacement').set({ state: 'replaced' }).where('return_id', '=', return_id).execute();
}
