import { phoneDigits, isPhone } from './phone.ts';

/** One local part, one domain with at least one dot; no spaces, no quotes. Linear in the text's length. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]{1,190}$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LONGEST = 254;

/** "a@b.co" is one, "a@b" and "a@.co" are none. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST || !EMAIL.test(text)) return false;
  const [local = '', domain = ''] = text.split('@');
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

export type Username = { kind: 'email' | 'phone'; username: string } | { kind: 'none' };

/**
 * A sign-in name: an e-mail, or a phone in any usual form with or without +1, which becomes its ten digits. `none` when it is
 * neither. Spec: portal §5 "Username" (RULE-001, RULE-005).
 */
export function readUsername(text: string): Username {
  const trimmed = text.trim();
  if (isEmail(trimmed)) return { kind: 'email', username: trimmed };
  if (trimmed.length > LONGEST) return { kind: 'none' };
  const national = trimmed.replace(/^\+1[ -]?/, '');
  return isPhone(national) ? { kind: 'phone', username: phoneDigits(national) } : { kind: 'none' };
}
