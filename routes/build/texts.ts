import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import extractMessages from '@lingui/babel-plugin-extract-messages';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';
import * as v from 'valibot';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

/** The ids of all texts in the catalogs, or in that of one flow. */
async function knownTexts(flow?: string): Promise<ReadonlySet<string>> {
  const config = getConfig({ configPath });
  const all = await getCatalogs(config);
  const chosen = flow === undefined ? all : all.filter(({ path }) => basename(path) === flow);
  const catalogs = await Promise.all(chosen.map((catalog) => catalog.read(config.sourceLocale ?? 'en')));
  return new Set(catalogs.flatMap((catalog) => Object.keys(catalog ?? {})));
}

/** Fails the build on a text without a catalog entry: a customer would read its id. `used`: id -> file. */
const inCatalogs = (used: ReadonlyMap<string, string>): Plugin => ({
  name: 'portal-texts-in-catalogs',
  apply: 'build',
  async buildEnd(error) {
    if (error) return;
    const known = await knownTexts();
    const missing = [...used].filter(([id]) => !known.has(id)).map(([id, file]) => `${id} (${file})`);
    if (missing.length > 0) this.error(`no catalog has these texts; run \`npm run texts\`: ${missing.join(', ')}`);
  },
});

const COMPILED = /JSON\.parse\(("(?:\\.|[^"\\])*")\)/;
const Texts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** `<flow>Later.po` is loaded after `<flow>.po`: a text that both use is only in the first. */
const withoutRepeated = (): Plugin => ({
  name: 'portal-texts-later',
  transform: {
    filter: { id: /Later\.po$/ },
    async handler(code, id) {
      const there = await knownTexts(basename(id, 'Later.po'));
      return code.replace(COMPILED, (_, literal: string) => {
        const texts = Object.entries(v.parse(Texts, JSON.parse(literal))).filter(([text]) => !there.has(text));
        return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`;
      });
    },
  },
});

/**
 * Texts: `*.po` files become modules, and the macros (`<Trans>`, `useLingui`) become lookups.
 * In this order, and after react(): in any other order the build succeeds with undefined texts.
 */
export function texts(): PluginOption[] {
  const linguiConfig = getConfig({ configPath });
  const macros = linguiTransformerBabelPreset({ linguiConfig }, { configPath });
  const used = new Map<string, string>();
  const onMessageExtracted = ({ id, origin: [file] }: { id: string; origin: [string, number, number?] }) => used.set(id, file);
  const extraction = { preset: { plugins: [[extractMessages, { linguiConfig, onMessageExtracted }]] }, rolldown: macros.rolldown };
  return [lingui({ configPath, failOnCompileError: true }), withoutRepeated(), babel({ presets: [extraction, macros] }), inCatalogs(used)];
}
