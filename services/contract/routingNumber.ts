import * as v from 'valibot';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose weighted sum is a multiple of ten, as on every American check. Spec: calls §7 GET /bankInfo. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === 0;
}

/** Nine digits; the screen says if the checksum is wrong. */
export const RoutingNumber = v.pipe(v.string(), v.regex(/^\d{9}$/, 'Expected nine digits'));

/** A whole bank account number, as the customer types it. A lender keeps the last four (CONF-035). */
export const AccountNumber = v.pipe(v.string(), v.regex(/^\d{4,17}$/, 'Expected 4 to 17 digits'));
