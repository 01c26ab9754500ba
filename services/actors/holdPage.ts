import { fromCallback } from 'xstate';

const hold = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While it runs, the browser asks before the page is closed or loaded again: what the page holds in memory only would be lost. */
export const holdPage = fromCallback<{ type: 'page.unwatched' }>(() => {
  globalThis.addEventListener?.('beforeunload', hold);
  return () => globalThis.removeEventListener?.('beforeunload', hold);
});
