import { emitter } from './emitter.ts';
import { onTabMessage, messageTabs } from './channel.ts';
import { settings } from './settings.ts';
import { whoIsHere } from './tokens.ts';

/** Events that count as activity. Spec: portal §4 "Idle timeout" (FLOW-IDLE-01). */
const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

/** `idleMs`: time without activity before. */
const activity = emitter<{ idleMs: number }>();
/** A hand-off to another page asks to skip one idle check. */
const skips = emitter<void>();
let lastSeen = 0;
let lastReported = Number.NEGATIVE_INFINITY;
/** The profile whose activity counts; empty without a watch. */
let watched = '';

/** ms without activity, here or in another tab of the same person. */
export const idleMs = (): number => Math.max(0, Date.now() - lastSeen);

/**
 * Reports activity, also for input that this page cannot see, as in the hosted card form. Throttled: the first event counts at once.
 * Spec: portal §9 (CONST-002, CONF-006).
 */
export function noteActivity(): void {
  const now = Date.now();
  const before = idleMs();
  lastSeen = now;
  // activity counts also after the clock was set back
  if (now >= lastReported && now - lastReported < settings().activityThrottleMs) return;
  lastReported = now;
  if (watched) messageTabs({ type: 'activity', profileId: watched });
  activity.emit({ idleMs: before });
}

/** Watches this page and this person's other tabs. The start of the watch counts as activity. */
export function watchForActivity(listener: (seen: { idleMs: number }) => void): () => void {
  lastSeen = Date.now();
  lastReported = Number.NEGATIVE_INFINITY;
  watched = whoIsHere()?.profileId ?? '';
  for (const name of ACTIVITY_EVENTS) addEventListener(name, noteActivity, { passive: true, capture: true });
  const stopTabs = onTabMessage((news) => {
    if (news.type !== 'activity' || news.profileId !== watched) return;
    lastSeen = Date.now();
    activity.emit({ idleMs: 0 });
  });
  const stop = activity.listen(listener);
  return () => {
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, noteActivity, { capture: true });
    watched = '';
    stopTabs();
    stop();
  };
}

/** Calls back while this page, or another tab of the same person, is used; returns a function that stops it. */
export const watchForUse = activity.listen;

/** Skips one idle check of this page: the customer is about to leave for a page of the lender. Spec: FLOW-IDLE-06, FLOW-REFI-07. */
export const skipIdleCheck = (): void => skips.emit();

/** Calls back when one idle check is to be skipped; returns a function that stops it. */
export const watchForSkips = skips.listen;
