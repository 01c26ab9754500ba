import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Loan } from '../../services/contract/accounts.ts';
import { Entry, IdClaims } from '../../services/contract/authentication.ts';
import { BRANDS } from '../../services/contract/brands.ts';
import { Card } from '../../services/contract/cards.ts';
import { preferenceOfWord, wordOfPreference } from '../../services/contract/contactPreference.ts';
import { Customer } from '../../services/contract/customer.ts';
import { LoanDocument } from '../../services/contract/documentFile.ts';
import * as enums from '../../services/contract/enums.ts';
import { contract } from '../../services/contract/index.ts';
import { Offer } from '../../services/contract/offers.ts';
import { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { Settings } from '../../services/contract/settings.ts';
import { groups } from './rows.ts';

const textOf = new Map(groups().flatMap(({ rows }) => rows.map(({ id, text }) => [id, text])));

/** The schemas inside a schema: entries of an object, the item of a list, the inner schema of an optional or a pipe. */
const inner = v.looseObject({
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown()), []),
});

/** The names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (!v.is(inner, schema)) return [];
  const { entries, item, wrapped, value, options } = v.parse(inner, schema);
  return [...Object.keys(entries), ...[...Object.values(entries), item, wrapped, value, ...options].flatMap(fieldsOf)];
}

/** What a payment knows is in its request, its loan, the lock of cash on it, its record, and the result. */
const PAYMENT_STATE = v.object({
  request: contract['POST /payment'].ask,
  loan: Loan,
  lock: contract['GET /addOnLock'].answer,
  record: InFlight,
  needs: contract['GET /demographicReference'].answer,
  result: contract['GET /payment'].answer,
});

describe('an entity has the fields of its row', () => {
  test.each([
    ['ENT-001', Customer],
    ['ENT-002', Customer],
    ['ENT-003', Customer],
    ['ENT-004', Customer],
    ['ENT-005', Customer],
    ['ENT-006', IdClaims],
    ['ENT-007', Loan],
    ['ENT-008', Loan],
    ['ENT-009', Loan],
    ['ENT-010', Loan],
    ['ENT-011', Loan],
    ['ENT-012', contract['GET /accounts'].answer],
    ['ENT-013', Card],
    ['ENT-015', contract['GET /cards'].answer],
    ['ENT-016', Offer],
    ['ENT-018', contract['GET /settlementStatus'].answer],
    ['ENT-019', contract['GET /riskInfo'].answer],
    ['ENT-020', contract['GET /originationInfo'].answer],
    ['ENT-023', PAYMENT_STATE],
    ['ENT-028', v.object({ ...Entry.entries, ...Settings.entries })],
    ['ENT-029', contract['GET /store'].answer],
    ['ENT-032', contract['POST /disclosureacknowledgement'].ask],
    ['ENT-033', contract['POST /schedappointment'].ask],
    ['ENT-034', contract['POST /loanlock'].ask],
    ['ENT-035', contract['POST /referralShare'].ask],
    ['ENT-036', LoanDocument],
  ])('%s', (id, schema) => {
    const named = [...(textOf.get(id) ?? '').matchAll(/`([\w.]+)`/g)].flatMap(([, path = '']) => path.split('.'));
    expect(named.length).toBeGreaterThan(0);
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(named));
  });
});

/** ENT-023: these have no names of fields in the row. */
test('a payment knows which demographics are needed, whether it is pending, and its result', () =>
  expect(fieldsOf(PAYMENT_STATE)).toEqual(expect.arrayContaining(['race', 'height', 'gender', 'weight', 'pending', 'confirmationNumber'])));

