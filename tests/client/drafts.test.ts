import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { allowedDraft, keepDraft, readDraft } from '../../services/client/drafts.ts';
import { forgetInFlight, readInFlight, writeInFlight } from '../../services/client/inFlight.ts';
import { decodeRemote, encodeRemote } from '../../services/client/remoteCopy.ts';
import { keepSecret, readSecret } from '../../services/client/secrets.ts';
import { keepText, storedKeys, readText } from '../../services/client/storage.ts';
import { ANNS_DRAFT, ANNS_RECORD } from './kit/payment.ts';
import { bestOf, LAW_MS, LONG } from './kit/timed.ts';
import './kit/service.ts';

const CANARIES = { cvv: 'cvv-canary', paymentCardToken: 'token-canary', password: 'password-canary', ssn: '123-45-6789' };

/** @layer STORE */
test('a draft stores the allowed fields and drops all others (FLOW-PAY-14, CONF-015)', () => {
  expect(keepDraft('profile-ann', { ...ANNS_DRAFT, ...CANARIES, cardIds: [{ type: '1', id: 'card-1', ...CANARIES }] })).toEqual(ANNS_DRAFT);
  expect(readText('session', 'draft:payment')).not.toMatch(/canary|6789/);
  expect(readDraft('profile-ann', 'L1')).toEqual(ANNS_DRAFT);
});

test('a card number typed into the amount field is not stored with the draft', () => {
  expect(allowedDraft({ ...ANNS_DRAFT, otherAmount: 4_242_424_242_424_242 })?.otherAmount).toBeNull();
});

/** @layer STORE */
test('ENT-014, ENT-024: after a payment is typed and sent, no store has its security code or card number', () => {
  const card = { ...CANARIES, cvv: '987', cardNumber: '4242424242424242' };
  keepSecret('cvv', card.cvv);
  keepDraft('profile-ann', { ...ANNS_DRAFT, ...card });
  writeInFlight({ ...ANNS_RECORD, ...card });
  const stored = (['session', 'local'] as const).flatMap((store) => storedKeys(store).map((key) => readText(store, key) ?? ''));
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.join(' ')).not.toMatch(/canary|"987"|4242\d|6789/);
  expect(readSecret('cvv')).toBe(card.cvv);
});

/** @layer UNIT */
test('no draft of any shape stores a canary (STORE-011, CONF-015)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('screen', 'amount', 'otherAmount', 'cardIds', 'cvv', 'x'), fc.anything()), (extra) => {
      expect(JSON.stringify(allowedDraft({ ...ANNS_DRAFT, ...extra, ...CANARIES })) ?? '').not.toMatch(/canary|6789/);
    }),
  );
});

test('a draft belongs to its customer and loan, and expires after 30 minutes, and when the clock was set back', () => {
  vi.useFakeTimers();
  keepDraft('profile-ann', ANNS_DRAFT);
  expect(readDraft('profile-ann', 'L2')).toBeNull();
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(readDraft('profile-ann', 'L1')).toEqual(ANNS_DRAFT);
  vi.advanceTimersByTime(1);
  expect(readDraft('profile-ann', 'L1')).toBeNull();
  keepDraft('profile-ann', ANNS_DRAFT);
  expect(readDraft('profile-sam', 'L1')).toBeNull();
  expect(readText('session', 'draft:payment')).toBeNull();
  keepDraft('profile-ann', ANNS_DRAFT);
  vi.setSystemTime(Date.now() - 1);
  expect(readDraft('profile-ann', 'L1')).toBeNull();
});

test('a draft of an older version of the page is dropped', () => {
  keepText('session', 'draft:payment', JSON.stringify({ version: 0, profileId: 'profile-ann', storedAt: Date.now(), draft: ANNS_DRAFT }));
  expect(readDraft('profile-ann', 'L1')).toBeNull();
});

test('only its owner can read a payment in flight', () => {
  writeInFlight(ANNS_RECORD);
  expect(readInFlight('profile-ann', 'L1')).toEqual(ANNS_RECORD);
  expect(readInFlight('profile-ann')).toEqual(ANNS_RECORD);
  expect([readInFlight('profile-sam', 'L1'), readInFlight('profile-sam'), readInFlight('profile-ann', 'L2')]).toEqual([null, null, null]);
  forgetInFlight('profile-sam', 'L1');
  expect(readInFlight('profile-ann', 'L1')).toEqual(ANNS_RECORD);
  forgetInFlight('profile-ann', 'L1');
  expect(readInFlight('profile-ann')).toBeNull();
});

