import { keepText, readText } from '../../services/client/storage.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../ui/i18n.ts';
import { isTheme, type Theme } from '../../ui/shell/pagePort.ts';
import { watched } from './watched.ts';

const LANGUAGE = 'language';
const THEME = 'theme';

/** What the customer chose, else what her browser prefers, else English. */
export function languageAtStart(preferred: readonly string[]): Language {
  const kept = readText('local', LANGUAGE);
  if (isLanguage(kept)) return kept;
  const first = preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage);
  return first ?? DEFAULT_LANGUAGE;
}

export const keepLanguage = (language: Language): void => keepText('local', LANGUAGE, language);

const themeAtStart = (): Theme => {
  const kept = readText('local', THEME);
  return isTheme(kept) ? kept : 'system';
};

/** The theme, read from the browser when the page starts; a choice survives sign-out (CONF-031). */
export function themePreference() {
  const theme = watched<Theme>(themeAtStart());
  const keepTheme = (next: Theme) => {
    keepText('local', THEME, next);
    theme.set(next);
  };
  return { theme, keepTheme };
}
