import { compile, match, type MatchFunction } from 'path-to-regexp';
import * as v from 'valibot';
import { UNMATCHED } from '../machines/app.types.ts';
import type { Target } from '../machines/kit/target.ts';
import { pathParams, rowOf, rows, type Row } from './screens.ts';
import { LinkSearch, SHOWN_SEARCH } from './search.ts';

type Params = Record<string, string>;
type Way = { row: Row; names: readonly string[]; find: MatchFunction<Params>; print: (params: Params) => string };

const ways: readonly Way[] = rows.flatMap((row) =>
  row.path === null
    ? []
    : [{ row, names: row.path.match(/(?<=:)\w+/g) ?? [], find: match<Params>(row.path), print: compile<Params>(row.path) }],
);

/** Any origin will do: only path and search are read. */
const SOMEWHERE = 'http://portal.invalid';

function split(href: string): { pathname: string; search: Params } {
  try {
    const url = new URL(href.replace(/^[/\\]+/, '/'), SOMEWHERE);
    return { pathname: url.pathname, search: Object.fromEntries(url.searchParams) };
  } catch {
    return { pathname: '/', search: {} };
  }
}

/** Each named part by its own schema; undefined as soon as one does not fit. */
function checked({ names, row: { brands } }: Way, given: Target['params']): Params | undefined {
  const params: Params = {};
  for (const name of names) {
    const part = v.safeParse(pathParams[name] ?? v.never(), given[name]);
    if (!part.success) return undefined;
    params[name] = part.output;
  }
  return brands && !brands.some((brand) => brand === params['brand']) ? undefined : params;
}

/** A path may have the shape of several rows: `/Home/Accounts` looks like a Dashboard, but no brand is called Home. */
function find(pathname: string, search: Params): Target | undefined {
  for (const way of ways) {
    const found = way.find(pathname);
    const params = found && checked(way, found.params);
    if (params) return { flow: way.row.flow, screen: way.row.screen, params, search: v.parse(way.row.search, search) };
  }
  return undefined;
}

const unmatched = (pathname: string, search: Params): Target => ({
  flow: 'app',
  screen: UNMATCHED,
  params: { name: pathname.replace(/^\/+/, '') },
  search,
});

/**
 * Address -> place. A path that no screen has becomes the place `Unmatched`, which guard 1 of the charts judges. Never throws.
 * Spec: portal §2 guard 1 (GUARD-002, GUARD-003, CONF-027).
 */
export function parseAddress(href: string): Target {
  const { pathname, search } = split(href);
  try {
    return find(pathname, search) ?? unmatched(pathname, v.parse(LinkSearch, search));
  } catch (error) {
    if (error instanceof URIError) return unmatched('', {}); // a broken percent-escape
    throw error;
  }
}

const wayTo = (target: Target): Way | undefined => ways.find(({ row }) => row === rowOf(target));

/** The place with just the parameters that its address has; undefined when it has no address, or a parameter is not known yet. */
export function addressable(target: Target): Target | undefined {
  const way = wayTo(target);
  const params = way && checked(way, target.params);
  return params && { ...target, params };
}

/** Place -> address; null for one without. Only what may be read over a shoulder is written: no part of a signed link. */
export function printAddress(target: Target): string | null {
  const place = addressable(target);
  const way = wayTo(target);
  if (!place || !way) return null;
  const shown = new URLSearchParams(SHOWN_SEARCH.flatMap((name) => (target.search[name] ? [[name, target.search[name]]] : [])));
  const search = shown.toString();
  return way.print({ ...place.params }) + (search ? `?${search}` : '');
}
