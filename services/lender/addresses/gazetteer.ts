import type { PostalAddress } from '../../contract/addresses.ts';
import { CITIES, STREETS } from './names.ts';

/** A street in a city, without a house number. */
export type Street = { placeId: string; street: string; city: string; state: string; zip: string };

const STREETS_PER_CITY = 14;

/** Every street of the made-up cities. Each city uses some of the street names. */
export const ALL_STREETS: readonly Street[] = CITIES.flatMap(([city, state, zip], at) =>
  Array.from({ length: STREETS_PER_CITY }, (_, nth): Street => {
    const number = (at * 5 + nth * 3) % STREETS.length; // 3 and the number of names share no divisor, so no name repeats within a city
    return { placeId: `s${at}-${number}`, street: STREETS[number] ?? '', city, state, zip };
  }),
);

const byId: ReadonlyMap<string, Street> = new Map(ALL_STREETS.map((street) => [street.placeId, street]));

/** "s3-17" and house number 742 -> "s3-17.742". */
export const placeIdFor = ({ placeId }: Street, houseNumber: string): string =>
  houseNumber === '' ? placeId : `${placeId}.${houseNumber}`;

/** The address for an id from predict(); undefined for any other id. */
export function addressOf(placeId: string): PostalAddress | undefined {
  const [id = '', houseNumber = ''] = placeId.split('.');
  const street = byId.get(id);
  if (!street || placeIdFor(street, houseNumber) !== placeId || !/^\d{0,6}$/.test(houseNumber)) return undefined;
  return toAddress(street, houseNumber);
}

export const toAddress = ({ street, city, state, zip }: Street, houseNumber = ''): PostalAddress => ({
  line1: `${houseNumber} ${street}`.trim(),
  line2: '',
  city,
  state,
  zip,
});

/** A home address in the state for a made-up person: each number gives another street. */
export function addressIn(number: number, state: string): PostalAddress {
  const inState = ALL_STREETS.filter((street) => street.state === state);
  const street = inState[number % inState.length];
  if (!street) throw new Error(`the gazetteer has no city in ${state}`);
  return toAddress(street);
}
