import { fromCallback } from 'xstate';
import { idleMs, watchForActivity, watchForSkips } from '../client/activity.ts';
import type { ActivityReport } from './events.ts';

/** After such a pause the first movement is also a return: a sleeping device stops timers, and may wake without a focus event. */
const RETURN_AFTER_MS = 60_000;

/** Reports activity (throttled, other tabs included), and the return by focus or after a pause, with the idle time before it, and the request to skip one check. Spec: FLOW-IDLE-01, -02, -05, -06. */
export const watchActivity = fromCallback<{ type: 'activity.unwatched' }>(({ sendBack }) => {
  const report = (event: ActivityReport) => sendBack(event);
  let returned = false;
  const comeBack = () => {
    returned = true;
    report({ type: 'focus.gained', idleMs: idleMs() });
  };
  const visible = () => {
    if (document.visibilityState === 'visible') comeBack();
  };
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', visible);
  const stop = watchForActivity((seen) => {
    // sent before the activity: the movement that ends a pause must not hide it
    if (!returned && seen.idleMs >= RETURN_AFTER_MS) report({ type: 'focus.gained', idleMs: seen.idleMs });
    returned = false;
    report({ type: 'activity.seen' });
  });
  const stopSkips = watchForSkips(() => report({ type: 'skip.requested' }));
  return () => {
    removeEventListener('focus', comeBack);
    document.removeEventListener('visibilitychange', visible);
    stop();
    stopSkips();
  };
});
