/** Any origin will do: a path must stay on it, whatever it is. */
const HERE = 'https://portal.invalid';

const LONGEST = 2_000;

/** Characters that browsers drop or read as others, so that an address is not what it looks like. */
const TRICKY = /[\s\\]|\p{C}/u;

/** Does a browser read it as it looks? */
export const isPlainAddress = (address: string): boolean => address.length <= LONGEST && !TRICKY.test(address);

let allowedHosts: ReadonlySet<string> = new Set();

/** The hosts that this installation allows to be opened; none until it has said. What the lender's configuration names is not enough. */
export function allowHosts(hosts: readonly string[]): void {
  allowedHosts = new Set(hosts);
}

/**
 * An address that the portal may open elsewhere, as the browser will read it, or null: https without a name, a password or a port in it, of a
 * host that the installation allows, or a path of the portal's own origin. Spec: OPEN-002, OPEN-037; quality §3 "external links".
 */
export function outsideAddress(address: string): string | null {
  if (!isPlainAddress(address) || !/^(?:\/(?!\/)|https:\/\/[^/])/.test(address) || !URL.canParse(address, HERE)) return null;
  const { origin, protocol, hostname, username, password, port, pathname, search, hash, href } = new URL(address, HERE);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  if (!address.startsWith('/')) return allowedHosts.has(hostname) ? href : null;
  // `/..//elsewhere` is read as `//elsewhere`: the next who reads that would leave
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
