import * as v from 'valibot';

/** Nine digits; the screen says if the checksum is wrong. */
export const RoutingNumber = v.pipe(v.string(), v.regex(/^\d{9}$/, 'Expected nine digits'));

/** A whole bank account number, as the customer types it. A lender keeps the last four (CONF-035). */
export const AccountNumber = v.pipe(v.string(), v.regex(/^\d{4,17}$/, 'Expected 4 to 17 digits'));
