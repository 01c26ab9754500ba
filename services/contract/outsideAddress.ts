/** Any origin will do: a path must stay on it, whatever it is. */
const HERE = 'https://portal.invalid';

const LONGEST = 2_000;

/** Characters that browsers drop or read as others, so that an address is not what it looks like. */
const TRICKY = /[\s\\]|\p{C}/u;

/**
 * An address that the portal may open elsewhere, as the browser will read it, or null: https without a name, a password or a port in it, or a
 * path of the portal's own origin. Spec: OPEN-002, OPEN-037; quality §3 (external links).
 */
export function outsideAddress(address: string): string | null {
  if (address.length > LONGEST || TRICKY.test(address) || !/^(?:\/(?!\/)|https:\/\/[^/])/.test(address) || !URL.canParse(address, HERE))
    return null;
  const { origin, protocol, username, password, port, pathname, search, hash, href } = new URL(address, HERE);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  if (!address.startsWith('/')) return href;
  // `/..//elsewhere` is read as `//elsewhere`: the next who reads that would leave
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
