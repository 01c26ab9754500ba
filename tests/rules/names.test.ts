import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areInitialsOf, namesCustomer } from '../../services/contract/name.ts';
import { LAW_MS, isEverWithin } from '../client/kit/timed.ts';

const ann = { firstName: 'Ann', lastName: 'Lee' };
const jose = { firstName: 'José', lastName: 'Núñez Ortega' };

/** RULE-012 */
describe('a text names the customer', () => {
  test.each(['Ann Lee', 'Ann Marie Lee', 'Ann Lee Jr.', 'ANN LEE', 'Dr. Ann Lee', '  ann   lee '])('"%s" does', (text) =>
    expect(namesCustomer(text, ann)).toBe(true),
  );
  test.each(['Lee Ann', 'AnnLee', 'Ann', 'Lee', 'Ann Leeds', 'Anna Lee', ''])('"%s" does not', (text) =>
    expect(namesCustomer(text, ann)).toBe(false),
  );
  test('without the accents that her keyboard does not have', () =>
    expect([namesCustomer('Jose Nunez Ortega', jose), namesCustomer('Jose Ortega', jose)]).toEqual([true, false]));
  test('nobody without a first or a last name is named', () =>
    expect([namesCustomer('Ann ', { ...ann, lastName: '' }), namesCustomer(' Lee', { ...ann, firstName: '' })]).toEqual([false, false]));
  test('first name, anything, last name always does, and no text is too odd for an answer', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, word, (firstName, lastName, between) => {
        expect(namesCustomer(`${firstName} ${between} ${lastName}`, { firstName, lastName })).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, firstName, lastName) => void namesCustomer(text, { firstName, lastName })),
    );
  });
  test.each([
    ['one letter again and again', 'a'.repeat(20_000), { firstName: 'aaaa', lastName: 'aaab' }],
    ['the first name again and again', 'Ann '.repeat(5_000), ann],
  ])('20,000 characters take less than 5 ms: %s', (_, text, customer) => {
    expect(isEverWithin(LAW_MS, () => namesCustomer(text, customer))).toBe(true);
  });
});

describe('initials', () => {
  test.each(['AL', 'al', 'AML'])('"%s" are Ann Lee’s', (text) => expect(areInitialsOf(text, ann)).toBe(true));
  test.each(['A', 'L', 'LA', 'SL', 'A1', 'A L', ''])('"%s" are not', (text) => expect(areInitialsOf(text, ann)).toBe(false));
  test('of a name of several words end with any of them', () =>
    expect(['JN', 'JO', 'JNO', 'JX'].map((text) => areInitialsOf(text, jose))).toEqual([true, true, true, false]));
  test('of a name that begins with an accent are typed without it', () =>
    expect(areInitialsOf('AC', { firstName: 'Álvaro', lastName: 'Cruz' })).toBe(true));
});
