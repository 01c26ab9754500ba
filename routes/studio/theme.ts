import type { StudioPort, Theme } from '../../ui/studio/port.ts';

const KEY = 'studio.theme';
const isTheme = (text: unknown): text is Theme => text === 'system' || text === 'light' || text === 'dark';

function kept(): Theme {
  try {
    const text = localStorage.getItem(KEY);
    return isTheme(text) ? text : 'system';
  } catch {
    return 'system'; // the browser keeps nothing for this page
  }
}

let now = kept();
const listeners = new Set<() => void>();
document.documentElement.dataset['theme'] = now;

/** Light or dark, as the reader's system has it or as she chose. */
export const theme: StudioPort['theme'] = {
  get: () => now,
  subscribe: (changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  keep: (next) => {
    now = next;
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // for this visit only, then
    }
    for (const changed of listeners) changed();
  },
};
