import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { groups } from '../requirements/rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

/** By id: for most texts the text itself, for some a key of the specification. */
type Held = Map<string, { message: string; translation: string }>;
type Texts = { flow: string; spoken: [id: string, text: string][]; english: Held; spanish: Held };
let catalogs: Texts[] = [];

/** For every flow: the texts of its screens, and those of the catalogs. */
beforeAll(async () => {
  const found = await getCatalogs(getConfig({ configPath }));
  catalogs = await Promise.all(
    found.map(async (catalog) => {
      const spoken = Object.entries((await catalog.collect()) ?? {}).map(([id, { message }]): [string, string] => [id, message ?? id]);
      const held = async (language: string) =>
        new Map(
          Object.entries((await catalog.read(language)) ?? {}).map(([id, { message = '', translation = '' }]) => [
            id,
            { message, translation },
          ]),
        );
      return { flow: catalog.path, spoken, english: await held('en'), spanish: await held('es') };
    }),
  );
}, 60_000);

/** A text for each case of a choice: the texts, without the cases. */
const cases = (text: string) =>
  text.replace(/^\{(\w+), select, (.*)\}$/, (_, name: string, texts: string) => `{${name}} ${texts.replace(/\w+ \{([^{}]*)\}/g, '$1')}`);

/** Names in braces and tags: a translation must have the same ones as its source. */
const slots = (text: string) => [...new Set(cases(text).match(/\{\w+(?=[},])|<\/?\d+\/?>/g))].toSorted();

