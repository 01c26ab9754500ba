import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMistyped, moneyText, readAmount, settleAmount, typeAmount } from '../../ui/kit/currency.ts';

const typedByKeys = (text: string) => [...text].reduce((field, key) => typeAmount(field + key), '');
const keys = fc.string({ unit: fc.constantFrom(...'0123456789.$,- ae'), maxLength: 24 });

test('typing an amount key by key gives the same result as pasting it', () => {
  fc.assert(fc.property(keys, (text) => typedByKeys(text) === (text === '' ? '' : typeAmount(text))));
});

test('a well-formed amount stays unchanged', () => {
  fc.assert(fc.property(keys, (text) => typeAmount(typeAmount(text)) === typeAmount(text)));
});

test.each([
  ['12a3', '$123'],
  ['$$5', '$5'],
  ['007', '$7'],
  ['0.50', '$0.50'],
  ['.50', '$.50'],
  ['000.5', '$0.5'],
  ['0.', '$0.'],
  ['0', '$0'],
  ['00', '$0'],
  ['00.', '$0.'],
  ['12.345', '$12.34'],
  ['1.2.3', '$1.2.3'],
  ['1.000,50', '$1.00,50'],
  ['1 000', '$1000'],
  [' 44 ', '$44'],
  ['$1,234.50', '$1,234.50'],
  ['12,50', '$12,50'],
  ['1,,2', '$1,,2'],
  ['-20', '$20'],
  ['', '$'],
])('typing %j leaves %j in the field (RULE-015)', (typed, field) => expect(typeAmount(typed)).toBe(field));

test.each([
  ['$1234.5', '$1,234.50'],
  ['$.5', '$0.50'],
  ['$20.', '$20.00'],
  ['$12,5', '$12.50'],
  ['$12,50', '$12.50'],
  ['$12,', '$12.00'],
  ['$,50', '$0.50'],
  ['$1,250', '$1,250.00'],
  ['$1,250,50', '$1,250.50'],
  ['$7891,250.00', '$7,891,250.00'],
  ['$,250.00', '$250.00'],
  ['$0.00', '$0.00'],
  ['$0', '$0.00'],
  ['$1.00,50', '$1.00,50'],
  ['$1.2.3', '$1.2.3'],
  ['$,500', '$,500'],
  ['$', ''],
  ['abc', ''],
  ['', ''],
])('leaving the field with %j shows %j (RULE-016)', (typed, settled) => expect(settleAmount(typed)).toBe(settled));

test.each([
  ['50', 5_000],
  ['$1,234.5', 123_450],
  ['1234.56', 123_456],
  ['.75', 75],
  ['$ 20.', 2_000],
  ['12,34', 1_234],
  ['0', 0],
  ['', null],
  ['$', null],
  ['five', null],
  ['.', null],
  ['1.000,50', 0],
  ['1.000.000', 0],
  ['0,500', 0],
  [' 1,234.50 ', 123_450],
  ['1,5', 150],
])('%j reads as %s cents', (text, cents) => expect(readAmount(text)).toBe(cents));

test('every amount is read back as it was displayed, with two decimals (CONST-039)', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => readAmount(moneyText(cents)) === cents));
});

test('a refund has its sign, and a fraction of a cent is refused', () => {
  expect(moneyText(-12345678)).toBe('−$123,456.78');
  expect(() => moneyText(0.5)).toThrow(RangeError);
});

/** An amount, a caret position in it, and the digits typed there. */
const amounts = fc.integer({ min: 0, max: 99_999_999 }).map(moneyText);

test('digits typed anywhere in an amount stay at the caret, before all digits after it (RULE-015)', () => {
  const insertion = fc.tuple(amounts, fc.nat(14), fc.stringMatching(/^[1-9]{1,3}$/));
  fc.assert(
    fc.property(insertion, ([amount, position, keys]) => {
      const whole = amount.slice(0, amount.indexOf('.'));
      const at = Math.min(position, whole.length);
      const digits = (text: string) => text.replaceAll(/\D/g, '');
      const before = typeAmount(amount.slice(0, at) + keys); // where reshape puts the caret
      const after = typeAmount(amount.slice(0, at) + keys + amount.slice(at));
      if (isMistyped(amount.slice(0, at) + keys + amount.slice(at))) return;
      expect(after.startsWith(before)).toBe(true);
      expect(digits(after)).toBe(digits(before) + digits(amount.slice(at)));
    }),
  );
});

test('what is typed is never another amount without a message: not as a decimal comma, three decimals or letters (RULE-015)', () => {
  const bare = (text: string) => text.replaceAll(/[$ ]/g, '');
  const plain = (text: string) => bare(text).replace(/^0+/, '');
  fc.assert(
    fc.property(keys, (text) => {
      if (isMistyped(text)) return;
      expect(plain(typeAmount(text))).toBe(plain(text));
      if (/\d/.test(text) && !text.includes(',')) expect(readAmount(text)).toBe(Math.round(Number(bare(text)) * 100));
    }),
    { examples: [['0.'], ['$00. ']] },
  );
});

test.each(['1.000,50', '1.500', '1.2.3', '0,500', '12a', 'abc', '--5', '1 000', '1e5', '1234567890', '($5)'])(
  'the customer sees that %j is not an amount as typed',
  (typed) => expect(isMistyped(typed)).toBe(true),
);

test.each([
  '',
  '$',
  '.',
  '0',
  '007',
  '1234.5',
  '1,234.50',
  '$1,234.50',
  '44',
  '.5',
  ' 44 ',
  ' $ 44',
  '12,50',
  '$7891,250.00',
  '7$1,250.00',
])('%j is an amount, or the start of one', (typed) => expect(isMistyped(typed)).toBe(false));
