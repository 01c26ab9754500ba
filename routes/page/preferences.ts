import { LANGUAGE_KEY, THEME_KEY } from '../../services/client/keys.ts';
import { log } from '../../services/client/log.ts';
import { onSettings } from '../../services/client/settings.ts';
import { keepText, readText } from '../../services/client/storage.ts';
import { activate, DEFAULT_LANGUAGE, isLanguage, type Language } from '../../ui/i18n.ts';
import { isTheme, type Theme } from '../../ui/shell/pagePort.ts';
import { watched } from './watched.ts';

/** The customer's choice, else the browser's preference; undefined if neither is a language of the portal. */
function languageOf(preferred: readonly string[]): Language | undefined {
  const stored = readText('local', LANGUAGE_KEY);
  return isLanguage(stored) ? stored : preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage);
}

/** The customer's language; English until the service publishes another default. */
export const languageAtStart = (preferred: readonly string[]): Language => languageOf(preferred) ?? DEFAULT_LANGUAGE;

/** Shows the published default language to a customer whose own language is unknown. Spec: portal §9 "default language" (CONST-036). */
export const followDefaultLanguage = (preferred: readonly string[]): (() => void) =>
  onSettings((published) => {
    const { defaultLanguage } = published;
    if (!languageOf(preferred)) activate(defaultLanguage).catch(() => log('warn', 'no texts', { language: defaultLanguage }));
  });

export const saveLanguage = (language: Language): void => keepText('local', LANGUAGE_KEY, language);

const themeAtStart = (): Theme => {
  const stored = readText('local', THEME_KEY);
  return isTheme(stored) ? stored : 'system';
};

/** The theme, read from the browser at start; a choice survives sign-out (CONF-031). */
export function themePreference() {
  const theme = watched<Theme>(themeAtStart());
  const saveTheme = (next: Theme) => {
    keepText('local', THEME_KEY, next);
    theme.set(next);
  };
  return { theme, saveTheme };
}
