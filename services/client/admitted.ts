import * as v from 'valibot';
import type { Answer } from '../contract/index.ts';
import { answeredAt, seedCache } from './cache.ts';
import { ADMITTED_KEY } from './keys.ts';
import { keepText, readParsed } from './storage.ts';

type Systems = Answer<'GET /lmsReferenceId'>['referenceIds'];

/** `at`: when the ids came, ms since 1970. */
const Admitted = v.object({ profileId: v.string(), referenceIds: v.object({ NLS: v.string(), TLXe: v.string() }), at: v.number() });

/**
 * The service has nothing more to ask of this customer: her device is trusted and her terms are accepted. Kept for the session, so that a
 * reload does not ask again: both are asked at a sign-in and when the tokens are renewed (OPEN-003, FLOW-AUTH-15). An untrusted device is
 * refused by the service itself. Decision 036.
 */
export const keepAdmitted = (profileId: string, referenceIds: Systems): void =>
  keepText('session', ADMITTED_KEY, JSON.stringify({ profileId, referenceIds, at: answeredAt('GET /lmsReferenceId', {}) }));

/** Was this customer admitted in this session? What the page knew then goes into the cache, with its age. */
export async function wasAdmitted(profileId: string): Promise<boolean> {
  const found = readParsed('session', ADMITTED_KEY, Admitted);
  if (found?.profileId !== profileId) return false;
  await seedCache('GET /lmsReferenceId', {}, { referenceIds: found.referenceIds }, found.at);
  return true;
}
