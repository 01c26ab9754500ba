import type { PostalAddress } from '../../contract/addresses.ts';
import { CITIES, STREETS } from './names.ts';

/** A street of a town, without a house number. */
export type Place = { placeId: string; street: string; city: string; state: string; zip: string };

const STREETS_OF_A_CITY = 14;

/** Every street of the invented towns; each town has some of the names. */
export const PLACES: readonly Place[] = CITIES.flatMap(([city, state, zip], at) =>
  Array.from({ length: STREETS_OF_A_CITY }, (_, nth): Place => {
    const number = (at * 5 + nth * 3) % STREETS.length; // 3 and the number of names have no common divisor: none comes twice
    return { placeId: `s${at}-${number}`, street: STREETS[number] ?? '', city, state, zip };
  }),
);

const byId: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.placeId, place]));

/** "s3-17" with a house number: "s3-17.742". */
export const idWith = ({ placeId }: Place, houseNumber: string): string => (houseNumber === '' ? placeId : `${placeId}.${houseNumber}`);

/** The address that a predicted id stands for; undefined when it was never predicted. */
export function addressOf(placeId: string): PostalAddress | undefined {
  const [id = '', houseNumber = ''] = placeId.split('.');
  const place = byId.get(id);
  if (!place || idWith(place, houseNumber) !== placeId || !/^\d{0,6}$/.test(houseNumber)) return undefined;
  return toAddress(place, houseNumber);
}

export const toAddress = ({ street, city, state, zip }: Place, houseNumber = ''): PostalAddress => ({
  line1: `${houseNumber} ${street}`.trim(),
  line2: '',
  city,
  state,
  zip,
});

/** Somewhere in that state, for somebody to live; another place for each number. */
export function placeAt(number: number, state: string): PostalAddress {
  const there = PLACES.filter((place) => place.state === state);
  const place = there[number % there.length];
  if (!place) throw new Error(`the gazetteer has no town in ${state}`);
  return toAddress(place);
}
