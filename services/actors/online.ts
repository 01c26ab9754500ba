import { fromCallback } from 'xstate';
import type { LineReport } from './events.ts';

/** Reports once that the browser has a connection again. */
export const watchOnline = fromCallback<{ type: 'line.unwatched' }>(({ sendBack }) => {
  const report = (event: LineReport) => sendBack(event);
  const restored = () => report({ type: 'line.restored' });
  globalThis.addEventListener?.('online', restored, { once: true });
  return () => globalThis.removeEventListener?.('online', restored);
});
