import { CONTACT_US, FORGOT_PASSWORD, LOGIN, REGISTER } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { plainLinks } from '../../ui/shell/links.ts';

/** The target of Login's addresses, which are read without the router; null for any other address (decision 026). */
export function loginAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Target | null {
  if (pathname !== '/') return null;
  if (search === '') return LOGIN;
  return search === '?signedOut=true' ? { ...LOGIN, search: { signedOut: 'true' } } : null;
}

/**
 * Answers the current address and removes its search from the address bar before the router is fetched: the parts of a signed link must not
 * be visible during a download. Spec: portal §2 guard 2.
 */
export function takeAddress(): string {
  const { pathname, search, hash } = location;
  if (search !== '') history.replaceState(history.state, '', pathname);
  return pathname + search + hash;
}

/** For a router that cannot be fetched: a reload then has the same target as the link. */
export const putAddressBack = (address: string): void => history.replaceState(history.state, '', address);

/** The places that Login links to. Each address is the screen's name; the router has all others. */
const WAYS = [REGISTER, FORGOT_PASSWORD, CONTACT_US];

/** Login's links are in the prerendered document: they work before the page's code has loaded, and without the router. */
export const loginLinks = plainLinks(({ flow, screen }) =>
  WAYS.some((way) => way.flow === flow && way.screen === screen) ? `/${screen}` : null,
);
