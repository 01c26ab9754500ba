import type { StudioPort, Theme } from '../../ui/studio/port.ts';

const KEY = 'studio.theme';
const isTheme = (text: unknown): text is Theme => text === 'system' || text === 'light' || text === 'dark';

function stored(): Theme {
  try {
    const text = localStorage.getItem(KEY);
    return isTheme(text) ? text : 'system';
  } catch {
    return 'system'; // storage is blocked
  }
}

let now = stored();
const listeners = new Set<() => void>();
document.documentElement.dataset['theme'] = now;

/** Light or dark, by the system or by the reader's choice. */
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
      // storage is blocked: the choice lasts for this visit
    }
    for (const changed of listeners) changed();
  },
};
