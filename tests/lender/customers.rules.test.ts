import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preferenceOfWord, wordOfPreference } from '../../services/contract/contactPreference.ts';
import { isLoanNumber } from '../../services/contract/loanNumber.ts';
import { isName } from '../../services/contract/name.ts';
import { isRoutingNumber } from '../../services/contract/checkDigits.ts';
import { isSsn } from '../../services/contract/ssn.ts';
import { addressOf, ALL_STREETS } from '../../services/lender/addresses/gazetteer.ts';
import { predict } from '../../services/lender/addresses/search.ts';
import { BANKS } from '../../services/lender/customers/bankNames.ts';
import { addressesError, demographicNeeds, isBankrupt, isReported, needsSpouse } from '../../services/lender/customers/rules.ts';

describe('the validators', () => {
  test.each([
    ["O'Neil-Ray", true],
    ['José Núñez', true],
    ['O’Brien', true],
    ['J0hn', false],
    ['', false],
    ['-', false],
    ['Ann ', false],
    ['A'.repeat(61), false],
  ])('the name %j: %s (RULE-006, OPEN-011)', (text, right) => expect(isName(text)).toBe(right));

  test.each([
    ['123-45-6789', true],
    ['000-45-6789', false],
    ['666-45-6789', false],
    ['900-45-6789', false],
    ['999-45-6789', false],
    ['899-45-6789', true],
    ['123-00-6789', false],
    ['123-45-0000', false],
    ['123456789', false],
    ['123-45-67890', false],
  ])('the SSN %j: %s (RULE-007)', (text, right) => expect(isSsn(text)).toBe(right));

  test.each([
    ['10101-2020001-1', true],
    ['1010120200011', true],
    ['10101-2020001', true],
    ['1010-2020001-1', false],
    ['10101--1', false],
    ['10101-20x', false],
    ['10101-2020001-', false],
    ['101011', false],
  ])('the loan number %j: %s (RULE-009)', (text, right) => expect(isLoanNumber(text)).toBe(right));

  test('a routing number has a valid check digit; changing any digit makes it invalid', () => {
    for (const [number] of BANKS) expect(isRoutingNumber(number)).toBe(true);
    expect(isRoutingNumber('011000015')).toBe(true); // a well-known one
    expect(['000000000', '99010001', '9901000100', 'abcdefghi'].map(isRoutingNumber)).toEqual([false, false, false, false]);
    fc.assert(
      fc.property(fc.constantFrom(...BANKS), fc.nat(8), fc.integer({ min: 1, max: 9 }), ([number], at, by) => {
        const digits = [...number];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isRoutingNumber(digits.join(''))).toBe(false);
      }),
    );
  });
});

test('a contact preference converts between number and word (ENUM-006, CONF-028)', () => {
  expect(([0, 1, 2] as const).map(wordOfPreference)).toEqual(['Email', 'Text', 'Both']);
  expect((['Email', 'Text', 'Both'] as const).map(preferenceOfWord)).toEqual([0, 1, 2]);
});

test('one home address, and a mailing address only when mail does not go there', () => {
  const home = { typeName: 'Home', sameAddresses: true, index: 0 } as const;
  const mailing = { typeName: 'Mailing', sameAddresses: false, index: 1 } as const;
  expect(addressesError([home])).toBeNull();
  expect(addressesError([{ ...home, sameAddresses: false }, mailing])).toBeNull();
  expect(addressesError([mailing])).toBe('Enter one home address.');
  expect(addressesError([home, { ...home, index: 1 }])).toBe('Enter one home address.');
  expect(addressesError([home, mailing])).toContain('Leave the mailing address out');
  expect(addressesError([{ ...home, sameAddresses: false }])).toContain('Enter the address that your post goes to');
  expect(
    addressesError([
      { ...home, sameAddresses: false },
      { ...mailing, index: 0 },
    ]),
  ).toContain('the same place');
});

test('the portal asks for demographics that are not on file', () => {
  expect(demographicNeeds({})).toEqual({ race: true, height: true, gender: true, weight: true });
  expect(demographicNeeds({ race: 'notSaid', height: 60, gender: 'female', weight: 100 })).toEqual({
    race: false,
    height: false,
    gender: false,
    weight: false,
  });
});

test('the portal asks for a spouse when the customer is married, the spouse is not on file, and the state is a community-property state', () => {
  const mia = { married: true, spouse: null };
  expect(needsSpouse(mia, 'TX')).toBe(true);
  expect(needsSpouse({ ...mia, married: false }, 'TX')).toBe(false);
  expect(needsSpouse({ ...mia, spouse: '{}' }, 'TX')).toBe(false);
  expect(needsSpouse(mia, 'OH')).toBe(false);
});

test('bankrupt counts with and without charge-off; loans without a vehicle are reported', () => {
  expect([[17], [32], [12, 17], [12], []].map(isBankrupt)).toEqual([true, true, true, false, false]);
  expect(['100', '200', '300', ''].map(isReported)).toEqual([false, true, true, false]);
});

describe('the gazetteer', () => {
  const of = (search: string) => predict(search).map(({ description }) => description);

  test('has several hundred streets, each once', () => {
    expect(ALL_STREETS.length).toBeGreaterThan(500);
    expect(new Set(ALL_STREETS.map(({ placeId }) => placeId)).size).toBe(ALL_STREETS.length);
  });

  test('finds addresses by word prefixes, with or without house number and abbreviations', () => {
    expect(of('742 mapl fallow')).toEqual(['742 Maple Avenue, Fallow Creek, TX 78643']);
    expect(of('Old Mill Rd')[0]).toMatch(/^Old Mill Road, /);
    expect(of('78643').every((line) => line.endsWith('Fallow Creek, TX 78643'))).toBe(true);
    expect(of('pinon heights')[0]).toContain('Piñon Heights, NM');
    expect(of('12 main street')[0]).toMatch(/^12 Main Street, /);
    expect(of('main')).toHaveLength(5);
  });

  test('returns nothing for short or unknown text', () => {
    expect([of(''), of('ma'), of('  12 '), of('123'), of('nowhere at all')]).toEqual([[], [], [], [], []]);
  });

  test('each prediction has an address, and no other id has one', () => {
    for (const word of ['12 ma', '99999 oak', 'river', 'lincoln tx'])
      for (const { placeId, description } of predict(word)) {
        const { line1, city, state, zip } = addressOf(placeId) ?? { line1: '', city: '', state: '', zip: '' };
        expect(`${line1}, ${city}, ${state} ${zip}`).toBe(description);
      }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('s0-0.', 's0-3.12.1', 's0-3.1234567', 's0-3. 1')), (placeId) => {
        expect(addressOf(placeId)).toBeUndefined();
        expect(predict(placeId).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
