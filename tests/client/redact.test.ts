import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, REDACTED } from '../../services/client/redact.ts';
import { passesLuhn } from '../../services/contract/checkDigits.ts';
import { log, setLog, type LogLine } from '../../services/client/log.ts';
import { jwt } from './kit/jwt.ts';
import { bestOf, LAW_MS, LONG } from './kit/timed.ts';

const PAN = '4242424242424242';
const redacted = (value: unknown): string => JSON.stringify(redact(value)) ?? '';

test.each([
  'password',
  'newPassword',
  'cvv',
  'ssn',
  'accessToken',
  'refreshToken',
  'Authorization',
  'routingNumber',
  'accountNumber',
  'dateOfBirth',
  'signature',
  'x-mobile-app-device-key',
  'paymentCardToken',
  'encodedData',
  'latitude',
  'longitude',
])('the value of %s is not logged, at any depth (CONF-025)', (key) => {
  expect(redacted({ [key]: 'canary' })).not.toContain('canary');
  expect(redacted({ body: [{ deep: { [key]: { inner: 'canary' } } }] })).not.toContain('canary');
});

test.each([
  ['a card number', PAN],
  ['a card number with spaces', '4242 4242 4242 4242'],
  ['a card number with dashes', '4242-4242-4242-4242'],
  ['a card number as a number', 4242424242424242],
  ['a social security number', '123-45-6789'],
  ['a routing number', '021000021'],
  ['a token', jwt({ sub: 'profile-ann' })],
  ['a card number that is a key', { [PAN]: 1 }],
  ['a card number in an error', new Error(`declined ${PAN}`)],
  ['a card number between other digits', `99${PAN}7`],
  ['a card number where a long text is cut', 'x'.repeat(1_990) + PAN],
])('%s is removed from any text', (_, value) => {
  const secret = typeof value === 'object' || String(value).includes(PAN) ? PAN : String(value);
  expect(redacted({ note: value })).not.toContain(secret.slice(0, 9));
});

test('the facts needed to follow a case stay', () => {
  const line = {
    call: 'POST /payment',
    status: 502,
    ms: 1234,
    caseId: '6f1c2a52-6d2a-4a57-9d7e-0f4f1f2d9b11',
    loanId: 'L-100200',
    at: 1_795_000_000_000,
  };
  expect(redact(line)).toEqual(line);
});

test('Luhn: a card number passes, one wrong digit does not', () => {
  expect(passesLuhn(PAN)).toBe(true);
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = Array.from(PAN, (digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit)).join('');
      return !passesLuhn(wrong);
    }),
  );
});

test('the redactor never throws, and redacting twice gives the same result', () => {
  fc.assert(
    fc.property(fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, withNullPrototype: true }), (value) => {
      const once = redact(value);
      expect(redact(once)).toEqual(once);
    }),
  );
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  expect(() => redact(cycle)).not.toThrow();
  const hostile = {
    get trap() {
      throw new Error('no');
    },
  };
  expect(redact(hostile)).toBe('[unreadable]');
});

/** @layer UNIT */
test('a card number hidden anywhere in a text is found (CONF-025, STORE-011)', () => {
  const filler = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', ':', '/'), maxLength: 40 });
  fc.assert(
    fc.property(filler, filler, fc.constantFrom('', ' ', '-'), (before, after, gap) => {
      const pan = PAN.match(/\d{4}/g)?.join(gap) ?? '';
      const text = String(redact(`${before}${pan}${after}`));
      expect(text).toContain(REDACTED);
      expect(text.replaceAll(/\D/g, '')).not.toContain(PAN);
    }),
  );
});

test.each(['1', '4242 ', '-', 'eyJ', 'a'])('20,000 characters of %j take less than 5 ms', (unit) => {
  const text = unit.repeat(LONG / unit.length);
  expect(bestOf(() => redact(text))).toBeLessThan(LAW_MS);
});

test.each([
  'resetKey',
  'formUrl',
  'uploadUrl',
  'signingUrl',
  'url',
  'nonce',
  'transactionUuid',
  'pendingCode',
  'iframe',
  'content',
  'bridgeToken',
  'dob',
])('"%s" in a request or an answer is not logged (HDR-010, CONF-025)', (field) =>
  expect(JSON.stringify(redact({ answered: [{ [field]: 'canary' }] }))).not.toContain('canary'),
);

test('every log entry is redacted, and a failing sink does not break the page (CONF-025, HDR-010)', () => {
  const lines: LogLine[] = [];
  setLog((line) => lines.push(line));
  log('info', `paid with ${PAN}`, { cvv: '123', body: { password: 'Sandbox2026' } });
  log('debug', 'below the level');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/4242424242424242|"123"|Sandbox2026/);
  setLog(() => {
    throw new Error('collector is down');
  });
  expect(() => log('error', 'x')).not.toThrow();
});

test('a case id stays unchanged, also one whose digits look like a card number', () => {
  const caseId = '57131133-5108-494a-a3f7-6108cc0d406d';
  expect(redact({ caseId, text: `case ${caseId} of 4242 4242 4242 4242` })).toEqual({ caseId, text: `case ${caseId} of [redacted]` });
});
