import { fromCallback, fromPromise } from 'xstate';
import { readDraft } from '../client/drafts.ts';
import { forgetLocated, keepLocated } from '../client/located.ts';
import { forgetRetry, hasReceipt, keepReceipt, keepRetry, retryAt } from '../client/locationNotes.ts';
import { browserKindOf, readPermission, watchPermission, type BrowserKind, type LocationPermission } from '../client/permission.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';
import { findPosition, stateOfDevice, type NoPosition } from '../client/position.ts';

export type { BrowserKind, LocationPermission } from '../client/permission.ts';

/** Whose location, and for which loan. */
type Whose = { profileId: string; loanId: string };

/** What is known before the browser is asked. `retryAt`: ms since 1970, 0 at once. */
export type LocationNotes = {
  hasReceipt: boolean;
  retryAt: number;
  now: number;
  permission: LocationPermission;
  browser: BrowserKind;
  /** The payment that has begun renews the loan and pays out cash. */
  paysOutCash: boolean;
};

export const readLocationNotes = fromPromise<LocationNotes, Whose>(async ({ input }) => ({
  hasReceipt: hasReceipt(),
  retryAt: retryAt(input),
  now: Date.now(),
  permission: await readPermission(),
  browser: browserKindOf(navigator),
  paysOutCash: readDraft(input.profileId, input.loanId)?.renewal?.cash !== undefined,
}));

/** Reports that the customer has changed the permission in the browser. */
export const watchLocationPermission = fromCallback<{ type: 'permission.unwatched' }>(({ sendBack }) =>
  watchPermission((permission) => sendBack({ type: 'permission.changed', permission })),
);

/** The device's state, as two letters; `elsewhere` outside of all states. */
export type FoundLocation = { kind: 'found'; state: string } | { kind: NoPosition | 'elsewhere' };

/** Asks the browser for the position, and says in which state it is. The position itself stays in the client's memory. Never fails. Spec: FLOW-GEO-03, FLOW-GEO-08. */
export const findLocation = fromPromise<FoundLocation, { storeState: string; timeoutSeconds: number; maxAgeMinutes: number }>(
  async ({ input }) => {
    const problem = await findPosition(input);
    if (problem) return { kind: problem };
    const state = stateOfDevice(input.storeState);
    return state === null ? { kind: 'elsewhere' } : { kind: 'found', state };
  },
);

type Statement = 'POST /refiallowedstatus';

/** What the customer says about being in a restricted state, at this moment. Error: ApiError. Spec: CALL-071, FLOW-REFI-13. */
export const acknowledgeState = fromPromise<Answer<Statement>, Omit<Ask<Statement>, 'utcTime'>>(({ input, signal }) =>
  sendCall('POST /refiallowedstatus', { ...input, utcTime: new Date().toISOString() }, signal, 2),
);

/** The customer has read how the location is asked for. Spec: FLOW-GEO-06. */
export const noteReceipt = (): void => keepReceipt();

/** The lender has found the customer there; an earlier refusal no longer counts. Spec: FLOW-GEO-05. */
export const noteLocated = fromPromise<void, Whose & { state: string; paysOutCash: boolean }>(({ input }) => {
  keepLocated(input);
  return Promise.resolve(forgetRetry(input));
});

/** The location was refused: when it may be checked again. `restricts` false: at once. Spec: FLOW-REFI-14 (OPEN-008). */
export const noteRefused = fromPromise<{ now: number; retryAt: number }, Whose & { restricts: boolean }>(({ input }) => {
  forgetLocated();
  return Promise.resolve({ now: Date.now(), retryAt: input.restricts ? keepRetry(input) : 0 });
});
