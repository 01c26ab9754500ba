import * as v from 'valibot';
import { addressOn } from '../contract/handOffAddress.ts';
import { SigningMessage } from '../contract/signing.ts';
import { noteActivity } from './activity.ts';
import { config } from './config.ts';
import { followFrameHistory } from './frameHistory.ts';
import { frameOf } from './frames.ts';
import { log } from './log.ts';

/** An address of the installation's signing page, as the browser will read it; null for every other one. Spec: quality §3 "signature links". */
export const signingAddress = (address: string): string | null => addressOn(address, (origin) => origin === config().signingOrigin);

/**
 * Calls back when the signing page in our frame says that it has ended. A message counts only with the exact origin of the signing page, from
 * the window of our own frame, in the contract's shape; every other one is ignored, and never answered. Spec: ROUTE-084; quality §3.
 */
export function listenToSigning(ended: () => void): () => void {
  const { signingOrigin } = config();
  const hear = (event: MessageEvent<unknown>) => {
    const ours = frameOf('signing')?.contentWindow;
    if (!ours || event.source !== ours || event.origin !== signingOrigin) return;
    if (!v.is(SigningMessage, event.data)) {
      log('warn', 'signing message ignored');
      return;
    }
    noteActivity(); // the page does not see what is done inside the frame
    ended();
  };
  addEventListener('message', hear);
  const forgetSteps = followFrameHistory('signing');
  return () => {
    removeEventListener('message', hear);
    forgetSteps();
  };
}

/** Leaves for the signing page in this window. Back leads to the portal again. Throws when the address is not one of the signing page. */
export function leaveToSign(address: string): void {
  const checked = signingAddress(address);
  if (checked === null) throw new TypeError('an address that may not be opened');
  location.assign(checked);
}

/** The address of this screen, without what came with it: the signing page leads back to it. */
export function ownAddress(): string {
  const { origin, pathname } = new URL(location.href);
  return origin + pathname;
}

/** px. Papers cannot be read in a smaller frame: on a small phone, sideways, or at a large zoom. Ours. */
const LEAST_WIDTH = 360;
const LEAST_HEIGHT = 480;

/** Whether papers can be read in a frame of this page. */
export const frameFits = ({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): boolean =>
  innerWidth >= LEAST_WIDTH && innerHeight >= LEAST_HEIGHT;
