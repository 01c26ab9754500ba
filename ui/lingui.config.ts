import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue per flow and language; what every page needs (kit, shell, brands, the app's own screens) goes with signIn, the first one loaded. */
const catalogue = (flow: string, ...folders: string[]) => ({
  path: `<rootDir>/locales/{locale}/${flow}`,
  include: [`<rootDir>/screens/${flow}`, ...folders.map((folder) => `<rootDir>/${folder}`)],
});

/** English is the source, Spanish is complete; `pseudo` shows what is not translatable yet (tests only, never built in). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  catalogs: [
    catalogue('signIn', 'kit', 'shell', 'brands', 'screens/app'),
    catalogue('accounts'),
    catalogue('payment'),
    catalogue('stores'),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
