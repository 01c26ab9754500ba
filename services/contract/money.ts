import * as v from 'valibot';

/** Money on the wire: two decimals, thousands separators, no sign. "1,234.50". Spec: calls §5, portal §9 (RULE-029). */
const MONEY = /^\d{1,3}(,\d{3})*\.\d{2}$/;

/** Text of this length is never too much: "999,999,999.99". */
const COUNTABLE = 14;

const centsIn = (text: string): number => Number(text.replaceAll(/[,.]/g, ''));

/** An amount that can be counted: up to 90,071,992,547,409.91. */
export const MoneyText = v.pipe(
  v.string(),
  v.regex(MONEY, 'Expected an amount like 1,234.50'),
  v.check((text) => text.length <= COUNTABLE || Number.isSafeInteger(centsIn(text)), 'Expected an amount that can be counted in cents'),
);

/** Wire text -> integer cents. "1,234.56" -> 123456. Throws RangeError on anything else. */
export function toCents(text: string): number {
  if (!MONEY.test(text)) throw new RangeError(`toCents expects text like "1,234.50", got ${JSON.stringify(text)}`);
  const cents = centsIn(text);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`toCents: ${text} is more than can be counted in cents`);
  return cents;
}

/** Integer cents -> wire text. 123456 -> "1,234.56". Throws RangeError on fractions, negatives and NaN. */
export function toMoneyText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`toMoneyText expects whole cents of zero or more, got ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** In an answer: money text, read as integer cents. What it reads has just been checked: a list of 200 loans has 1,600 amounts. */
export const Cents = v.pipe(MoneyText, v.transform(centsIn));
