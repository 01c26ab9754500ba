import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { activate, isLanguage, LANGUAGES } from '../i18n.ts';
import { Icon } from '../kit/Icon.tsx';
import { isTheme, type PagePort } from './pagePort.ts';

/** Language and theme; both are stored and survive sign-out. */
export function Preferences({ page }: { page: Pick<PagePort, 'theme' | 'saveTheme' | 'saveLanguage'> }) {
  const { t, i18n } = useLingui();
  const theme = useSyncExternalStore(page.theme.subscribe, page.theme.get, () => 'system' as const);
  const chooseLanguage = (next: string) => {
    if (!isLanguage(next)) return;
    activate(next).then(
      () => page.saveLanguage(next),
      () => undefined, // the texts failed to load: nothing changes
    );
  };
  return (
    <div className="preferences">
      <label className="preference">
        <Icon name="language" />
        <span className="visually-hidden">
          <Trans>Language</Trans>
        </span>
        <select name="language" value={i18n.locale} onChange={(event) => chooseLanguage(event.currentTarget.value)}>
          {Object.entries(LANGUAGES).map(([code, ownName]) => (
            <option key={code} value={code} lang={code}>
              {ownName}
            </option>
          ))}
        </select>
      </label>
      <label className="preference">
        <Icon name={theme === 'dark' ? 'dark' : 'light'} />
        <span className="visually-hidden">
          <Trans>Appearance</Trans>
        </span>
        <select
          name="appearance"
          value={theme}
          onChange={({ currentTarget }) => isTheme(currentTarget.value) && page.saveTheme(currentTarget.value)}
        >
          <option value="system">{t`Automatic`}</option>
          <option value="light">{t`Light`}</option>
          <option value="dark">{t`Dark`}</option>
        </select>
      </label>
    </div>
  );
}
