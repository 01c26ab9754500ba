import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pageNamed } from '../../machines/externalPage/externalPage.rules.ts';
import { allowHosts, outsideAddress } from '../../services/contract/outsideAddress.ts';
import { OUTSIDE_HOSTS } from '../../machines/paths/people/outsideHosts.ts';
import { parseAddress, printAddress } from '../kit/addresses.ts';
import { rows } from '../../routes/studio/make/routes.ts';
import { answeredSettings } from '../../machines/paths/walks/terms.walks.ts';

const HERE = 'https://portal.example';
beforeEach(() => allowHosts(['lender.example']));
afterAll(() => allowHosts(OUTSIDE_HOSTS)); // as the walks of the charts expect it

/** Attempts to redirect a customer to another site, by `path` or in place of an address. */
const HOSTILE = [
  'https://evil.example',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  '/TitleMax/../../evil.example',
  '/.evil.example/%2e%2e',
  '/\tevil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'https:evil.example',
  '/@evil.example',
  '/Home?next=//evil.example',
  '/Home#//evil.example',
  '\u202e/emoH',
  '/TitleMax/Accounts/1/Payment;//evil.example',
] as const;

describe('a path from a link (GUARD-005, FLOW-LOCK-04)', () => {
  const OWN = '/TitleMax/Accounts/1/Payment';
  test.each(HOSTILE)('%j does not redirect: the screen is that of the address', (path) => {
    const target = parseAddress(`${OWN}?${new URLSearchParams({ profileId: 'p', path }).toString()}`);
    expect(target).toMatchObject({ flow: 'payment', screen: 'MakePayment', params: { brand: 'TitleMax', loanId: '1' } });
    expect(printAddress(target)).toBe(OWN);
  });
  test('for any input, the address that the portal writes stays on its own origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE), fc.webPath()), (typed) => {
        const printed = printAddress(parseAddress(typed));
        if (printed !== null) expect(new URL(printed, HERE).origin).toBe(HERE);
      }),
    );
  });
});

describe('an address outside the portal (OPEN-002, OPEN-037)', () => {
  test.each([
    ...HOSTILE.slice(1),
    'https://ann@evil.example/',
    'https://ann:secret@evil.example/',
    'https://lender.example:8443/',
    'https:///evil.example',
    'ftp://lender.example/',
    'mailto:ann@example.com',
    '',
    'account',
    `/${'a'.repeat(2_001)}`,
  ])('%j is refused, or is a path of the portal itself', (address) => {
    const found = outsideAddress(address);
    expect(found === null || (found.startsWith('/') && new URL(found, HERE).origin === HERE)).toBe(true);
  });
  test.each([
    ['https://lender.example/account?from=portal', 'https://lender.example/account?from=portal'],
    ['/sandbox-pages/account', '/sandbox-pages/account'],
  ])('%s may be opened', (address, opened) => expect(outsideAddress(address)).toBe(opened));
  test.each([
    'https://other.example/',
    'https://lender.example.evil.example/',
    'https://a.lender.example/',
    'https://lender.example@evil.example/',
  ])('%s is on a host that the installation does not allow', (address) => expect(outsideAddress(address)).toBeNull());
  test('an installation without allowed hosts opens only its own paths', () => {
    allowHosts([]);
    expect([outsideAddress('https://lender.example/'), outsideAddress('/sandbox-pages/account')]).toEqual([null, '/sandbox-pages/account']);
  });
  test('for any configuration, only https or a path of the portal is opened', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.constantFrom(...HOSTILE)),
        (typed) => {
          const found = outsideAddress(typed);
          if (found === null) return;
          const { protocol, username, port, origin } = new URL(found, HERE);
          expect([protocol, username, port]).toEqual(['https:', '', '']);
          if (typed.startsWith('/')) expect(origin).toBe(HERE);
        },
      ),
    );
  });
});

describe('ExternalBrowserAuth (ROUTE-019)', () => {
  const settings = { ...answeredSettings, externalPages: { account: 'https://lender.example/account', bad: 'https://a@evil.example/' } };
  test.each([
    ['account', 'https://lender.example/account'],
    ['bad', null],
    ['nobody', null],
    ['constructor', null],
    ['__proto__', null],
    ['', null],
  ])('the name %j leads to %s', (name, address) => expect(pageNamed(name, settings)).toBe(address));
});

describe('terms in the portal', () => {
  test.each(['TitleMax', 'InstaLoan'])('%s has them (ROUTE-098, BRAND-006)', (brand) =>
    expect(parseAddress(`/${brand}/TermsConditions`)).toMatchObject({ flow: 'terms', screen: 'TermsConditions', params: { brand } }),
  );
  test.each(['CommunityChoice', 'EasyMoney', 'TitleBucks'])('%s has no terms in the portal, its terms are on its own site', (brand) =>
    expect(parseAddress(`/${brand}/TermsConditions`).screen).toBe('Unmatched'),
  );
  test('every brand has its notice about messages (ROUTE-099)', () =>
    expect(rows.find(({ screen }) => screen === 'OptInDisclosures')?.brands).toBeUndefined());
});
