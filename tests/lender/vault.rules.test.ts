import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isEverWithin } from '../client/kit/timed.ts';
import { VaultOrder } from '../../services/contract/cards.ts';
import { canReceiveMoney, CARD_KINDS, kindOf } from '../../services/lender/vault/page/kinds.ts';
import { digitsOf, grouped, isLuhn, isPast, problemsOf, readExpiry } from '../../services/lender/vault/page/rules.ts';
import { readOrder } from '../../services/lender/vault/page/talk.ts';
import { caretAfter, slashed } from '../../services/lender/vault/page/typing.ts';
import { isWord, languageOf, say } from '../../services/lender/vault/page/words.ts';

const RUNS = { numRuns: 1000 };
const digits = (min: number, max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const thisMonth = '2026-11';
const good = { name: 'Ann Ashby', number: '4242424242424242', expiry: '12/29', cvv: '737', zip: '78701' };

/** The check digit that makes these digits a card number: found by trying all ten digits, not by the rule under test. */
const luhnByHand = (text: string): boolean => {
  const doubled = [...text]
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0) : Number(digit)));
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
};

test('the check digit agrees with the table printed in the standard, and detects every single wrong digit', () => {
  fc.assert(
    fc.property(digits(12, 19), fc.nat(18), fc.integer({ min: 1, max: 9 }), (text, position, by) => {
      expect(isLuhn(text)).toBe(luhnByHand(text));
      const at = position % text.length;
      const changed = text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1);
      expect(isLuhn(text) && isLuhn(changed)).toBe(false);
    }),
    RUNS,
  );
  expect(isLuhn('')).toBe(false);
});

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['6445644564456445', 'discover'],
  ['2221000000000009', 'mastercard'],
  ['2220990000000007', undefined],
  ['2721000000000004', undefined],
  ['30569309025904', undefined],
])('%s is of kind %s', (number, type) => expect(kindOf(number)?.type).toBe(type));

test('no number has two brands', () => {
  fc.assert(
    fc.property(digits(1, 19), (text) => {
      expect(CARD_KINDS.filter(({ begins }) => begins.test(text)).length).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test('grouping changes no digit, is idempotent, and the caret stays after its digit', () => {
  fc.assert(
    fc.property(digits(0, 19), fc.nat(19), (text, count) => {
      const formatted = grouped(text);
      expect(digitsOf(formatted)).toBe(text);
      expect(grouped(digitsOf(formatted))).toBe(formatted);
      const before = Math.min(count, text.length);
      expect(digitsOf(formatted.slice(0, caretAfter(formatted, before)))).toHaveLength(before);
    }),
    RUNS,
  );
  expect(grouped('378282246310005')).toBe('3782 822463 10005');
});

test('an expiry is read in every form, and typing it key by key gives the same result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (monthNumber, yearNumber) => {
      const [month, year] = [String(monthNumber).padStart(2, '0'), String(yearNumber).padStart(2, '0')];
      for (const text of [
        `${month}/${year}`,
        `${month}${year}`,
        `${month} / ${year}`,
        `${month}-${year}`,
        `${monthNumber}/20${year}`,
        `${month}/20${year}`,
      ])
        expect(readExpiry(text)).toEqual({ month, year });
      let typed = '';
      for (const key of month + year) typed = slashed(typed + key);
      expect(typed).toBe(`${month}/${year}`);
      expect(isPast({ month, year }, thisMonth)).toBe(yearNumber * 12 + monthNumber < 26 * 12 + 11);
    }),
    RUNS,
  );
});

test.each(['13/29', '00/29', '1/2', '12', '12/', 'ab/cd', '12/29x', '', '1 2/29'])('"%s" is not an expiry', (text) =>
  expect(readExpiry(text)).toBeNull(),
);

test('a valid card has no problem; an invalid value in one field is reported for that field only, within 50 ms', () => {
  expect(problemsOf(good, thisMonth)).toEqual({});
  const strange = fc.oneof(
    fc.string({ maxLength: 50 }),
    fc.string({ unit: 'grapheme' }),
    fc.constant('9'.repeat(20_000)),
    fc.constant(`${good.number}\u0000`),
  );
  fc.assert(
    fc.property(fc.constantFrom('name', 'number', 'expiry', 'zip'), strange, (field, text) => {
      const card = { ...good, [field]: text };
      const found = Object.keys(problemsOf(card, thisMonth));
      expect(isEverWithin(50, () => problemsOf(card, thisMonth))).toBe(true);
      expect(found.filter((name) => name !== field && !(field === 'number' && name === 'cvv'))).toEqual([]);
    }),
    RUNS,
  );
});

test.each([
  ['O’Neil-Ray', {}],
  ['José Ñandú Jr.', {}],
  ['J0hn', { name: 'nameWrong' }],
  ['<b>Ann</b>', { name: 'nameWrong' }],
  ['A'.repeat(61), { name: 'nameWrong' }],
])('the name %s: %o', (name, problems) => expect(problemsOf({ ...good, name }, thisMonth)).toEqual(problems));

test('a card that expires this month is valid, one that expired last month is not (FLOW-CARD-04)', () => {
  expect(problemsOf({ ...good, expiry: '11/26' }, thisMonth)).toEqual({});
  expect(problemsOf({ ...good, expiry: '10/26' }, thisMonth)).toEqual({ expiry: 'expiryPast' });
  expect(problemsOf({ ...good, expiry: '12/25' }, '2026-01')).toEqual({ expiry: 'expiryPast' });
});

test('only test debit cards can receive money', () => {
  expect(['40000566', '52008282', '42424242', ''].map(canReceiveMoney)).toEqual([true, true, false, false]);
});

test('commands are parsed by the contract, and anything else is refused', () => {
  const any = fc.record(
    {
      type: fc.oneof(fc.constantFrom('card.submit', 'card.dress', 'card.ready', ''), fc.anything()),
      nonce: fc.oneof(fc.string(), fc.anything()),
      theme: fc.oneof(fc.constantFrom('light', 'dark'), fc.anything()),
      language: fc.oneof(fc.string(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(any, fc.anything()), (data) => {
      const parsed = v.safeParse(VaultOrder, data);
      expect(readOrder(data)).toEqual(parsed.success ? parsed.output : null);
    }),
    { numRuns: 3000 },
  );
});

test('every text is in both languages, without markup', () => {
  for (const word of ['title', 'name', 'numberNotTaken', 'expiryPast', 'tooMany']) {
    if (!isWord(word)) throw new Error(`no word ${word}`);
    expect(say('es', word)).not.toBe(say('en', word));
    expect(say('en', word) + say('es', word)).not.toMatch(/[<>]/);
  }
  expect(['es', 'es-MX', ' ES-us,en', 'en', 'est', '', 'fr'].map(languageOf)).toEqual(['es', 'es', 'es', 'en', 'en', 'en', 'en']);
});
