import * as v from 'valibot';

/** Letters of any language (OPEN-011), space, apostrophe, hyphen. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’-]*[\p{L}\p{M}])?$/u;
const LONGEST = 60;

/** "O'Neil-Ray", "José Núñez"; not "J0hn". Spec: portal §5 "Name" (RULE-006). */
export const isName = (text: string): boolean => text.length <= LONGEST && NAME.test(text);

/** A first or a last name. */
export const Name = v.pipe(v.string(), v.check(isName, 'Expected letters, spaces, apostrophes and hyphens'));
