// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CONTACT_US, FORGOT_PASSWORD, HOME, REGISTER, SECURE_ACCOUNT } from '../../machines/kit/places.ts';
import { loginAt, loginLinks, putAddressBack, takeAddress } from '../../routes/page/loginAddress.ts';
import { parseAddress, printAddress } from '../kit/addresses.ts';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  return window.location;
};

test.each(['/', '/?signedOut=true'])('%s is read without the router as the router reads it (ROUTE-002)', (address) => {
  expect(loginAt(at(address))).toEqual(parseAddress(address));
});

test.each(['/?signedOut=perhaps', '/?signature=s3cret', '/Home', '/TitleMax/Accounts/1/Payment?signature=s3cret', '/zzz'])(
  '%s is left to the router',
  (address) => expect(loginAt(at(address))).toBeNull(),
);

test('the parts of a signed link are removed from the address while the router loads, and restored when it fails to (GUARD-005)', () => {
  const link = '/TitleMax/Accounts/1/Payment?profileId=p&signature=s3cret';
  at(link);
  const taken = takeAddress();
  expect([taken, window.location.pathname + window.location.search]).toEqual([link, '/TitleMax/Accounts/1/Payment']);
  putAddressBack(taken);
  expect(window.location.pathname + window.location.search).toBe(link);
});

test.each([REGISTER, FORGOT_PASSWORD, CONTACT_US])('the link to $screen has the same address as in the router', (place) => {
  expect(loginLinks.hrefOf(place)).toBe(printAddress(place));
});

test.each([HOME, SECURE_ACCOUNT])('$screen is not linked from Login', (place) => expect(loginLinks.hrefOf(place)).toBeNull());
