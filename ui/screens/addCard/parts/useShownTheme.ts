import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Calls back when the page's theme changes, by the system or by the customer's choice on the root element. */
function watch(changed: () => void): () => void {
  const system = matchMedia(DARK);
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributes: true });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}

/** The root's `color-scheme` if it is set, else the system's. */
function currentTheme(): 'light' | 'dark' {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const isDark = scheme.includes('dark');
  const isSet = scheme.includes('light') !== isDark; // not to both, and not to "normal"
  return (isSet ? isDark : matchMedia(DARK).matches) ? 'dark' : 'light';
}

/** The current theme of the page around the hosted form. */
export const useShownTheme = (): 'light' | 'dark' => useSyncExternalStore(watch, currentTheme, () => 'light');
