import { fromPromise } from 'xstate';
import * as locks from '../client/locks.ts';

/** Locks this tab to a flow that a deep link opened; output is all locks. Spec: FLOW-LOCK-01. */
export const lockFlow = fromPromise<string[], { flow: string }>(({ input }) => Promise.resolve(locks.lockFlow(input.flow)));

/** The flows this tab is locked to; none is an empty list. Spec: portal §2 guard 3. */
export const readLocks = fromPromise<string[]>(() => Promise.resolve(locks.lockedFlows()));

/** Frees the tab. Spec: portal §2 guard 3, after the sign-out it forces. */
export const unlockFlows = fromPromise<void>(() => Promise.resolve(locks.unlockFlows()));
