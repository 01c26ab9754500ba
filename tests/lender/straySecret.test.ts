import fc from 'fast-check';
import { expect, test } from 'vitest';
import { straySecret } from '../../services/lender/straySecret.ts';

const CARD = '4242424242424242';

test.each([CARD, '4242 4242 4242 4242', '3714-496353-98431', `my card is ${CARD}, thank you`])(
  '"%s" is a card number, in whatever field',
  (text) => {
    expect(straySecret({ customer: { lines: ['x', text] } })).toEqual({ field: 'lines', what: 'a card number' });
  },
);

test.each(['•••• •••• •••• 4242', '4242', '4242424242424241', '2001001', '5125550101', '5a9d0000-0000-4000-8000-000000000001', '1,234.50'])(
  '"%s" is none',
  (text) => expect(straySecret({ text })).toBeNull(),
);

test('a social security number is allowed only in its own field', () => {
  expect(straySecret({ ssn: '123-45-6789' })).toBeNull();
  expect(straySecret({ name: '123-45-6789' })).toEqual({ field: 'name', what: 'a social security number' });
  expect(straySecret({ ssn: '***-**-6789', accountNumber: CARD })).toBeNull();
});

test('no generated key looks like one', () => {
  fc.assert(
    fc.property(fc.uuid(), (key) => straySecret({ messageKey: key }) === null),
    { numRuns: 2_000 },
  );
});
