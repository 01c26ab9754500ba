import { useSyncExternalStore } from 'react';

/** From this width on the menu is always open. The same width as in ui/styles/shell.css. */
const WIDE = '(min-width: 64rem)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Is there room for the menu next to the page? A prerendered page starts narrow. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
