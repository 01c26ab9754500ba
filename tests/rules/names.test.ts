import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeSystem } from '../../machines/kit/loanSystem.ts';
import { isActive } from '../../machines/accounts/accounts.rules.ts';
import { namesCustomer } from '../../services/contract/name.ts';
import { titleLoan } from '../kit/loans.ts';

const ann = { firstName: 'Ann', lastName: 'Lee' };
const LIMIT_MS = 5;

describe('a text names the customer', () => {
  test.each(['Ann Lee', 'Ann Marie Lee', 'Ann Lee Jr.', 'ANN LEE', 'Dr. Ann Lee'])('"%s" does', (text) =>
    expect(namesCustomer(text, ann)).toBe(true),
  );
  test.each(['Lee Ann', 'AnnLee', 'Ann', 'Lee', 'Ann Leeds', 'Anna Lee', ''])('"%s" does not', (text) =>
    expect(namesCustomer(text, ann)).toBe(false),
  );
  test('nobody without a first or a last name is named', () => {
    expect([namesCustomer('Ann ', { ...ann, lastName: '' }), namesCustomer(' Lee', { ...ann, firstName: '' })]).toEqual([false, false]);
  });
  test('first name, anything, last name always does, and no text is too odd for an answer', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, fc.string(), (firstName, lastName, between) => {
        expect(namesCustomer(`${firstName} ${between}${lastName}`, { firstName, lastName })).toBe(true);
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
    namesCustomer(text, customer); // as it is after the first time
    const from = performance.now();
    namesCustomer(text, customer);
    expect(performance.now() - from).toBeLessThan(LIMIT_MS);
  });
});

describe('the active loan system', () => {
  const ids = { NLS: '1', TLXe: '2' };
  const loan = (lmsId: string, paidOffDate?: string) => ({
    lmsId,
    paidOff: paidOffDate !== undefined,
    ...(paidOffDate ? { paidOffDate } : {}),
  });
  test('a loan that is not paid off is active (RULE-023)', () =>
    expect([isActive(titleLoan), isActive({ ...titleLoan, paidOff: true })]).toEqual([true, false]));
  test.each([
    ['that of the first unpaid loan', [loan('1', '2020-01-01'), loan('2'), loan('1')], ['NLS'], 'TLXe'],
    ['without one, that of the loan that was paid off first', [loan('2', '2024-05-01'), loan('1', '2021-05-01')], ['TLXe'], 'NLS'],
    ['without any loan, the one that the customer is known to', [], ['TLXe'], 'TLXe'],
    ['with a loan of a system that nobody knows, likewise', [loan('9')], ['NLS'], 'NLS'],
    ['of somebody who is in none, none', [], [], null],
  ] as const)('is %s', (_, loans, systems, system) => expect(activeSystem(loans, ids, { systems })).toBe(system));
  test('of somebody who is known to one is always one of the two, whatever loans there are', () => {
    const some = fc.record({ lmsId: fc.string(), paidOff: fc.boolean(), paidOffDate: fc.string() });
    fc.assert(fc.property(fc.array(some), (loans) => ['NLS', 'TLXe'].includes(activeSystem(loans, ids, { systems: ['NLS'] }) ?? '')));
  });
});
