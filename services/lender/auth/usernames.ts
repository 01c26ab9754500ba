import { readUsername as read } from '../../contract/username.ts';
import { Refusal, type Db } from '../handler.ts';
import { allowMore, allowTry, UNKNOWN_NAMES } from '../limits.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { digestOf } from './digest.ts';

/** A sign-in name in its stored form: an email in lower case, or ten digits. */
export type Username = { kind: 'email' | 'phone'; text: string };

/** The typed text -> a username (RULE-001, RULE-003, RULE-005). Throws Refusal when it is neither an email nor a phone number. */
export function readUsername(typed: string): Username {
  const name = read(typed);
  if (name.kind === 'none') throw new Refusal(400, ['Invalid Email or Phone Number'], 'InvalidParameterException');
  return { kind: name.kind, text: name.username.toLowerCase() };
}

/** The profile with this username; undefined when there is none, or the profile has no sign-in. */
export function profileByUsername(db: Db, { kind, text }: Username): Promise<ProfileTable | undefined> {
  const profiles = db.selectFrom('profile').selectAll().where('password_hash', '!=', '');
  const column = kind === 'email' ? 'username_email' : 'username_phone';
  return profiles.where(column, '=', text).where(column, '<>', '').executeTakeFirst(); // the second condition lets the database use its partial index
}

/** The codes are the Cognito library's, the texts the specification's (FLOW-AUTH-18, ERR-042). */
export const notFound = (kind: Username['kind']): Refusal =>
  new Refusal(400, [kind === 'email' ? 'Your email was not found' : 'Your phone number was not found'], 'UserNotFoundException');

/** The rate-limit bucket that counts unknown usernames by IP address. */
export const unknownNames = (address: string): string => `unknownName ${digestOf(address)}`;

/**
 * The username and its profile. The specification demands that an unknown username is reported as such, so guesses are rate limited
 * (quality §3). Throws Refusal.
 */
export async function requireProfile(
  db: Db,
  now: number,
  address: string,
  typed: string,
): Promise<{ name: Username; profile: ProfileTable }> {
  const name = readUsername(typed);
  await allowMore(db, unknownNames(address), UNKNOWN_NAMES, now);
  const profile = await profileByUsername(db, name);
  if (profile) return { name, profile };
  await allowTry(db, unknownNames(address), UNKNOWN_NAMES, now);
  throw notFound(name.kind);
}

/** The rate-limit bucket that counts wrong passwords by IP address and username. */
export const passwordTries = (address: string, name: Username): string => `signIn ${digestOf(`${address} ${name.text}`)}`;
