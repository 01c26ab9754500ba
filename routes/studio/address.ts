import { hashOf, addressOf } from '../../ui/studio/address.ts';
import type { StudioPort } from '../../ui/studio/port.ts';

let now = addressOf(location.hash);
const listeners = new Set<() => void>();

addEventListener('hashchange', () => {
  now = addressOf(location.hash);
  for (const changed of listeners) changed();
});

/** The studio's address, stored in the URL's hash, so that Back works and the URL can be copied. */
export const address: StudioPort['address'] = {
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
