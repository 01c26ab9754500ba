import { expect, test } from 'vitest';
import { hashOf, addressOf, START, type StudioAddress } from '../../ui/studio/address.ts';

const somewhere: StudioAddress = {
  flow: 'payment',
  state: 'amount.choosing',
  open: 'amount',
  list: true,
  names: 'engineer',
  language: 'es',
  overlay: 'tests',
};

test('an empty address is the map', () => expect(addressOf('')).toEqual(START));

test('a permanent link restores the address where it was made', () => {
  for (const address of [START, somewhere, { ...START, flow: 'payment' }, { ...somewhere, state: null, open: '*' }])
    expect(addressOf(hashOf(address))).toEqual(address);
});

test('a link leaves out the defaults', () => expect(hashOf({ ...START, flow: 'payment', state: 'method' })).toBe('#payment/method'));

test('invalid parts of a link have their defaults', () =>
  expect(addressOf('#payment/%E0%A4%A?lang=klingon&names=x&over=y')).toEqual({ ...START, flow: 'payment', state: '%E0%A4%A' }));