/** The fields of a call are tested row by row in calls.test.ts. */
test.each<[name: string, entity: unknown, call: keyof typeof contract, side: 'ask' | 'answer']>([
  ['a customer', Customer, 'GET /personalInfo', 'answer'],
  ['a loan', Loan, 'GET /accounts', 'answer'],
  ['a loan', Loan, 'GET /accountdetail', 'answer'],
  ['a card', Card, 'GET /cards', 'answer'],
  ['an offer', Offer, 'GET /offers', 'answer'],
  ['a document', LoanDocument, 'GET /lmsAccountDocuments', 'answer'],
])('%s has the fields of the entity in each call that carries it (ENT-037)', (_, entity, call, side) =>
  expect(fieldsOf(contract[call][side])).toEqual(expect.arrayContaining(fieldsOf(entity))),
);

describe('a number has the meaning of its row', () => {
  test.each([
    ['ENUM-001', enums.LOAN_STATUS],
    ['ENUM-003', enums.PAYMENT_PROCESSOR],
    ['ENUM-004', enums.PAYMENT_TYPE],
    ['ENUM-005', enums.PAYMENT_CHANNEL],
    ['ENUM-006', enums.CONTACT_PREFERENCE],
    ['ENUM-011', enums.TRANSACTION_TYPE],
    ['ENUM-014', enums.OFFER_ID],
  ])('%s', (id, numbers) => {
    const named = [...(textOf.get(id) ?? '').matchAll(/(\w+)`? (\d+)/g)].map(([, name, number]) => [name, Number(number)]);
    expect(named).toEqual(Object.entries(numbers));
  });

  test('ENUM-006, CONF-028: each contact preference is a number and a word, both ways', () => {
    for (const [word, number] of Object.entries(enums.CONTACT_PREFERENCE)) expect(wordOfPreference(number)).toBe(word);
    for (const word of ['Email', 'Text', 'Both'] as const) expect(wordOfPreference(preferenceOfWord(word))).toBe(word);
  });

  test('ENUM-010: a cash advance is pending with 1000 and 1002', () =>
    expect(Object.values(enums.CASH_ADVANCE_PENDING)).toEqual([1000, 1002]));
});

describe('a word is one of its row', () => {
  test.each([
    ['ENUM-002', enums.CARD_BRANDS],
    ['ENUM-007', enums.REFERRAL_TYPES],
    ['ENUM-008', enums.SHARE_METHODS],
    ['ENUM-009', enums.SIGNING_STATUS],
    ['ENUM-012', enums.SIGN_OUT_REASONS],
    ['OPEN-006', enums.AMOUNT_TYPES],
    ['OPEN-028', enums.LOCK_TYPES],
  ])('%s', (id, words) => {
    const list = (textOf.get(id) ?? '').replace(/^.*(?: are |\._ )/, '');
    expect(
      list
        .replaceAll('`', '')
        .replace(/\.$/, '')
        .split(/, | and /),
    ).toEqual(words);
  });
});

describe('the registry of brands', () => {
  const brands = Object.entries(BRANDS);

  test('numbers them from 1 in the order of its row, and keeps 10 free (ENUM-013, CONF-004)', () => {
    expect(brands.map(([, { value }]) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const row = /order (.+) after None/.exec(textOf.get('ENUM-013') ?? '')?.[1]?.replace('{product}', 'Product');
    expect(brands.map(([name]) => name).join(', ')).toBe(row);
  });

  test('has each short code once, those of the product family at its brand (BRAND-002, CONF-004)', () => {
    const codes = brands.flatMap(([, brand]) => [brand.code, ...('reserved' in brand ? brand.reserved : [])]);
    const row = / are (.+)\.$/.exec(textOf.get('BRAND-002') ?? '')?.[1];
    expect(codes.toSorted().join(', ')).toBe(row);
    expect(brands.filter(([, brand]) => 'reserved' in brand).map(([name]) => name)).toEqual(['Product']);
  });

  test('has every named brand (BRAND-001)', () => {
    const row = / are (.+)\.$/.exec(textOf.get('BRAND-001') ?? '')?.[1]?.replace('{product}', 'Product') ?? '';
    expect(Object.keys(BRANDS)).toEqual(expect.arrayContaining(row.split(', ')));
  });
});
