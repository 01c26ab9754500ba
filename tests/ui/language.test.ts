// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageAtStart } from '../../routes/page/preferences.ts';
import { activate, i18n, LANGUAGES, loadTexts } from '../../ui/i18n.ts';
import { messages as ofPayment } from '../../ui/locales/es/payment.po';
import { messages as ofStores } from '../../ui/locales/es/stores.po';

const missing = (messages: object) => Object.keys(messages).filter((id) => !Object.hasOwn(i18n.messages, id));

test('a flow that comes while Ann changes to Spanish is in Spanish, whichever is quicker (I18N-005)', async () => {
  await Promise.all([activate('es'), loadTexts('stores')]);
  expect(missing(ofStores)).toEqual([]);
  await activate('en');
  await Promise.all([loadTexts('payment'), activate('es')]);
  expect(missing(ofPayment)).toEqual([]);
});

/** CONST-036 */
test('the page is in English unless somebody prefers Spanish, and says which it is (I18N-001)', async () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en"');
  expect([[], ['fr-FR', 'de'], ['fr', 'es-MX', 'en']].map(languageAtStart)).toEqual(['en', 'en', 'es']);
  await activate('es');
  expect(document.documentElement.lang).toBe('es');
  await activate(languageAtStart([]));
  expect(document.documentElement.lang).toBe('en');
});

test('the key that the specification names is in the catalogue of every language, with words of its own (I18N-003)', () => {
  const said = Object.keys(LANGUAGES).map((language) => {
    const catalogue = readFileSync(`ui/locales/${language}/menu.po`, 'utf8');
    return [language, /msgid "global\.app_browser_error"\nmsgstr "(.+)"/.exec(catalogue)?.[1]];
  });
  expect(new Set(said.map(([, words]) => words)).size).toBe(2);
  expect(said.filter(([, words]) => !words)).toEqual([]);
});
