import { fromPromise } from 'xstate';
import { isLocated } from '../client/located.ts';

/** Whether the lender has found this person in this state a short time ago. Never fails. Spec: FLOW-GEO-05 (location-5). */
export const readLocated = fromPromise<boolean, { profileId: string; state: string }>(({ input: { profileId, state } }) =>
  Promise.resolve(isLocated(profileId, state)),
);
