import { fileURLToPath } from 'node:url';
import extractMessages from '@lingui/babel-plugin-extract-messages';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

/** The ids of all texts in the catalogs. */
async function knownTexts(): Promise<ReadonlySet<string>> {
  const config = getConfig({ configPath });
  const catalogs = await Promise.all((await getCatalogs(config)).map((catalog) => catalog.read(config.sourceLocale ?? 'en')));
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
  return [lingui({ configPath, failOnCompileError: true }), babel({ presets: [extraction, macros] }), inCatalogs(used)];
}
