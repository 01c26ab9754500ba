import * as v from 'valibot';
import { settings } from './settings.ts';
import { forgetText, keepText, readParsed } from './storage.ts';

/** In which state whom the lender has found, and until when that counts, in ms since 1970. Never where exactly. Spec: STORE-007 (location-5). */
const KEY = 'located';
const Located = v.object({ profileId: v.string(), state: v.string(), paysOutCash: v.boolean(), until: v.number() });

/** Who was checked where. `paysOutCash`: as a disbursement; such a check counts for a payment, too (location-3). */
export type Checked = { profileId: string; state: string; paysOutCash: boolean };

/** The lender has found this person in this state: it counts for ten minutes, in this tab. Spec: FLOW-GEO-05, CONST-024. */
export function keepLocated({ profileId, state, paysOutCash }: Checked): void {
  const until = Date.now() + settings().locationValidatedMinutes * 60_000;
  keepText('session', KEY, JSON.stringify({ profileId, state, paysOutCash, until }));
}

/** Whether that still counts for a store in this state. */
export function isLocated({ profileId, state, paysOutCash }: Checked): boolean {
  const located = readParsed('session', KEY, Located);
  if (located === null || Date.now() >= located.until) return false;
  return located.profileId === profileId && located.state === state && (located.paysOutCash || !paysOutCash);
}

/** The lender wants it again. */
export const forgetLocated = (): void => forgetText('session', KEY);
