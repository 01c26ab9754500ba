import { fromCallback } from 'xstate';
import type { VisibilityReport } from './events.ts';

/** Reports whether the customer sees the page: at once when it is hidden, and every change. */
export const watchVisibility = fromCallback<{ type: 'visibility.unwatched' }>(({ sendBack }) => {
  const report = (event: VisibilityReport) => sendBack(event);
  const look = () => report({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.seen' });
  if (document.visibilityState === 'hidden') look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
});
