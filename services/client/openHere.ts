import { handOffAddress } from '../contract/handOffAddress.ts';
import { outsideAddress } from '../contract/outsideAddress.ts';
import { writeTokenCookie } from './tokens.ts';

/**
 * Leaves the portal for another page in the same window, with the token cookie rewritten for it. The page takes the place of the hop in the
 * history, so that Back leads to where the customer was. Throws, and writes no cookie, when the address may not be opened. Spec: OPEN-002,
 * STORE-003; quality §3.
 */
export function openHere(address: string): void {
  const checked = outsideAddress(address);
  if (checked === null) throw new TypeError('an address that may not be opened');
  writeTokenCookie();
  location.replace(checked);
}

/**
 * Hands the customer over to another page in the same window. Back leads to the portal again. Throws when the address may not be opened.
 * The token cookie is written before (FLOW-REFI-07).
 */
export function handOver(address: string): void {
  const checked = handOffAddress(address);
  if (checked === null) throw new TypeError('an address that may not be opened');
  location.assign(checked);
}
