import * as v from 'valibot';

const MAX_ID_LENGTH = 128;
const MAX_LINE_LENGTH = 100;

/** Names one thing: a loan, a store, a key. */
export const Id = v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH));

/** One line as a person types it: a street, a town, the name of a bank. */
export const Line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_LINE_LENGTH));

/** A path of the portal's own origin, or a page elsewhere; never another scheme, never another host by two slashes. */
export const Link = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/, 'Expected a path or an https address'));
