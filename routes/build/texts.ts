import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

/**
 * Texts: `*.po` files become modules, and the macros (`<Trans>`, `useLingui`) become look-ups.
 * In this order, and after react(): the other way round the build succeeds with undefined texts in it.
 */
export const texts = (): PluginOption[] => [
  lingui({ configPath, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath }) }, { configPath })] }),
];
