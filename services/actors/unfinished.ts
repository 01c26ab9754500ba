import { fromPromise } from 'xstate';
import { findUnfinished } from '../client/remote.ts';
import type { Unfinished } from '../contract/unfinishedPayment.ts';

/** The step at which the customer stopped, here or on another device; null without one, and after a failed request. Spec: CONF-008. */
export const readUnfinished = fromPromise<Unfinished | null>(({ signal }) => findUnfinished(signal));
