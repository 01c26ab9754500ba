import * as v from 'valibot';
import { isPlainAddress } from './outsideAddress.ts';

/** Plain http is for the sandbox on this machine only. */
const THIS_MACHINE = ['localhost', '127.0.0.1'];

function isHandOffOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // a browser opens no host with a star in it: whoever writes one expects what no list here does
  return origin === text && !hostname.includes('*') && (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname)));
}

/** An origin that the portal may hand the customer over to: "https://store.lender.com", exactly as the browser writes it. */
export const HandOffOrigin = v.pipe(v.string(), v.check(isHandOffOrigin, 'Expected an https origin, without a path'));

let allowed: ReadonlySet<string> = new Set();

/** The origins that this installation allows for a hand-off; none until it has said. */
export function allowHandOffs(origins: readonly string[]): void {
  allowed = new Set(origins);
}

/** The address as the browser will read it, if its origin is allowed and it has no name and no password in it; else null. */
export function addressOn(address: string, isAllowed: (origin: string) => boolean): string | null {
  if (!isPlainAddress(address) || !/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  return username === '' && password === '' && isAllowed(origin) ? href : null;
}

/**
 * An address that the portal may hand the customer over to, as the browser will read it, or null. Only an origin of the installation's own
 * list: what the service answers is not enough. Spec: FLOW-REFI-07; quality §3 "refinance address".
 */
export const handOffAddress = (address: string): string | null => addressOn(address, (origin) => allowed.has(origin));
