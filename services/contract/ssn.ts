import * as v from 'valibot';

const SSN = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/;

/** "123-45-6789"; area not 000, 666 or from 900, group not 00, serial not 0000. Spec: portal §5 "SSN" (RULE-007). */
export const isSsn = (text: string): boolean => SSN.test(text);

/** A whole Social Security number. Never stored, cached or logged (CONF-017). */
export const Ssn = v.pipe(v.string(), v.check(isSsn, 'Expected a number like 123-45-6789'));

/** The only part that is displayed; empty when none is on file. */
export const DisplaySsn = v.pipe(v.string(), v.regex(/^(\*{3}-\*{2}-\d{4})?$/, 'Expected a masked number'));
