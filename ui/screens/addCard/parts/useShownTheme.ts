import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Tells when the look of the page changes: by the system, or by the customer's own choice on the root element. */
function watch(tell: () => void): () => void {
  const system = matchMedia(DARK);
  const chosen = new MutationObserver(tell);
  system.addEventListener('change', tell);
  chosen.observe(document.documentElement, { attributes: true });
  return () => {
    system.removeEventListener('change', tell);
    chosen.disconnect();
  };
}

/** What stands on the screen: the root's `color-scheme` where it names one, else what the system prefers. */
function shown(): 'light' | 'dark' {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const both = scheme.includes('light') && scheme.includes('dark');
  if (both || scheme === 'normal' || scheme === '') return matchMedia(DARK).matches ? 'dark' : 'light';
  return scheme.includes('dark') ? 'dark' : 'light';
}

/** Light or dark, as the page around the hosted form looks now. */
export const useShownTheme = (): 'light' | 'dark' => useSyncExternalStore(watch, shown, () => 'light');
