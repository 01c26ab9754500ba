import * as v from 'valibot';
import { settings } from './settings.ts';
import { forgetText, keepText, readParsed } from './storage.ts';

/** In which state whom the lender has found, and until when that counts, in ms since 1970. Never where exactly. Spec: STORE-007 (location-5). */
const KEY = 'located';
const Located = v.object({ profileId: v.string(), state: v.string(), until: v.number() });

/** The lender has found this person in this state: it counts for ten minutes, in this tab. Spec: FLOW-GEO-05, CONST-024. */
export function keepLocated(profileId: string, state: string): void {
  const until = Date.now() + settings().locationValidatedMinutes * 60_000;
  keepText('session', KEY, JSON.stringify({ profileId, state, until }));
}

/** Whether that still counts for a store in this state. */
export function isLocated(profileId: string, state: string): boolean {
  const located = readParsed('session', KEY, Located);
  return located !== null && located.profileId === profileId && located.state === state && Date.now() < located.until;
}

/** The lender wants it again. */
export const forgetLocated = (): void => forgetText('session', KEY);
