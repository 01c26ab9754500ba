import { describe, expect, test } from 'vitest';
import { allowedFields } from '../../services/lender/referral/fields.ts';
import { mayTakePart, referralTypeOf } from '../../services/lender/referral/kind.ts';

describe('who takes part in referral rewards', () => {
  test.each([
    { takesPart: true, isCustomer: true, type: 'ecr' },
    { takesPart: true, isCustomer: false, type: 'ncr' },
    { takesPart: false, isCustomer: true, type: 'none' },
    { takesPart: false, isCustomer: false, type: 'none' },
  ])('$takesPart for a customer ($isCustomer) is $type (RULE-026, OPEN-014)', ({ type, ...who }) => expect(referralTypeOf(who)).toBe(type));

  test.each([
    ['a non-customer', [], true],
    ['a customer of TLXe', ['2'], true],
    ['a customer of both', ['1', '2'], true],
    ['a customer of NLS alone', ['1'], false],
  ])('%s: %j may join: %s', (_, systems, may) => expect(mayTakePart(systems, '2')).toBe(may));
});

describe('the data that marketing may have', () => {
  test('a screen, an amount, a yes or no', () => {
    const fields = { screen: 'Home', amount: '1,234.50', isPwa: false, offerId: 12 };
    expect(allowedFields(fields)).toEqual(fields);
  });

  test.each([
    ['a card number by its name', { cardNumber: '4242' }],
    ['a password by its name', { password: 'Sandbox2026' }],
    ['a card number in another field', { screen: '4242 4242 4242 4242' }],
    ['a card number as a number', { amount: 4_242_424_242_424_242 }],
    ['an SSN in another field', { campaign: 'x 078-05-1120' }],
    ['a story', { firstName: 'a'.repeat(101) }],
    ['a thing with things in it', { screen: { password: 'x' } }],
    ['what every object has', JSON.parse('{"__proto__":{"screen":"x"},"toString":"x"}')],
  ])('not %s', (_, fields: Record<string, unknown>) => expect(allowedFields(fields)).toEqual({}));
});
