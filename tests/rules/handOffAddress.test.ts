import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { renewalAddress } from '../../machines/accounts/accounts.rules.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { STORE_ORIGINS } from '../../machines/paths/people/outsideHosts.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { allowHandOffs, handOffAddress, HandOffOrigin } from '../../services/contract/handOffAddress.ts';
import { Loan } from '../../services/contract/accounts.ts';

const GOOD = 'https://good.example';
beforeEach(() => allowHandOffs([GOOD, 'http://localhost:4174']));
afterAll(() => allowHandOffs(STORE_ORIGINS)); // as the walks of the charts expect it

/** Addresses that a wrong or broken service could answer. */
const HOSTILE = [
  'https://evil.example',
  'https://evil.example/?https://good.example',
  '//evil.example',
  '//good.example/renew',
  '/renew',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://good.example',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://good.example/1',
  'filesystem:https://good.example/1',
  'https://good@evil.example/',
  'https://good.example@evil.example/',
  'https://ann@good.example/',
  'https://ann:secret@good.example/',
  'https://good.example.evil.example/',
  'https://good.evil.example/',
  'https://a.good.example/',
  'https://good.example:8443/',
  'http://good.example/',
  'https://good.example\\@evil.example/',
  'https:\\\\good.example/',
  'https:good.example/',
  'https:///good.example',
  ' https://good.example/',
  'https://good.example/\nrenew',
  'https://\u202eelpmaxe.doog/',
  'https://gооd.example/', // two Cyrillic letters
  'ftp://good.example/',
  'http://localhost:4173/',
  'https://localhost:4174/',
  'http://localhost.evil.example:4174/',
  `https://good.example/${'a'.repeat(2_001)}`,
  'not an address',
  '',
] as const;

describe('the page of the online store (FLOW-REFI-07)', () => {
  test.each(HOSTILE)('%j leads nowhere, and the loan is not offered there', (address) => {
    expect(handOffAddress(address)).toBeNull();
    expect(renewalAddress(loanLike({ ecommerceRefinanceUrl: address }), ann)).toBeNull();
  });
  test.each([
    ['https://good.example/renew?loan=1', 'https://good.example/renew?loan=1'],
    ['https://good.example', 'https://good.example/'],
    ['HTTPS://GOOD.example:443/renew', null],
    ['http://localhost:4174/online-store?loanId=1', 'http://localhost:4174/online-store?loanId=1'],
  ])('%s may be opened as %s', (address, opened) => expect(handOffAddress(address)).toBe(opened));
  test('for any address, only an origin of the list is opened, without a name in it', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constantFrom(...HOSTILE)),
        (typed) => {
          const found = handOffAddress(typed);
          if (found === null) return;
          const { origin, username, password } = new URL(found);
          expect([[GOOD, 'http://localhost:4174'].includes(origin), username, password]).toEqual([true, '', '']);
        },
      ),
    ));
  test('an installation that lists no origin offers no online store', () => {
    allowHandOffs([]);
    expect(handOffAddress('https://good.example/renew')).toBeNull();
  });
  test.each([
    ['a loan without the address', loanLike({})],
    ['a paid-off loan', loanLike({ paidOff: true, ecommerceRefinanceUrl: `${GOOD}/` })],
    ['a loan that takes no payment', loanLike({ payable: false, ecommerceRefinanceUrl: `${GOOD}/` })],
    ['a brand that is not available', loanLike({ brand: 'EasyMoney', ecommerceRefinanceUrl: `${GOOD}/` })],
  ])('%s is not offered there', (_, loan) => expect(renewalAddress(loan, ann)).toBeNull());
  test('an open loan with the address is', () =>
    expect(renewalAddress(loanLike({ ecommerceRefinanceUrl: `${GOOD}/renew` }), ann)).toBe('https://good.example/renew'));
});

test.each([
  ['https://store.example', true],
  ['https://store.example:8443', true],
  ['http://localhost:4174', true],
  ['http://127.0.0.1:4174', true],
  ['http://store.example', false],
  ['https://store.example/', false],
  ['https://store.example/renew', false],
  ['https://ann@store.example', false],
  ['https://*.example', false],
  ['*', false],
  ['null', false],
  ['', false],
] as const)('%j in the configuration is an origin for a hand-off: %s', (origin, fits) => expect(v.is(HandOffOrigin, origin)).toBe(fits));

test('a loan whose address is no address is still read, as one without it', () => {
  const url = v.parse(Loan.entries.ecommerceRefinanceUrl, 'not an address') ?? 'missing';
  expect(url).toBe('');
  expect(handOffAddress(url)).toBeNull();
});
