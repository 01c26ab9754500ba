import * as v from 'valibot';

/** Letters of any language (OPEN-011), space, apostrophe, hyphen. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’-]*[\p{L}\p{M}])?$/u;
const LONGEST = 60;

/** "O'Neil-Ray", "José Núñez"; not "J0hn". Spec: portal §5 "Name" (RULE-006). */
export const isName = (text: string): boolean => text.length <= LONGEST && NAME.test(text);

/** A first or a last name. */
export const Name = v.pipe(v.string(), v.check(isName, 'Expected letters, spaces, apostrophes and hyphens'));

/**
 * Does the text name this customer? The first name stands before the last and a space follows it; the last name ends the text or a space
 * follows it, so that "Ann Marie Lee Jr." is Ann Lee. Small and capital letters are alike. Spec: portal §5 "Customer name check" (RULE-012).
 */
export function namesCustomer(text: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  if (firstName === '' || lastName === '') return false;
  const said = text.toLowerCase();
  const first = `${firstName} `.toLowerCase();
  const last = lastName.toLowerCase();
  const at = said.indexOf(first);
  const rest = said.slice(at + first.length);
  return at >= 0 && (rest.endsWith(last) || rest.includes(`${last} `));
}
