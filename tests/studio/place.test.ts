import { expect, test } from 'vitest';
import { hashOf, placeOf, START, type Place } from '../../ui/studio/place.ts';

const somewhere: Place = {
  flow: 'payment',
  state: 'amount.choosing',
  open: 'amount',
  list: true,
  names: 'engineer',
  language: 'es',
  overlay: 'tests',
};

test('an address without anything is the map', () => expect(placeOf('')).toEqual(START));

test('a permanent link leads back to where it was made', () => {
  for (const place of [START, somewhere, { ...START, flow: 'payment' }, { ...somewhere, state: null, open: '*' }])
    expect(placeOf(hashOf(place))).toEqual(place);
});

test('a link says no more than it must', () => expect(hashOf({ ...START, flow: 'payment', state: 'method' })).toBe('#payment/method'));

test('what a link says wrongly is as at the start', () =>
  expect(placeOf('#payment/%E0%A4%A?lang=klingon&names=x&over=y')).toEqual({ ...START, flow: 'payment', state: '%E0%A4%A' }));