describe('the texts of every flow', () => {
  test('are found', () => {
    expect(catalogs.length).toBeGreaterThan(4);
    expect(catalogs.filter(({ spoken }) => spoken.length === 0).map(({ flow }) => flow)).toEqual([]);
  });

  test('are in the catalogs (after a change: `npm run texts`)', () => {
    const outdated = catalogs.flatMap(({ flow, spoken, english }) =>
      spoken.filter(([id]) => !english.has(id)).map(([, text]) => `${flow}: ${text}`),
    );
    expect(outdated).toEqual([]);
  });

  test('all have a Spanish translation (I18N-005)', () => {
    const missing = catalogs.flatMap(({ flow, spoken, spanish }) =>
      spoken.filter(([id]) => !spanish.get(id)?.translation).map(([, text]) => `${flow}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test('have every text that the specification quotes, to the letter, under its own key in both languages (OPEN-031)', () => {
    const quoted = groups().flatMap(({ rows }) =>
      rows
        .filter(({ id }) => /^(ERR|FLOW)-|^OPEN-042$/.test(id))
        .flatMap(({ text }) => [...text.matchAll(/"([A-Z][^"]{6,})"/g)].map(([, words = '']) => words)),
    );
    expect(quoted.length).toBeGreaterThan(20);
    const has = (words: string) =>
      catalogs.some(({ english, spanish }) =>
        [...english].some(
          ([id, { message, translation }]) => (message || translation).startsWith(words) && (spanish.get(id)?.translation ?? '') !== '',
        ),
      );
    expect(quoted.filter((words) => !has(words))).toEqual([]);
  });

  test('have the same amounts, names and links in Spanish', () => {
    const lost = catalogs.flatMap(({ spanish }) =>
      [...spanish]
        .filter(([, { message, translation }]) => slots(message).join() !== slots(translation).join())
        .map(([, { message, translation }]) => `${message} -> ${translation}`),
    );
    expect(lost).toEqual([]);
  });

  /** One word for one thing (I18N-005): English word, Spanish word. */
  test.each([
    ['account', 'cuenta'],
    ['amount', 'monto'],
    ['appointment', 'cita'],
    ['autopay', 'pago automático'],
    ['balance', 'saldo'],
    ['bank', 'banc'],
    ['card', 'tarjeta'],
    ['cash advance', 'adelanto de efectivo'],
    ['code', 'código'],
    ['device', 'dispositivo'],
    ['document', 'documento'],
    ['lender', 'prestamista'],
    ['loan', 'préstamo'],
    ['minimum due', 'pago mínimo'],
    ['paid off', 'liquid'],
    ['password', 'contraseña'],
    ['payment', 'pago'],
    ['rate', 'tasa'],
    ['receipt', 'recibo'],
    ['reference number', 'número de referencia'],
    ['refinance', 'refinanci'],
    ['renewal', 'renovación'],
    ['reward', 'premio'],
    ['settlement', 'acuerdo'],
    ['sign in', 'sesión'],
    ['spouse', 'cónyuge'],
    ['store', 'tienda'],
    ['vehicle', 'vehículo'],
  ])('call %s %s in Spanish, everywhere', (word, translated) => {
    const names = new RegExp(`\\b${word}s?\\b`, 'i');
    const texts = catalogs.flatMap(({ spanish }) => [...spanish.values()]);
    const named = texts.filter(({ message }) => names.test(message.replaceAll(/\{\w+\}/g, '')));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ translation }) => !translation.toLowerCase().includes(translated))).toEqual([]);
  });

  /** Another word for the same thing. */
  test.each([
    ['acuerdo', /\bfiniquit/i],
    ['avalúo', /tasaci/i],
    ['cancelar', /\banul/i],
    ['computadora', /ordenador/i],
    ['documentos', /\bpapeles\b/i],
    ['escriba', /\bingres[ae]/i],
    ['incorrecto', /err[óo]ne/i],
    ['iniciar sesión', /\bentr(ar|e) con\b|identif[ií]quese|\bsu acceso\b|\bun acceso\b/i],
    ['monto', /\bcantidad/i],
    ['premios', /recompensa/i],
    ['presione', /\bpuls[ae]/i],
    ['reemplazar', /sustitu/i],
    ['refinanciamiento', /refinanciaci/i],
    ['solicitud', /petici[oó]n/i],
    ['tienda', /sucursal/i],
    ['usted', /vuestr|\bvosotr|(áis|éis)\b/i],
    ['venció', /caduc/i],
    ['“', /[«»]/],
  ])('say %s in Spanish, and no other word for it (I18N-005)', (word, other) => {
    const texts = catalogs.flatMap(({ spanish }) => [...spanish.values()].map(({ translation }) => translation));
    expect(texts.filter((text) => text.toLowerCase().includes(word)).length).toBeGreaterThan(1);
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  test('say liquidar only of a loan that is paid off, never of one that is settled for less', () => {
    const texts = catalogs.flatMap(({ spanish }) => [...spanish.values()]).filter(({ translation }) => /\bliquid/i.test(translation));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({ message }) => /\bsettl/i.test(message))).toEqual([]);
  });

  /** As an American says it. */
  test.each([
    ['documents', /\bpapers?\b/i],
    ['account', /\b(a|your) sign-in\b(?! (page|email|phone))/i],
    ['anymore', /\bany more\b/i],
    ['someone', /\bsomebody\b|\bnobody\b|\beverybody\b/i],
    ['updates by itself', /\b(changes|goes on) by itself/i],
  ])('say %s in English', (_, other) => {
    const texts = catalogs.filter(({ flow }) => !flow.endsWith('/accounts')).flatMap(({ english }) => [...english.keys()]);
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  test('have one Spanish translation in all catalogs, for one English text', () => {
    const translations = new Map<string, Map<string, string>>();
    for (const { flow, spanish } of catalogs)
      for (const { message, translation } of spanish.values()) {
        const of = translations.get(message) ?? new Map<string, string>();
        translations.set(message, of.set(translation, flow));
      }
    const several = [...translations].filter(([, of]) => of.size > 1).map(([message, of]) => ({ message, ...Object.fromEntries(of) }));
    expect(several).toEqual([]);
  });
});

test('in the pseudo-locale every text of the first page is accented', async () => {
  const { messages } = await import('../../ui/locales/pseudo/signIn.po');
  const plain = Object.values(messages).filter((parts) => JSON.stringify(parts).length > 8 && !/[À-ɏ]/u.test(JSON.stringify(parts)));
  expect(Object.keys(messages).length).toBeGreaterThan(50);
  expect(plain).toEqual([]);
});
