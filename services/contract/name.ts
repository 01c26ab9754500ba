import * as v from 'valibot';

/** Letters of any language (OPEN-011), space, apostrophe, hyphen. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’-]*[\p{L}\p{M}])?$/u;
const LONGEST = 60;

/** "O'Neil-Ray", "José Núñez"; not "J0hn". Spec: portal §5 "Name" (RULE-006). */
export const isName = (text: string): boolean => text.length <= LONGEST && NAME.test(text);

/** A first or a last name. */
export const Name = v.pipe(v.string(), v.check(isName, 'Expected letters, spaces, apostrophes and hyphens'));

/** "José  NÚÑEZ " -> "jose nunez": letters without accents and case, single spaces. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Does the text name this customer? The first name is before the last and a space follows it; the last name ends the text or a space follows
 * it, so that "Ann Marie Lee Jr." is Ann Lee. Case and accents make no difference. Spec: portal §5 "Customer name check" (RULE-012).
 */
export function namesCustomer(text: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const [first, last] = [plain(firstName), plain(lastName)];
  if (first === '' || last === '') return false;
  const typed = plain(text);
  const at = typed.indexOf(`${first} `);
  const rest = typed.slice(at + first.length + 1);
  return at >= 0 && (rest.endsWith(last) || rest.includes(`${last} `));
}

/** Are these the customer's initials: letters, from that of the first name to that of the last name, or of a word of it? */
export function areInitialsOf(text: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const typed = plain(text);
  const endings = plain(lastName)
    .split(/[ -]/)
    .map((word) => word.slice(0, 1));
  return /^\p{L}{2,5}$/u.test(typed) && typed.startsWith(plain(firstName).slice(0, 1)) && endings.includes(typed.slice(-1));
}
