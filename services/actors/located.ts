import { fromPromise } from 'xstate';
import { isLocated, type Checked } from '../client/located.ts';

/** Whether the lender has found this person in this state a short time ago. Never fails. Spec: FLOW-GEO-05 (location-5). */
export const readLocated = fromPromise<boolean, Checked>(({ input }) => Promise.resolve(isLocated(input)));
