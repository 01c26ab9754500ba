import { fromPromise } from 'xstate';
import { findUnfinished } from '../client/unfinished.ts';
import type { Unfinished } from '../contract/unfinishedPayment.ts';

/** The steps at which the customer stopped, here or on another device, the newest first; none after a failed request. Spec: CONF-008. */
export const readUnfinished = fromPromise<readonly Unfinished[]>(() => findUnfinished());
