/**
 * Amounts as people type and read them. Spec: portal §5 "Currency input" (RULE-015, RULE-016), §9 "currency two decimals".
 * Typed character by character or pasted whole, the same text gives the same field value.
 */

/** Nine digits: more than any loan has; keeps every amount countable in cents. */
const MOST_WHOLE = /^((?:,*\d){9}).*/;
const CENTS_DIGITS = 2;

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Text of the field that is an amount. A comma before one or two last digits separates the cents, as in "12,50"; other commas separate thousands.
 * ",500" was typed as "0,500": not 500 dollars.
 */
const AMOUNT = /^\$(?!,\d{3,}$)([\d,]*?)(?:[.,](\d{0,2}))?$/;

/**
 * The field's text while typing: "$", digits without leading zero, commas as typed, two decimals. "01a2.345" -> "$12.34", "0.5" -> "$0.5"
 * A second separator stays: without it, "1.000,50" would be a dollar.
 */
export function typeAmount(text: string): string {
  const [before = '', ...rest] = text.replaceAll(/[^\d.,]/g, '').split('.');
  const whole = before.replace(/^0+(?!$)/, '').replace(MOST_WHOLE, '$1');
  const dot = rest.length > 0 ? `.${rest.join('.').replace(/^(\d\d)\d+/, '$1')}` : '';
  return `$${whole}${dot}`;
}

/** Without what may be typed around an amount. */
const bare = (text: string): string => text.replaceAll(/^[\s$0]+|\$|\s+$/g, '');

/** Is something in the text not part of an amount, so that it is left out or makes it none? The customer must see it happen. */
export function isMistyped(text: string): boolean {
  const typed = typeAmount(text);
  return bare(typed) !== bare(text) || !AMOUNT.test(typed);
}

/**
 * Integer cents of the typed text, null without a digit. "$1,234.5" -> 123450, "12,50" -> 1250
 * Digits that are not an amount, as "1.000,50", read as zero, which is refused everywhere: where an amount is optional, none would be accepted.
 */
export function readAmount(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const [, whole = '', cents = ''] = AMOUNT.exec(typeAmount(text)) ?? [];
  return Number(digitsIn(whole) + cents.padEnd(CENTS_DIGITS, '0'));
}

/** The field's text after blur: two decimals and separators; empty without a digit. What is not an amount stays, to be corrected. "$1234.5" -> "$1,234.50" */
export function settleAmount(text: string): string {
  const cents = readAmount(text);
  return cents === null ? '' : text.replace(AMOUNT, () => moneyText(cents));
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
