import { useSyncExternalStore } from 'react';

/** From here on the menu stands open beside the page. The same width as in ui/styles/shell.css. */
const WIDE = '(min-width: 64rem)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Is there room for the menu beside the page? A prerendered page does not know, and begins narrow. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
