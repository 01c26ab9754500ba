import { describe, expect, test } from 'vitest';
import { stateName } from '../../services/contract/stateNames.ts';
import { stateAt } from '../../services/contract/states.ts';

const CITIES: readonly [city: string, latitude: number, longitude: number, state: string][] = [
  ['Austin', 30.2672, -97.7431, 'TX'],
  ['El Paso', 31.7619, -106.485, 'TX'],
  ['Amarillo', 35.222, -101.8313, 'TX'],
  ['Brownsville', 25.9017, -97.4975, 'TX'],
  ['Oklahoma City', 35.4676, -97.5164, 'OK'],
  ['Guymon', 36.6828, -101.4816, 'OK'],
  ['Albuquerque', 35.0844, -106.6504, 'NM'],
  ['Las Vegas', 36.1699, -115.1398, 'NV'],
  ['Reno', 39.5296, -119.8138, 'NV'],
  ['Los Angeles', 34.0522, -118.2437, 'CA'],
  ['Sacramento', 38.5816, -121.4944, 'CA'],
  ['Phoenix', 33.4484, -112.074, 'AZ'],
  ['Atlanta', 33.749, -84.388, 'GA'],
  ['Miami', 25.7617, -80.1918, 'FL'],
  ['Pensacola', 30.4213, -87.2169, 'FL'],
  ['New York', 40.7128, -74.006, 'NY'],
  ['Columbus', 39.9612, -82.9988, 'OH'],
  ['Richmond', 37.5407, -77.436, 'VA'],
  ['Boise', 43.615, -116.2023, 'ID'],
  ['New Orleans', 29.9511, -90.0715, 'LA'],
  ['Juneau', 58.3005, -134.4201, 'AK'],
  ['Honolulu', 21.3069, -157.8583, 'HI'],
];

describe('the state of a position (location-1)', () => {
  test.each(CITIES)('%s at %d, %d is in %s for a store there', (_, latitude, longitude, state) =>
    expect(stateAt({ latitude, longitude }, state)).toBe(state),
  );

  test.each([
    ['Oklahoma City', 35.4676, -97.5164, 'TX', 'OK'],
    ['Albuquerque', 35.0844, -106.6504, 'TX', 'NM'],
    ['Las Vegas', 36.1699, -115.1398, 'CA', 'NV'],
    ['Austin', 30.2672, -97.7431, 'GA', 'TX'],
    ['Miami', 25.7617, -80.1918, 'GA', 'FL'],
  ] as const)('%s is not in the state of a store in %4$s', (_, latitude, longitude, store, state) =>
    expect(stateAt({ latitude, longitude }, store)).toBe(state),
  );

  test('near a border it is the state of the store: Texarkana is in Texas for one store, and in Arkansas for the other', () => {
    const texarkana = { latitude: 33.4251, longitude: -94.0477 };
    expect([stateAt(texarkana, 'TX'), stateAt(texarkana, 'AR')]).toEqual(['TX', 'AR']);
  });

  test.each([
    ['the sea', 0, 0],
    ['London', 51.5074, -0.1278],
    ['Mexico City', 19.4326, -99.1332],
  ])('%s is in none', (_, latitude, longitude) => expect(stateAt({ latitude, longitude }, 'TX')).toBeNull());
});

test('a state has a name; a code that nobody knows is shown as it is', () =>
  expect(['OH', 'DC', 'ZZ', ''].map(stateName)).toEqual(['Ohio', 'District of Columbia', 'ZZ', '']));
