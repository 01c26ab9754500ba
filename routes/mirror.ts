import type { HistoryLocation } from '@tanstack/react-router';
import { LOGIN } from '../machines/kit/places.ts';
import type { Target } from '../machines/kit/target.ts';
import { addressable, parseAddress, printAddress } from './address.ts';
import type { PortalRouter } from './router.ts';

/** What the mirror needs from the charts, which know no addresses. */
export type Charts = {
  /** The place that is shown, or null. `settled` is false while its flow waits for a call. */
  visible: () => { target: Target; settled: boolean } | null;
  /** Do the charts accept this place now? */
  mayGo: (target: Target) => boolean;
  go: (target: Target) => void;
  /** Does the running flow ask the customer before it is left, or refuse? */
  isBound: () => boolean;
  /** Does the running flow itself accept this place again? False after a step that cannot be undone. */
  mayReturn: (target: Target) => boolean;
  /** Calls back after every change of any chart; returns a function that stops it. */
  watch: (changed: () => void) => () => void;
};

export type Navigation = { previous: Target | null; now: Target };

export type Mirror = {
  /** The header's back button (GUARD-022 to GUARD-024). */
  back: () => void;
  stop: () => void;
};

const samePlace = (a: Target, b: Target) => a.flow === b.flow && a.screen === b.screen && sameParams(a, b);
const sameParams = (a: Target, b: Target) => sorted(a.params) === sorted(b.params);
const sorted = (params: Target['params']) => JSON.stringify(params, Object.keys(params).toSorted());

/** The same screen of the same loan or store under another brand: the flow has corrected the brand of the address, and the customer has not navigated. */
const isCorrection = (from: Target, to: Target) =>
  from.flow === to.flow &&
  from.screen === to.screen &&
  ['loanId', 'storeId'].some((name) => from.params[name] !== undefined && from.params[name] === to.params[name]);

const prevented = (router: PortalRouter, from: Target, to: Target): boolean => {
  const list = router.options.context.placeOf(from)?.preventNavigation ?? [];
  return list === 'everything' || (to.params['loanId'] !== undefined && list.includes(to.screen)); // the pages of a payment are those of a loan
};

/**
 * The target of the address at the start. The parts of a signed link are removed from the address before any request: they must not reach
 * a log, a referrer or the next person at the screen. `href`: the original address, when they are already removed. Spec: portal §2 guard 2.
 */
export function firstTarget(router: PortalRouter, href = router.history.location.href): Target {
  const { history, options } = router;
  const { state, pathname } = history.location;
  const isInTheWay = options.context.placeOf(parseAddress(router, href))?.inTheWay;
  const target = parseAddress(router, isInTheWay && typeof state.requested === 'string' ? state.requested : href);
  const clean = printAddress(router, target) ?? pathname;
  // the address of a screen without parameters may still have the parts of a link
  if (Object.keys(target.search).length > 0 || (href !== pathname && href !== clean)) {
    history.replace(clean, undefined, { ignoreBlocker: true });
    history.flush();
  }
  return target;
}

/**
 * The one bridge between the address and the charts, in both directions. The charts decide; the address follows, and an address that they
 * refuse is reverted. Nothing else in the product navigates. `first`: what was shown before the router loaded. Decision 026; rules GUARD-017 to GUARD-024, GUARD-029.
 */
export function startMirror(
  router: PortalRouter,
  charts: Charts,
  navigated: (navigation: Navigation) => void,
  first: Target | null = null,
): Mirror {
  const { history } = router;
  const { placeOf } = router.options.context;
  let present = first;
  /** An address was requested, and the screen for it is not open yet: the next screen replaces it in the history. */
  let landing = true;
  /** The mirror itself goes back, and the browser has not done so yet. */
  let returning = false;
  /** The present screen has been more than a place where the next one is loaded. */
  let hasSettled = false;

  /** Does the previous place stay in the history, so that Back leads to it? */
  const staysBehind = (from: Target, to: Target, settled: boolean) => {
    const place = placeOf(from);
    if (!place || place.passing || place.inTheWay || prevented(router, to, from) || isCorrection(from, to)) return false;
    // a payment loads as MakePayment, and goes on to the step that the customer has come to
    if (from.flow === 'payment' && !hasSettled && history.canGoBack()) return false;
    return from.flow !== to.flow || !settled || charts.mayReturn(from);
  };

  const write = (to: Target, settled: boolean) => {
    const address = printAddress(router, to);
    if (address === null || address === history.location.pathname + history.location.search) return;
    const isInTheWay = placeOf(to)?.inTheWay === true;
    const before = landing || isInTheWay ? null : present;
    const { pathname, search, href, state } = history.location;
    const replace = !before || !staysBehind(before, to, settled);
    // a second entry of the same address would take a press of Back that changes nothing
    if (before && replace && state.below === address) {
      returning = true;
      return history.back({ ignoreBlocker: true });
    }
    const below = replace ? state.below : pathname + search;
    void router.navigate({
      href: address,
      replace,
      state: { ...(below !== undefined && { below }), ...(isInTheWay && { requested: href }) },
      ignoreBlocker: true,
    });
  };

  const show = () => {
    const visible = charts.visible();
    if (returning || !visible || !placeOf(visible.target)) return;
    const { settled } = visible;
    const target = addressable(router, visible.target) ?? visible.target;
    write(target, settled);
    // a flow that still loads opens the requested screen next; without an entry below, its first screen becomes that entry
    landing &&= !settled && history.canGoBack();
    const isSame = present !== null && samePlace(present, target);
    hasSettled = settled || (isSame && hasSettled);
    if (isSame) return;
    const previous = present;
    present = target;
    navigated({ previous, now: target });
  };

  const ask = (target: Target) => {
    landing = true;
    charts.go(target);
    show();
  };

  const refuses = (next: Target) =>
    present !== null && !samePlace(present, next) && (prevented(router, present, next) || !charts.mayGo(next));

  const arrived = (location: HistoryLocation) => {
    if (returning) {
      returning = false;
      return show();
    }
    const target = parseAddress(router, location.href);
    if (present && samePlace(present, target)) return;
    if (refuses(target)) show();
    else ask(target);
  };

  const unblock = history.block({
    enableBeforeUnload: false, // a reload is safe everywhere: flows resume
    blockerFn: ({ action, nextLocation }) => {
      const next = parseAddress(router, nextLocation.href);
      if (action !== 'PUSH' && action !== 'REPLACE' && !charts.isBound()) return refuses(next);
      // a link only asks the charts, and so does Back when the customer may stay: `show` writes what they decide
      if (!refuses(next)) charts.go(next);
      return true;
    },
  });
  const unsubscribe = history.subscribe(({ location, action }) => {
    void router.load(); // its matches follow the address
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') arrived(location);
  });
  let waiting = false;
  const unwatch = charts.watch(() => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      show();
    });
  });
  void router.load();
  if (first) navigated({ previous: null, now: first });
  show();

  return {
    back: () => {
      const makePayment: Target | null = present && { ...present, screen: 'MakePayment', search: {} };
      if (present?.screen === 'AddPaymentMethod' && makePayment && placeOf(makePayment) && charts.mayGo(makePayment))
        charts.go(makePayment);
      else if (history.canGoBack()) history.back();
      else if (present && !refuses(LOGIN)) charts.go(LOGIN); // Login: the guards send a signed-in customer to Home
    },
    stop: () => {
      unblock();
      unsubscribe();
      unwatch();
    },
  };
}
