import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import * as v from 'valibot';
import { LOGIN } from '../machines/kit/places.ts';
import type { Target } from '../machines/kit/target.ts';
import { addressable, parseAddress, printAddress } from './address.ts';
import { rowOf } from './screens.ts';

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

/** Written into the history beside the address of a screen that stands in the way: what had been asked for. */
const Asked = v.object({ asked: v.string() });

const prevented = (from: Target, to: Target): boolean => {
  const list = rowOf(from)?.preventNavigation ?? [];
  return list === 'everything' || (to.flow === from.flow && list.includes(to.screen));
};

/**
 * What the address asks for at the start. The parts of a signed link are taken out of the address before anything else is asked of
 * anyone: it must not reach a log, a referrer or the next reader of the screen. Spec: portal §2 guard 2.
 */
export function firstTarget(history: RouterHistory): Target {
  const { href, state, pathname } = history.location;
  const asked = rowOf(parseAddress(href))?.inTheWay ? v.safeParse(Asked, state) : { success: false as const };
  const target = parseAddress(asked.success ? asked.output.asked : href);
  const clean = printAddress(target) ?? pathname;
  // a screen that takes nothing may have been given a link's parts all the same
  if (Object.keys(target.search).length > 0 || (href !== pathname && href !== clean)) {
    history.replace(clean, undefined, { ignoreBlocker: true });
    history.flush();
  }
  return target;
}

/**
 * The one bridge between the address and the charts, both ways. The charts decide; the address follows, and what they refuse is put
 * back. Nothing else in the product navigates. Decision 002; rules GUARD-017 to GUARD-024, GUARD-029.
 */
export function startMirror(history: RouterHistory, charts: Charts, navigated: (navigation: Navigation) => void): Mirror {
  let present: Target | null = null;
  /** An address has been asked for and nothing has been shown since: what comes takes its place in the history. */
  let landing = true;

  /** Does the place we come from stay in the history, so that Back leads to it? */
  const staysBehind = (from: Target, to: Target, settled: boolean) => {
    const row = rowOf(from);
    if (!row?.path || row.passing || row.inTheWay || prevented(to, from) || isCorrection(from, to)) return false;
    return from.flow !== to.flow || !settled || charts.mayReturn(from);
  };

  const write = (to: Target, settled: boolean) => {
    const address = printAddress(to);
    if (address === null || address === history.location.pathname + history.location.search) return;
    const options = { ignoreBlocker: true };
    const state = rowOf(to)?.inTheWay ? { asked: history.location.href } : undefined;
    const before = landing || rowOf(to)?.inTheWay ? null : present;
    if (!before || !staysBehind(before, to, settled)) history.replace(address, state, options);
    else history.push(address, state, options);
  };

  const show = () => {
    const shown = charts.shown();
    if (!shown || !rowOf(shown.target)) return;
    const { settled } = shown;
    const target = addressable(shown.target) ?? shown.target;
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
    const target = parseAddress(location.href);
    if (present && samePlace(present, target)) return;
    if (refuses(target)) show();
    else ask(target);
  };

  const unblock = history.block({
    enableBeforeUnload: false, // a reload is safe everywhere: what is under way resumes
    blockerFn: ({ nextLocation }) => refuses(parseAddress(nextLocation.href)),
  });
  const unhear = history.subscribe(({ location, action }) => {
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
  show();

  return {
    back: () => {
      const makePayment: Target | null = present && { ...present, screen: 'MakePayment', search: {} };
      if (present?.screen === 'AddPaymentMethod' && makePayment && rowOf(makePayment) && charts.mayGo(makePayment)) charts.go(makePayment);
      else if (history.canGoBack()) history.back();
      else if (present && !refuses(LOGIN)) charts.go(LOGIN); // the front door: the guards lead somebody signed in to her Home
    },
    stop: () => {
      unblock();
      unhear();
      unwatch();
    },
  };
}
