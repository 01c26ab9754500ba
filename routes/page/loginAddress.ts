import { CONTACT_US, FORGOT_PASSWORD, LOGIN, REGISTER } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { plainLinks } from '../../ui/shell/links.ts';

/** Login's addresses, which are read without the router; null for any other (decision 026). */
export function atFrontDoor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Target | null {
  if (pathname !== '/') return null;
  if (search === '') return LOGIN;
  return search === '?signedOut=true' ? { ...LOGIN, search: { signedOut: 'true' } } : null;
}

/**
 * The present address, whose search is taken out of the browser's before the router is fetched: a part of a signed link must not stand there
 * for the length of a download. Spec: portal §2 guard 2.
 */
export function takeAddress(): string {
  const { pathname, search, hash } = location;
  if (search !== '') history.replaceState(history.state, '', pathname);
  return pathname + search + hash;
}

/** When the router could not be fetched: a reload asks for what the link asked for. */
export const putAddressBack = (address: string): void => history.replaceState(history.state, '', address);

/** The places that Login leads to. Each address is the screen's name; the router knows all others. */
const WAYS = [REGISTER, FORGOT_PASSWORD, CONTACT_US];

/** Login's links stand in the prerendered document: they work before the page's code is here, and without the router. */
export const frontDoorLinks = plainLinks(({ flow, screen }) =>
  WAYS.some((way) => way.flow === flow && way.screen === screen) ? `/${screen}` : null,
);
