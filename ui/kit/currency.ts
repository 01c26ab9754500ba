/**
 * Amounts as people type and read them. Spec: portal §5 "Currency input" (RULE-015, RULE-016), §9 "currency two decimals".
 * Typing a text character by character ends on the same field value as pasting it whole.
 */

/** More digits than any loan has; keeps every amount countable in cents. */
const MOST_WHOLE_DIGITS = 9;
const CENTS_DIGITS = 2;

/** What the field holds while one types: "$", digits without leading zero, at most one dot and two decimals. "01a2.345" -> "$12.34" */
export function typeAmount(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.');
  const dollars = whole.replace(/^0+/, '').slice(0, MOST_WHOLE_DIGITS);
  const dot = rest.length > 0 ? `.${rest.join('').slice(0, CENTS_DIGITS)}` : '';
  return `$${dollars}${dot}`;
}

/** Integer cents of what was typed, null when it is no number. "$1,234.5" -> 123450 */
export function readAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const [dollars = '', cents = ''] = typeAmount(text).slice(1).split('.');
  return Number(dollars || '0') * 100 + Number(cents.padEnd(CENTS_DIGITS, '0'));
}

/** What the field holds when one leaves it: two decimals and separators, or nothing when it was no number. "$1234.5" -> "$1,234.50" */
export function settleAmount(text: string): string {
  const cents = readAmount(text);
  return cents === null ? '' : moneyText(cents);
}

/** Integer cents -> "$1,234.56", "−$3.00". The same in every language: these are US dollars (I18N-006). Throws RangeError on fractions. */
export function moneyText(cents: number): string {
  const { sign, dollars, decimals } = moneyParts(cents);
  return `${sign}$${dollars}.${decimals}`;
}

/** The parts of an amount, for showing its cents smaller. Throws RangeError on fractions of a cent. */
export function moneyParts(cents: number): { sign: string; dollars: string; decimals: string } {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`moneyParts expects whole cents, got ${cents}`);
  const digits = String(Math.abs(cents)).padStart(CENTS_DIGITS + 1, '0');
  return {
    sign: cents < 0 ? '−' : '',
    dollars: digits.slice(0, -CENTS_DIGITS).replace(/\B(?=(\d{3})+$)/g, ','),
    decimals: digits.slice(-CENTS_DIGITS),
  };
}
