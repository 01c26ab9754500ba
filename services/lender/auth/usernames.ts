import { readUsername as read } from '../../contract/username.ts';
import { Refusal, type Db } from '../handler.ts';
import type { ProfileTable } from '../store/peopleTables.ts';

/** A sign-in name, ready to be looked up: an e-mail in small letters or ten digits. */
export type Username = { kind: 'email' | 'phone'; text: string };

/** What was typed -> a name (RULE-001, RULE-003, RULE-005). Throws Refusal on anything else. */
export function readUsername(typed: string): Username {
  const name = read(typed);
  if (name.kind === 'none') throw new Refusal(400, ['Invalid Email or Phone Number'], 'InvalidParameterException');
  return { kind: name.kind, text: name.username.toLowerCase() };
}

/** Whose name it is; nobody's when that person has no sign-in. Phone numbers are compared by their ten digits, however they are kept. */
export function profileNamed(db: Db, { kind, text }: Username): Promise<ProfileTable | undefined> {
  const profiles = db.selectFrom('profile').selectAll().where('password_hash', '!=', '');
  const spellings = [text, `1${text}`, `+1${text}`];
  return (
    kind === 'email' ? profiles.where('username_email', '=', text) : profiles.where('username_phone', 'in', spellings)
  ).executeTakeFirst();
}
