import * as v from 'valibot';
import { stateAt, type Position } from '../contract/states.ts';
import { forgotten } from './survivors.ts';

/** What a browser answers, as far as it is read. */
const Found = v.object({
  coords: v.object({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
});

/** Where the device is: in memory only, never in an event, a context, storage or a log. Spec: FLOW-GEO-08. */
let gpsPosition: Position | null = null;
forgotten.listen(() => {
  gpsPosition = null;
});

/** Why there is no position. `denied`: the customer or the device has switched it off for this page. */
export type NoPosition = 'denied' | 'unavailable' | 'timedOut';

/** The codes of GeolocationPositionError. */
const REASONS: Readonly<Record<number, NoPosition>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

/**
 * Asks the browser where the device is, at most `timeoutSeconds` after the customer has allowed it; an answer of the last `maxAgeMinutes` will
 * do. Null: it is known now. Spec: FLOW-GEO-03, CONST-029, CONST-030.
 */
export function findPosition({
  timeoutSeconds,
  maxAgeMinutes,
}: {
  timeoutSeconds: number;
  maxAgeMinutes: number;
}): Promise<NoPosition | null> {
  const browser: { geolocation?: Geolocation } = navigator;
  return new Promise((resolve) => {
    if (!browser.geolocation) return resolve('unavailable');
    return browser.geolocation.getCurrentPosition(
      (answer) => {
        const found = v.safeParse(Found, answer);
        gpsPosition = found.success ? found.output.coords : null;
        resolve(found.success ? null : 'unavailable');
      },
      ({ code }) => resolve(REASONS[code] ?? 'unavailable'),
      { timeout: timeoutSeconds * 1000, maximumAge: maxAgeMinutes * 60_000, enableHighAccuracy: false },
    );
  });
}

/** The state in which the device was found, as two letters; the store's own where states overlap. Null outside of all of them. Spec: RULE-014 (location-1). */
export const stateOfDevice = (storeState: string): string | null => (gpsPosition ? stateAt(gpsPosition, storeState) : null);

/** Where the device is, for a request; null while it is not known. Spec: CALL-078. */
export const readPosition = (): Readonly<Position> | null => gpsPosition;
