/**
 * Amounts as people type and read them. Spec: portal §5 "Currency input" (RULE-015, RULE-016), §9 "currency two decimals".
 * Typed character by character or pasted whole, the same text gives the same field value.
 */

/** More digits than any loan has; keeps every amount countable in cents. */
const MOST_WHOLE_DIGITS = 9;
const CENTS_DIGITS = 2;

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/** Splits an amount at its first dot. The second part is null without a dot. Removes leading zeros, except the one of "0.50"; keeps commas. */
function partsOf(text: string): { whole: string; fraction: string | null } {
  const [before = '', ...rest] = text.replaceAll(/[^\d.,]/g, '').split('.');
  const whole = before.replace(/^0+/, '').replaceAll(/,{2,}/g, ',');
  const hasDot = rest.length > 0;
  return { whole: hasDot && isZero(before) ? '0' : whole, fraction: hasDot ? digitsIn(rest.join('')) : null };
}

/** Drops the digits after the ninth. */
function cutWhole(whole: string): string {
  let digits = 0;
  return Array.from(whole, (char) => (char === ',' || ++digits <= MOST_WHOLE_DIGITS ? char : '')).join('');
}

/** A zero and nothing else: an amount, not a leading zero. */
const isZero = (text: string): boolean => /^0+$/.test(text.replaceAll(/[^\d.,]/g, ''));

/** The field's text while typing: "$", digits without leading zero, commas as typed, at most one dot and two decimals. "01a2.345" -> "$12.34", "0.5" -> "$0.5" */
export function typeAmount(text: string): string {
  if (isZero(text)) return '$0';
  const { whole, fraction } = partsOf(text);
  const dot = fraction === null ? '' : `.${fraction.slice(0, CENTS_DIGITS)}`;
  return `$${cutWhole(whole)}${dot}`;
}

/** Does `typeAmount` drop a digit other than a leading zero? The customer must see it happen. */
export function dropsDigit(text: string): boolean {
  const { whole, fraction } = partsOf(text);
  return digitsIn(whole).length > MOST_WHOLE_DIGITS || (fraction?.length ?? 0) > CENTS_DIGITS;
}

/** A last comma before one or two digits separates the cents, as in "12,50"; before three, it separates thousands. */
const DECIMAL_COMMA = /^(.*),(\d{1,2})$/;

/** Integer cents of the typed text, null if it is not a number. "$1,234.5" -> 123450, "12,50" -> 1250 */
export function readAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const typed = typeAmount(text).slice(1).replace(DECIMAL_COMMA, '$1.$2');
  const [dollars = '', cents = ''] = typed.split('.');
  return Number(digitsIn(dollars) || '0') * 100 + Number(cents.padEnd(CENTS_DIGITS, '0'));
}

/** The field's text after blur: two decimals and separators, or empty if it is not a number. "$1234.5" -> "$1,234.50" */
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
