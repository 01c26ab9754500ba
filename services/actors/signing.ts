import { fromCallback, fromPromise } from 'xstate';
import * as client from '../client/signing.ts';
import type { Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';
import type { SigningReport } from './events.ts';

/** `frame`: the papers are shown in this page · `redirect`: in this window, in place of the portal. */
export type SigningWay = 'frame' | 'redirect';

/** How the papers can be shown, by the size of this page. */
export const readSigningWay = fromPromise<SigningWay>(() => Promise.resolve(client.frameFits(globalThis) ? 'frame' : 'redirect'));

/**
 * Opens a signing session that leads back to the current address. A lost answer may have opened one, which the next request replaces. `signingUrl`:
 * null when the address is not one of the installation's signing page. Error: ApiError. Spec: CALL-033, ROUTE-084.
 */
export const openSigning = fromPromise<{ signingUrl: string | null }, Omit<Ask<'POST /loanSigning'>, 'redirectUrl'>>(
  async ({ input, signal }) => {
    const { signingUrl } = await sendCall('POST /loanSigning', { ...input, redirectUrl: client.ownAddress() }, signal);
    return { signingUrl: client.signingAddress(signingUrl) };
  },
);

/** Reports that the signing page in the frame has ended. */
export const watchSigning = fromCallback<{ type: 'signing.unwatched' }>(({ sendBack }) => {
  const report = (event: SigningReport) => sendBack(event);
  return client.listenToSigning(() => report({ type: 'signing.ended' }));
});

/** Leaves for the signing page in this window. Error: the address is not one of it. */
export const leaveToSign = fromPromise<void, { signingUrl: string }>(async ({ input }) => client.leaveToSign(input.signingUrl));