test('of two payments in flight the newest is offered, and each is found by its loan', () => {
  const younger = { ...ANNS_RECORD, loanId: 'L2', startedAt: 2_000 };
  writeInFlight(ANNS_RECORD);
  writeInFlight(younger);
  expect(readInFlight('profile-ann')).toEqual(younger);
  expect(readInFlight('profile-ann', 'L1')).toEqual(ANNS_RECORD);
});

test('a payment and a draw of one loan are two records, and neither is taken for the other', () => {
  const draw = { ...ANNS_RECORD, flow: 'draw' as const, startedAt: 2_000 };
  writeInFlight(ANNS_RECORD);
  writeInFlight(draw);
  expect([readInFlight('profile-ann', 'L1'), readInFlight('profile-ann', 'L1', 'draw')]).toEqual([ANNS_RECORD, draw]);
  expect(readInFlight('profile-ann')).toEqual(draw);
  forgetInFlight('profile-ann', 'L1', 'draw');
  expect([readInFlight('profile-ann', 'L1'), readInFlight('profile-ann', 'L1', 'draw')]).toEqual([ANNS_RECORD, null]);
});

test.each([
  ['of an older version', { version: 0, record: ANNS_RECORD }],
  ['without its key', { version: 1, record: { ...ANNS_RECORD, paymentKey: '' } }],
  ['with a fraction of a cent', { version: 1, record: { ...ANNS_RECORD, amount: 0.5 } }],
])('a record %s is dropped', (_, stored) => {
  keepText('session', 'inFlight:L1', JSON.stringify(stored));
  expect(readInFlight('profile-ann', 'L1')).toBeNull();
});

test('an invalid record is not written', () => {
  expect(() => writeInFlight({ ...ANNS_RECORD, paymentKey: 'short' })).toThrow('Invalid UUID');
  expect(readText('session', 'inFlight:L1')).toBeNull();
});

/** @layer UNIT */
test('the remote copy is read back unchanged, in any alphabet (FLOW-PAY-15, STORE-008)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(), (brand, amount) => {
      const step = { flow: 'draw', screen: 'GetCashAmount', params: { brand }, storedAt: 1, draft: { amount } } as const;
      const state = { draft: { ...ANNS_DRAFT, brand, amount }, storedAt: 1, inFlight: ANNS_RECORD, steps: [step] };
      const remote = { state, route: 'PaymentProcessing' };
      expect(decodeRemote(encodeRemote(remote))).toEqual(remote);
    }),
  );
});

/** @layer UNIT */
test('the remote copy has no canary in its base64, at any alignment (CONF-008, STORE-011)', () => {
  const remote = {
    state: { draft: { ...ANNS_DRAFT, ...CANARIES }, storedAt: 1, inFlight: { ...ANNS_RECORD, ...CANARIES }, steps: [] },
    route: 'ReviewPayment',
  };
  const decoded = Buffer.from(encodeRemote(remote), 'base64').toString();
  expect(decoded).not.toMatch(/canary|6789/);
});

test('no input from the service makes reading a remote copy throw, and only a valid one is accepted', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.json().map((text) => Buffer.from(text).toString('base64')),
      ),
      (text) => {
        expect(decodeRemote(text)).toBeNull();
      },
    ),
  );
  expect(bestOf(() => decodeRemote('A'.repeat(LONG)))).toBeLessThan(LAW_MS);
  expect(() =>
    encodeRemote({ state: { draft: { ...ANNS_DRAFT, brand: 'x'.repeat(5_000) }, storedAt: 1, inFlight: null, steps: [] }, route: '' }),
  ).toThrow(RangeError);
});

test('a route in the remote copy is a screen’s name, never a path to another site', () => {
  for (const route of ['//evil.example', '/Home', 'javascript:alert(1)', 'Review Payment'])
    expect(decodeRemote(btoa(JSON.stringify({ state: {}, route })))).toBeNull();
});
