import { emitter } from './emitter.ts';
import { hearTabs, tellTabs } from './channel.ts';
import { settings } from './settings.ts';
import { whoIsHere } from './tokens.ts';

/** What counts as the customer being there. Spec: portal §4 "Idle timeout" (FLOW-IDLE-01). */
const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;

/** `idleMs`: how long nobody had been there before. */
const activity = emitter<{ idleMs: number }>();
let lastSeen = 0;
let lastTold = Number.NEGATIVE_INFINITY;
/** Whose activity it is; empty while nobody watches. */
let watched = '';

/** ms without activity, here or in another tab of the same person. */
export const idleMs = (): number => Math.max(0, Date.now() - lastSeen);

/**
 * Says that the customer is there; also for input that this page cannot see, as within the hosted card form. Throttled: the first counts at
 * once. Spec: portal §9 (CONST-002, CONF-006).
 */
export function noteActivity(): void {
  const now = Date.now();
  const before = idleMs();
  lastSeen = now;
  // a clock that was set back must not silence the customer
  if (now >= lastTold && now - lastTold < settings().activityThrottleMs) return;
  lastTold = now;
  if (watched) tellTabs({ type: 'activity', profileId: watched });
  activity.tell({ idleMs: before });
}

/** Watches this page and this person's other tabs. Watching begins as if something had just been done. */
export function watchForActivity(listener: (seen: { idleMs: number }) => void): () => void {
  lastSeen = Date.now();
  lastTold = Number.NEGATIVE_INFINITY;
  watched = whoIsHere()?.profileId ?? '';
  for (const name of ACTIVITY_EVENTS) addEventListener(name, noteActivity, { passive: true, capture: true });
  const stopTabs = hearTabs((news) => {
    if (news.type !== 'activity' || news.profileId !== watched) return;
    lastSeen = Date.now();
    activity.tell({ idleMs: 0 });
  });
  const stop = activity.listen(listener);
  return () => {
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, noteActivity, { capture: true });
    watched = '';
    stopTabs();
    stop();
  };
}
