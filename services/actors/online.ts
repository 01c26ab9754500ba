import { fromCallback } from 'xstate';
import type { LineTold } from './events.ts';

/** Tells once that the browser has a connection again. */
export const watchOnline = fromCallback<{ type: 'line.unwatched' }>(({ sendBack }) => {
  const tell = (told: LineTold) => sendBack(told);
  const restored = () => tell({ type: 'line.restored' });
  globalThis.addEventListener?.('online', restored, { once: true });
  return () => globalThis.removeEventListener?.('online', restored);
});
