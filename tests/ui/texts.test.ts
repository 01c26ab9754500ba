import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, test } from 'vitest';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

type Texts = { flow: string; spoken: string[]; english: Map<string, string>; spanish: Map<string, string> };
let catalogues: Texts[] = [];

/** Of every flow: what its screens say today, and what the catalogues hold. */
beforeAll(async () => {
  const found = await getCatalogs(getConfig({ configPath }));
  catalogues = await Promise.all(
    found.map(async (catalogue) => {
      const spoken = Object.entries((await catalogue.collect()) ?? {}).map(([id, { message }]) => message ?? id);
      const held = async (language: string) =>
        new Map(Object.values((await catalogue.read(language)) ?? {}).map(({ message = '', translation = '' }) => [message, translation]));
      return { flow: catalogue.path, spoken, english: await held('en'), spanish: await held('es') };
    }),
  );
}, 60_000);

/** Names in braces and tags: what must stand in a translation as in its source. */
const slots = (text: string) => [...new Set(text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g))].toSorted();

describe('the texts of every flow', () => {
  test('are found', () => expect(catalogues.map(({ spoken }) => spoken.length > 0)).toEqual([true, true, true, true]));

  test('stand in the catalogues: after a change, `npm run texts`', () => {
    const outdated = catalogues.flatMap(({ flow, spoken, english }) =>
      spoken.filter((text) => !english.has(text)).map((text) => `${flow}: ${text}`),
    );
    expect(outdated).toEqual([]);
  });

  test('are all said in Spanish, too (I18N-005)', () => {
    const missing = catalogues.flatMap(({ flow, spoken, spanish }) =>
      spoken.filter((text) => !spanish.get(text)).map((text) => `${flow}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test('lose no amount, name or link in Spanish', () => {
    const lost = catalogues.flatMap(({ spanish }) =>
      [...spanish]
        .filter(([english, said]) => slots(english).join() !== slots(said).join())
        .map(([english, said]) => `${english} -> ${said}`),
    );
    expect(lost).toEqual([]);
  });
});

test('in the pseudo-locale every text of the first page is accented', async () => {
  const { messages } = await import('../../ui/locales/pseudo/signIn.po');
  const plain = Object.values(messages).filter((parts) => JSON.stringify(parts).length > 8 && !/[À-ɏ]/u.test(JSON.stringify(parts)));
  expect(Object.keys(messages).length).toBeGreaterThan(50);
  expect(plain).toEqual([]);
});
