// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { followDefaultLanguage, languageAtStart } from '../../routes/page/preferences.ts';
import { applySettings } from '../../services/client/settings.ts';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import { activate, i18n, LANGUAGES, loadTexts } from '../../ui/i18n.ts';
import { messages as ofPayment } from '../../ui/locales/es/payment.po';
import { messages as ofStores } from '../../ui/locales/es/stores.po';

const missing = (messages: object) => Object.keys(messages).filter((id) => !Object.hasOwn(i18n.messages, id));

test('a flow that loads while Ann changes to Spanish is in Spanish, whichever finishes first (I18N-005)', async () => {
  await Promise.all([activate('es'), loadTexts('stores')]);
  expect(missing(ofStores)).toEqual([]);
  await activate('en');
  await Promise.all([loadTexts('payment'), activate('es')]);
  expect(missing(ofPayment)).toEqual([]);
});

test('when the language is changed twice at the same time, the page ends in the language of the second change', async () => {
  await activate('en');
  await Promise.all([activate('es'), activate('en')]);
  expect([i18n.locale, document.documentElement.lang]).toEqual(['en', 'en']);
  await Promise.all([activate('en'), activate('es')]);
  expect([i18n.locale, document.documentElement.lang]).toEqual(['es', 'es']);
});

/** CONST-036 */
test('the page is in English unless the customer prefers Spanish, and declares its language (I18N-001)', async () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en"');
  expect([[], ['fr-FR', 'de'], ['fr', 'es-MX', 'en']].map(languageAtStart)).toEqual(['en', 'en', 'es']);
  await activate('es');
  expect(document.documentElement.lang).toBe('es');
  await activate(languageAtStart([]));
  expect(document.documentElement.lang).toBe('en');
});

test.each([
  [['fr-FR'], null, 'es'],
  [['en-US'], null, 'en'],
  [[], 'en', 'en'],
])(
  'the published default language applies when the customer’s own is unknown: browser %s, chosen %s (CONST-036)',
  async (preferred, chosen, expected) => {
    localStorage.clear();
    if (chosen) localStorage.setItem('language', chosen);
    await activate(languageAtStart(preferred));
    const stop = followDefaultLanguage(preferred);
    applySettings({ ...DEFAULT_SETTINGS, defaultLanguage: 'es' });
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(expected), 60_000);
    stop();
    applySettings(DEFAULT_SETTINGS);
  },
);

test('the key that the specification names is in the catalog of every language, with a translation (I18N-003)', () => {
  const texts = Object.keys(LANGUAGES).map((language) => {
    const catalog = readFileSync(`ui/locales/${language}/menuLater.po`, 'utf8');
    return [language, /msgid "global\.app_browser_error"\nmsgstr "(.+)"/.exec(catalog)?.[1]];
  });
  expect(new Set(texts.map(([, words]) => words)).size).toBe(2);
  expect(texts.filter(([, words]) => !words)).toEqual([]);
});
