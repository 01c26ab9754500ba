import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExpired, methodId } from '../../machines/payment/payment.rules.ts';
import { maskNumber, showExpiry } from '../../services/contract/card.ts';
import { isDay } from '../../services/contract/dates.ts';
import { toCents, toMoneyText } from '../../services/contract/money.ts';
import { isPhone, phoneDigits } from '../../services/contract/phone.ts';
import { isEmail, readUsername } from '../../services/contract/username.ts';
import { bestOf, LAW_MS, LONG } from './kit/timed.ts';

const national = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.nat(999), fc.nat(9999))
  .map(([area, exchange, line]) => [String(area), String(exchange).padStart(3, '0'), String(line).padStart(4, '0')]);
const written = fc
  .tuple(national, fc.boolean(), fc.constantFrom('', ' ', '-'), fc.constantFrom('', ' ', '-'))
  .map(([[area, exchange, line], brackets, one, two]) => ({
    digits: `${area}${exchange}${line}`,
    text: `${brackets ? `(${area})` : area}${one}${exchange}${two}${line}`,
  }));
const junk = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');

test('a phone number is accepted in every usual form, and signs in as its ten digits, with or without +1 (RULE-001, RULE-003, RULE-005)', () => {
  fc.assert(
    fc.property(written, fc.constantFrom('', '+1', '+1 ', '+1-', ' '), ({ digits, text }, before) => {
      expect(isPhone(text)).toBe(true);
      expect(phoneDigits(text)).toBe(digits);
      expect(readUsername(before + text)).toEqual({ kind: 'phone', username: digits });
    }),
  );
});

test.each([
  '112-555-0123',
  '512-555-012',
  '512-555-01234',
  '1512555012',
  '(512 555-0123',
  '512)555-0123',
  '512--555-0123',
  '512.555.0123',
  '5125550123\n',
  '٥١٢٥٥٥٠١٢٣',
])('%j is not a phone number (RULE-003)', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('a phone number with junk before or after it is not valid', () => {
  fc.assert(
    fc.property(written, junk, fc.boolean(), ({ text }, more, behind) => {
      fc.pre(!/^[\d\s()+-]*$/.test(more));
      expect(isPhone(behind ? text + more : more + text)).toBe(false);
      expect(readUsername(behind ? text + more : more + text).kind).not.toBe('phone');
    }),
  );
});

test.each(['a@b.co', 'ann@example.com', 'ann+loans@mail.example.co.uk', "o'neil@example.com", 'ann@münchen.de'])(
  '%s signs in unchanged (RULE-001)',
  (text) => {
    expect(readUsername(` ${text} `)).toEqual({ kind: 'email', username: text });
  },
);

test.each([
  'abc',
  'a@b',
  '@b.co',
  'a@',
  'a@@b.co',
  'a@b..co',
  'a@.co',
  'a@b.co.',
  'a b@c.co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  'a@-b.co',
  'a@b.co>',
  'a"@b.co',
  '',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(250)}.co`,
])('%j is neither e-mail nor phone (RULE-001)', (text) => {
  expect(readUsername(text)).toEqual({ kind: 'none' });
});

test('an e-mail with a space, quote or second @ anywhere is not valid', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom(' ', '"', '@', '<', '\n'), fc.nat(), (email, bad, at) => {
      const cut = 1 + (at % (email.length - 1));
      expect(isEmail(email.slice(0, cut) + bad + email.slice(cut))).toBe(false);
    }),
  );
});

test('cents and money text convert both ways, in English number format (RULE-029)', () => {
  const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.nat(2 ** 40), (cents) => {
      expect(toCents(toMoneyText(cents))).toBe(cents);
      expect(toMoneyText(cents)).toBe(english.format(cents / 100));
    }),
  );
});

test('a valid amount with extra characters is not an amount', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 40), junk, fc.boolean(), (cents, more, behind) => {
      const text = toMoneyText(cents);
      const spoiled = behind ? text + more : more + text;
      fc.pre(!/^[1-9]\d{0,2}(,\d{3})*\.\d{2}$/.test(spoiled) && !/^\d{1,3}(,\d{3})*\.\d{2}$/.test(spoiled));
      expect(() => toCents(spoiled)).toThrow(RangeError);
    }),
  );
  for (const text of ['20.005', '1234.50', '-1.00', '1,23.00', '1.0', '', '1.00\n', '99,999,999,999,999,999.99'])
    expect(() => toCents(text)).toThrow(RangeError);
  for (const cents of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => toMoneyText(cents)).toThrow(RangeError);
});

test('a day is valid exactly when the calendar has it (RULE-011, RULE-014)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 2999 }), fc.nat(13), fc.nat(32), (year, month, day) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const date = new Date(`${text}T00:00:00Z`);
      expect(isDay(text)).toBe(!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text));
    }),
  );
  expect([isDay('1900-02-29'), isDay('2000-02-29'), isDay('2024-02-29x')]).toEqual([false, true, false]);
});

const NOVEMBER_2026 = new Date(2026, 10, 30, 23, 59).getTime();

test('a card is valid to the end of its month (FLOW-CARD-04)', () => {
  const card = (expirationMonth: string, expirationYear: string) => ({ cardType: 'visa' as const, expirationMonth, expirationYear });
  expect([card('11', '26'), card('12', '26'), card('01', '27')].map((one) => isExpired(one, NOVEMBER_2026))).toEqual([false, false, false]);
  expect([card('10', '26'), card('12', '25')].map((one) => isExpired(one, NOVEMBER_2026))).toEqual([true, true]);
  expect(isExpired(card('11', '26'), new Date(2026, 11, 1).getTime())).toBe(true);
  expect(showExpiry(card('01', '27'))).toBe('01/27');
});

test('a bank account does not expire, whatever a lender fills into its expiry (OPEN-048)', () => {
  expect(isExpired({ cardType: 'bank', expirationMonth: '00', expirationYear: '00' }, NOVEMBER_2026)).toBe(false);
});

test('two cards are the same by their ids in any order; the comparison is reflexive and symmetric (FLOW-CARD-03)', () => {
  const ids = fc.array(fc.record({ type: fc.constantFrom('1', '2'), id: fc.constantFrom('a', 'b', 'c') }), { maxLength: 4 });
  const sorted = (cardIds: { type: string; id: string }[]) => JSON.stringify(cardIds.map(({ type, id }) => type + id).toSorted());
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(methodId({ cardIds: one }) === methodId({ cardIds: other })).toBe(sorted(one) === sorted(other));
      expect(methodId({ cardIds: one })).toBe(methodId({ cardIds: one.toReversed() }));
    }),
  );
});

test('a masked number shows four digits and refuses to show more (CONF-035)', () => {
  expect(maskNumber('4242')).toBe('•••• •••• •••• 4242');
  for (const digits of ['424', '42424', '4242424242424242', '']) expect(() => maskNumber(digits)).toThrow(RangeError);
});

test.each<[string, (text: string) => unknown]>([
  ['username', readUsername],
  ['e-mail', isEmail],
  ['phone', isPhone],
  ['day', isDay],
])('%s: 20,000 characters of any input take less than 5 ms and do not throw', (_, validate) => {
  for (const unit of ['a', '1', '@', '.', 'a.', '/a', '-', '(', '1,', '\u{1F600}'])
    expect(bestOf(() => validate(unit.repeat(LONG / unit.length)))).toBeLessThan(LAW_MS);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void validate(text)));
});
