import { readUsername as read } from '../../contract/username.ts';
import { Refusal, type Db } from '../handler.ts';
import { allowMore, allowTry, UNKNOWN_NAMES } from '../limits.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import { digestOf } from './kept.ts';

/** A sign-in name, ready to be looked up: an e-mail in small letters or ten digits. */
export type Username = { kind: 'email' | 'phone'; text: string };

/** What was typed -> a name (RULE-001, RULE-003, RULE-005). Throws Refusal on anything else. */
export function readUsername(typed: string): Username {
  const name = read(typed);
  if (name.kind === 'none') throw new Refusal(400, ['Invalid Email or Phone Number'], 'InvalidParameterException');
  return { kind: name.kind, text: name.username.toLowerCase() };
}

/** Whose name it is; nobody's when that person has no sign-in. */
export function profileNamed(db: Db, { kind, text }: Username): Promise<ProfileTable | undefined> {
  const profiles = db.selectFrom('profile').selectAll().where('password_hash', '!=', '');
  const column = kind === 'email' ? 'username_email' : 'username_phone';
  return profiles.where(column, '=', text).where(column, '<>', '').executeTakeFirst(); // the second for the index's sake
}

/** Codes of errors.ts of the Cognito library; the texts are the specification's (FLOW-AUTH-18, ERR-042). */
export const notFound = (kind: Username['kind']): Refusal =>
  new Refusal(400, [kind === 'email' ? 'Your email was not found' : 'Your phone number was not found'], 'UserNotFoundException');

/** In which bucket the unknown names of an address are counted. */
export const unknownNames = (address: string): string => `unknownName ${digestOf(address)}`;

/** The name and whose it is, where the specification wants to be told that it is nobody's: asking for one after the other is made slow (quality §3). Throws Refusal. */
export async function profileAsked(
  db: Db,
  now: number,
  address: string,
  typed: string,
): Promise<{ name: Username; profile: ProfileTable }> {
  const name = readUsername(typed);
  await allowMore(db, unknownNames(address), UNKNOWN_NAMES, now);
  const profile = await profileNamed(db, name);
  if (profile) return { name, profile };
  await allowTry(db, unknownNames(address), UNKNOWN_NAMES, now);
  throw notFound(name.kind);
}

/** In which bucket the wrong passwords for a name are counted. */
export const passwordTries = (address: string, name: Username): string => `signIn ${digestOf(`${address} ${name.text}`)}`;
