import { hashOf, placeOf } from '../../ui/studio/place.ts';
import type { StudioPort } from '../../ui/studio/port.ts';

let now = placeOf(location.hash);
const listeners = new Set<() => void>();

addEventListener('hashchange', () => {
  now = placeOf(location.hash);
  for (const changed of listeners) changed();
});

/** The studio's place, stored in the address: Back works, and an address can be copied. */
export const place: StudioPort['place'] = {
  get: () => now,
  subscribe: (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  go: (next) => {
    const hash = hashOf(next);
    if (hash !== hashOf(now)) location.hash = hash;
  },
};
