import { randomUUID } from 'node:crypto';
import type { ParsedAsk } from '../../contract/index.ts';
import { digestOf } from '../auth/digest.ts';
import { hashPassword } from '../auth/password.ts';
import { profileByUsername, readUsername, type Username } from '../auth/usernames.ts';
import { Refusal, type Db, type Handlers, type Request } from '../handler.ts';
import { allowTry, REGISTRATIONS } from '../limits.ts';
import { NCR } from '../referral/account.ts';
import { joinWithCode } from '../referral/earning.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { adoptGuestCards } from './guestCards.ts';
import { refuseWeak } from './policy.ts';
import { toMethods, waysTo } from './ways.ts';

type Registering = Pick<Request<'POST /registerUser'>, 'db' | 'now' | 'address'>;
type Registration = Pick<ParsedAsk<'POST /registerUser'>, 'username' | 'password' | 'guestCardIds'> & { nonCustomerRefer: string };

export const registration: Handlers<'POST /registerUser' | 'POST /registerNcrUser'> = {
  'POST /registerUser': async ({ ask, ...request }) => register(request, { ...ask, nonCustomerRefer: '' }),
  'POST /registerNcrUser': async ({ ask, ...request }) =>
    register(request, { ...ask, guestCardIds: [], nonCustomerRefer: ask.shortCode ?? NCR }),
};

async function register({ db, now, address }: Registering, { username, password, guestCardIds, nonCustomerRefer }: Registration) {
  await allowTry(db, `register ${digestOf(address)}`, REGISTRATIONS, now);
  const name = readUsername(username);
  refuseWeak(password);
  if (await profileByUsername(db, name)) throw nameTaken(name.kind);
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const profileId = (await firstSignIn(tx, name, hash)) ?? (await newSignIn(tx, name, hash, nonCustomerRefer));
    if (profileId === null) throw nameTaken(name.kind); // registered by another request in the meantime
    await adoptGuestCards(tx, profileId, guestCardIds);
    return { methods: toMethods(name.kind === 'email' ? waysTo(name.text, '') : waysTo('', name.text)) };
  });
}

export const nameTaken = (kind: Username['kind']): Refusal =>
  new Refusal(
    400,
    [`${kind === 'email' ? 'This email' : 'This phone number'} already has an account. Sign in, or reset your password.`],
    'UsernameExistsException',
  );

/** Adds a sign-in to an existing profile that has this username but no sign-in, such as a guest's. Null when there is none. */
async function firstSignIn(db: Db, { kind, text }: Username, hash: string): Promise<string | null> {
  const row = await db
    .updateTable('profile')
    .set({ password_hash: hash, verified: false, email_verified: false, phone_verified: false })
    .where(kind === 'email' ? 'username_email' : 'username_phone', '=', text)
    .where('password_hash', '=', '')
    .returning('profile_id')
    .executeTakeFirst();
  return row?.profile_id ?? null;
}

/** Creates a profile; null when the username is taken. With `nonCustomerRefer` the profile joins referral rewards at once. */
async function newSignIn(db: Db, { kind, text }: Username, hash: string, nonCustomerRefer: string): Promise<string | null> {
  const profile_id = randomUUID();
  const row = await db
    .insertInto('profile')
    .values({
      profile_id,
      person: profile_id,
      username_email: kind === 'email' ? text : '',
      username_phone: kind === 'phone' ? text : '',
      password_hash: hash,
      name: '',
      customer_ids: '{}',
      verified: false,
      email_verified: false,
      phone_verified: false,
      reset_required: false,
      trusted_device: true,
      can_update_login: true,
      locked: false,
      mdm_id: '',
      non_customer_refer: nonCustomerRefer,
      loan_state: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  if (row && nonCustomerRefer !== '') await joinWithCode(db, profile_id, nonCustomerRefer);
  return row?.profile_id ?? null;
}
