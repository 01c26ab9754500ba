import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue per flow and language; what every page needs (kit, shell, brands, the app's own screens) goes with signIn, the first one loaded. */
const catalogue = (flow: string, ...parts: string[]) => ({
  path: `<rootDir>/locales/{locale}/${flow}`,
  include: [`<rootDir>/screens/${flow}`, ...parts.map((part) => `<rootDir>/${part}`)],
});

/** Choosing a way for a code, entering it, and a new password: part of several flows, and nothing that Login loads (quality §7). */
const CODES = 'screens/codes';
const NEW_PASSWORD = `${CODES}/NewPasswordField.tsx`;
/** Part of the accounts and of the payment. */
const REPOSSESSION = 'screens/repossession';
/** What every flow says that shows a loan. */
const LOAN = 'screens/loan';
const SECRET_DIGITS = 'kit/SecretDigits.tsx';
const SSN = 'kit/SsnField.tsx';

/** English is the source, Spanish is complete; `pseudo` shows what is not translatable yet (tests only, never built in). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  catalogs: [
    {
      ...catalogue('signIn', 'kit', 'shell', 'brands', 'screens/app'),
      exclude: [SECRET_DIGITS, SSN].map((part) => `<rootDir>/${part}`),
    },
    catalogue('accounts', REPOSSESSION, LOAN),
    catalogue('payment', REPOSSESSION, LOAN),
    catalogue('profile', SECRET_DIGITS),
    catalogue('stores'),
    { path: '<rootDir>/locales/{locale}/menu', include: ['<rootDir>/menu'] },
    catalogue('recovery', CODES),
    catalogue('registration', CODES),
    catalogue('linkAccount', SSN, LOAN),
    { ...catalogue('trustedDevice', CODES), exclude: [`<rootDir>/${NEW_PASSWORD}`] },
    { ...catalogue('updateUser', CODES), exclude: [`<rootDir>/${NEW_PASSWORD}`] },
    catalogue('consent', 'papers'),
    catalogue('terms', 'papers'),
    catalogue('install'),
    catalogue('externalPage', 'help'),
    { path: '<rootDir>/locales/{locale}/help', include: ['<rootDir>/help'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
