import type { HistoryLocation } from '@tanstack/react-router';
import { LOGIN } from '../machines/kit/places.ts';
import type { Target } from '../machines/kit/target.ts';
import { addressable, parseAddress, printAddress } from './address.ts';
import type { PortalRouter } from './router.ts';
import { placeOf } from './tree.ts';

/** What the mirror needs of the charts; they know no addresses. */
export type Charts = {
  /** The place that is shown; null while there is none. `settled` is false while its flow waits for the world. */
  shown: () => { target: Target; settled: boolean } | null;
  /** Would the charts go there now? */
  mayGo: (target: Target) => boolean;
  go: (target: Target) => void;
  /** The running flow would take this place back by itself: false after a step that cannot be undone. */
  mayReturn: (target: Target) => boolean;
  /** Tells of every change of any chart; returns a function that stops it. */
  watch: (changed: () => void) => () => void;
};

export type Navigation = { previous: Target | null; now: Target };

export type Mirror = {
  /** The header's back button (GUARD-022 to GUARD-024). */
  back: () => void;
  stop: () => void;
};

const samePlace = (a: Target, b: Target) => a.flow === b.flow && a.screen === b.screen && sameParams(a, b);
const sameParams = (a: Target, b: Target) => JSON.stringify(sorted(a.params)) === JSON.stringify(sorted(b.params));
const sorted = (params: Target['params']) => Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The same screen of the same loan under another brand: the flow has corrected the brand of the address, nobody has gone anywhere. */
const isCorrection = (from: Target, to: Target) =>
  from.flow === to.flow &&
  from.screen === to.screen &&
  from.params['loanId'] !== undefined &&
  from.params['loanId'] === to.params['loanId'];

const prevented = (from: Target, to: Target): boolean => {
  const list = placeOf(from)?.preventNavigation ?? [];
  return list === 'everything' || (to.flow === from.flow && list.includes(to.screen));
};

/**
 * What the address asks for at the start. The parts of a signed link are taken out of the address before anything else is asked of
 * anyone: it must not reach a log, a referrer or the next reader of the screen. `href`: the address as it was, when somebody has taken them
 * out already. Spec: portal §2 guard 2.
 */
export function firstTarget(router: PortalRouter, href = router.history.location.href): Target {
  const { history } = router;
  const { state, pathname } = history.location;
  const isInTheWay = placeOf(parseAddress(router, href))?.inTheWay;
  const target = parseAddress(router, isInTheWay && typeof state.asked === 'string' ? state.asked : href);
  const clean = printAddress(router, target) ?? pathname;
  // a screen that takes nothing may have been given a link's parts all the same
  if (Object.keys(target.search).length > 0 || (href !== pathname && href !== clean)) {
    history.replace(clean, undefined, { ignoreBlocker: true });
    history.flush();
  }
  return target;
}

/**
 * The one bridge between the address and the charts, both ways. The charts decide; the address follows, and what they refuse is put
 * back. Nothing else in the product navigates. `first`: what was shown before the router came. Decision 026; rules GUARD-017 to GUARD-024, GUARD-029.
 */
export function startMirror(
  router: PortalRouter,
  charts: Charts,
  navigated: (navigation: Navigation) => void,
  first: Target | null = null,
): Mirror {
  const { history } = router;
  let present = first;
  /** An address has been asked for and nothing has been shown since: what comes takes its place in the history. */
  let landing = true;

  /** Does the place we come from stay in the history, so that Back leads to it? */
  const staysBehind = (from: Target, to: Target, settled: boolean) => {
    const place = placeOf(from);
    if (!place || place.passing || place.inTheWay || prevented(to, from) || isCorrection(from, to)) return false;
    return from.flow !== to.flow || !settled || charts.mayReturn(from);
  };

  const write = (to: Target, settled: boolean) => {
    const address = printAddress(router, to);
    if (address === null || address === history.location.pathname + history.location.search) return;
    const isInTheWay = placeOf(to)?.inTheWay === true;
    const before = landing || isInTheWay ? null : present;
    void router.navigate({
      href: address,
      replace: !before || !staysBehind(before, to, settled),
      state: isInTheWay ? { asked: history.location.href } : {},
      ignoreBlocker: true,
    });
  };

  const show = () => {
    const shown = charts.shown();
    if (!shown || !placeOf(shown.target)) return;
    const { settled } = shown;
    const target = addressable(router, shown.target) ?? shown.target;
    write(target, settled);
    landing = false;
    if (present && samePlace(present, target)) return;
    const previous = present;
    present = target;
    navigated({ previous, now: target });
  };

  const ask = (target: Target) => {
    landing = true;
    charts.go(target);
    show();
  };

  const refuses = (next: Target) => present !== null && !samePlace(present, next) && (prevented(present, next) || !charts.mayGo(next));

  const arrived = (location: HistoryLocation) => {
    const target = parseAddress(router, location.href);
    if (present && samePlace(present, target)) return;
    if (refuses(target)) show();
    else ask(target);
  };

  const unblock = history.block({
    enableBeforeUnload: false, // a reload is safe everywhere: what is under way resumes
    blockerFn: ({ action, nextLocation }) => {
      const next = parseAddress(router, nextLocation.href);
      if (action !== 'PUSH' && action !== 'REPLACE') return refuses(next);
      // a link only asks: what the charts make of it is written by `show`
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
      else if (present && !refuses(LOGIN)) charts.go(LOGIN); // the front door: the guards lead somebody signed in to her Home
    },
    stop: () => {
      unblock();
      unsubscribe();
      unwatch();
    },
  };
}
