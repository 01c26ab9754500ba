import { fromPromise } from 'xstate';
import { log } from '../client/log.ts';
import { openOutside } from '../client/windows.ts';

/**
 * Opens a page outside of the portal, in the event of the press: later, a browser blocks it as a popup. Output:
 * did it open? The screen that the customer was on is logged (MENU-021, ANL-005), of the address nothing.
 */
export const openPage = fromPromise<boolean, { page: string; address: string; screen: string }>(({ input: { page, address, screen } }) => {
  log('info', 'external link', { page, screen });
  return Promise.resolve(openOutside(address));
});
