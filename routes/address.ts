import * as v from 'valibot';
import { UNMATCHED } from '../machines/kit/places.ts';
import type { Target } from '../machines/kit/target.ts';
import { ANY_ORIGIN, type PortalRouter } from './router.ts';
import { LinkSearch, SHOWN_SEARCH } from './search.ts';

type Params = Record<string, string>;

/** A place by the names of its flow and screen, as a view has it. */
type Named = Omit<Target, 'flow'> & { flow: string };

function split(href: string): { pathname: string; search: Params } {
  try {
    const { pathname, searchParams } = new URL(href.replace(/^[/\\]+/, '/'), ANY_ORIGIN);
    decodeURIComponent(pathname);
    return { pathname, search: Object.fromEntries(searchParams) };
  } catch (error) {
    return { pathname: error instanceof URIError ? '' : '/', search: {} }; // a broken percent-escape matches no path
  }
}

const Texts = v.record(v.string(), v.string());

/**
 * Address -> place. A path without a screen becomes the place `Unmatched`, which guard 1 of the charts handles. Never throws.
 * Spec: portal §2 guard 1 (GUARD-002, GUARD-003, CONF-027).
 */
export function parseAddress(router: PortalRouter, href: string): Target {
  const { pathname, search } = split(href);
  const match = pathname === '' ? undefined : router.matchRoutes(pathname, search).at(-1);
  const place = match?.staticData.place;
  if (!match || !place)
    return { flow: 'app', screen: UNMATCHED, params: { name: pathname.replace(/^\/+/, '') }, search: v.parse(LinkSearch, search) };
  // the router keeps parameters that a route's schema does not have
  return { flow: place.flow, screen: place.screen, params: v.parse(Texts, match.params), search: v.parse(place.search, search) };
}

/** Search parameters that stay readable in the address: those of its screen, and no part of a signed link. */
function shownIn(router: PortalRouter, target: Named): Params {
  const readable = Object.entries(target.search).filter(
    ([name, value]) => SHOWN_SEARCH[name] === 'every' || SHOWN_SEARCH[name]?.includes(value),
  );
  if (readable.length === 0) return {};
  const place = router.options.context.placeOf(target);
  return place ? { ...v.parse(place.search, Object.fromEntries(readable)) } : {};
}

/** The path of a place's route, with `$` before the name of each part; null for a screen without one. */
export function pathOf(router: PortalRouter, { flow, screen }: Pick<Named, 'flow' | 'screen'>): string | null {
  const route = Object.values(router.routesById).find(
    ({ options: { staticData } }) => staticData?.place?.flow === flow && staticData.place.screen === screen,
  );
  const path: unknown = route?.fullPath;
  return typeof path === 'string' ? path : null;
}

function print(router: PortalRouter, target: Named): string | null {
  const to = pathOf(router, target);
  if (to === null) return null;
  // the router would take a missing part from the current address
  if ((to.match(/(?<=\$)\w+/g) ?? []).some((name) => !target.params[name])) return null;
  const { href } = router.buildLocation({ to, params: () => target.params, search: () => shownIn(router, target) });
  const back = parseAddress(router, href);
  return back.flow === target.flow && back.screen === target.screen ? href : null;
}

/** Place -> address; null for a screen without one, and while a part of it is unknown or does not belong to the screen. */
export function printAddress(router: PortalRouter, target: Named): string | null {
  const { addresses } = router.options.context;
  const place = JSON.stringify([target.flow, target.screen, target.params, shownIn(router, target)]);
  const address = addresses.get(place) ?? print(router, target);
  if (address !== null) addresses.set(place, address);
  return address;
}

/** The place with only the parameters of its address; undefined when it has no address now. */
export function addressable(router: PortalRouter, target: Target): Target | undefined {
  const address = printAddress(router, target);
  return address === null ? undefined : { ...target, params: parseAddress(router, address).params };
}
