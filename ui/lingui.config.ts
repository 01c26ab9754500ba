import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalog per flow and language; signIn's loads first and has what every page needs (kit, shell, brands, the app's own screens). */
const catalog = (flow: string, ...parts: string[]) => ({
  path: `<rootDir>/locales/{locale}/${flow}`,
  include: [`<rootDir>/screens/${flow}`, ...parts.map((part) => `<rootDir>/${part}`)],
});

/** Choosing how to get a code, entering it, and a new password: part of several flows, not loaded by Login (quality §7). */
const CODES = 'screens/codes';
const NEW_PASSWORD = `${CODES}/NewPasswordField.tsx`;
/** Shared by the accounts and the payment. */
const REPOSSESSION = 'screens/repossession';
/** What documents are called. */
const PAPER = 'screens/paper';
/** The texts of every flow that shows a loan. */
const LOAN = 'screens/loan';
/** The texts of every screen with a payment. */
/** Where a store is. */
const STORE = 'screens/store';
/** What every screen says on which something is paid. */
const PAYING = 'screens/paying';
/** A help video of the lender: GET /videoUrl. */
const HELP_VIDEO = 'screens/helpVideo';
const SECRET_DIGITS = 'kit/SecretDigits.tsx';
const SSN = 'kit/SsnField.tsx';

/** Flows that share texts with others. All other flows have only their own texts. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  accounts: [REPOSSESSION, LOAN, PAPER],
  documents: [LOAN, PAPER],
  appointment: [LOAN, STORE, 'papers/OutsideLink.tsx'],
  stores: [LOAN, STORE, 'papers/OutsideLink.tsx'],
  payment: [REPOSSESSION, LOAN, PAYING],
  addCard: [PAYING],
  agreement: ['papers', PAYING, LOAN],
  autopay: [PAYING, LOAN],
  cancelRenewal: [PAYING, LOAN],
  location: [PAYING, LOAN, HELP_VIDEO],
  cards: [PAYING, LOAN, 'screens/addCard/parts/NoForm.tsx'],
  profile: [SECRET_DIGITS],
  recovery: [NEW_PASSWORD],
  registration: [NEW_PASSWORD],
  verifyCode: [CODES],
  linkAccount: [SSN, LOAN],
  trustedDevice: [`${CODES}/GiveUp.tsx`],
  consent: ['papers'],
  terms: ['papers'],
  externalPage: ['help'],
  unavailable: ['help'],
  upload: [LOAN],
  offers: ['papers/OutsideLink.tsx', LOAN],
};
const WITHOUT_NEW_PASSWORD: readonly string[] = ['verifyCode'];

/** The flows that are downloaded, by the folders of their screens. */
const flows = globSync('screens/*/index.ts', { cwd: dirname(fileURLToPath(import.meta.url)) })
  .map((path) => basename(dirname(path)))
  .filter((folder) => folder !== 'app' && folder !== 'signIn')
  .toSorted();

const catalogOf = (flow: string) => ({
  ...catalog(flow, ...(SHARED[flow] ?? [])),
  ...(WITHOUT_NEW_PASSWORD.includes(flow) ? { exclude: [`<rootDir>/${NEW_PASSWORD}`] } : {}),
});

/** English is the source, Spanish is complete; `pseudo` shows texts that cannot be translated yet (tests only, not in the build). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  catalogs: [
    {
      ...catalog('signIn', 'kit', 'shell', 'brands', 'screens/app'),
      exclude: [SECRET_DIGITS, SSN].map((part) => `<rootDir>/${part}`),
    },
    ...flows.map(catalogOf),
    { path: '<rootDir>/locales/{locale}/menu', include: ['<rootDir>/menu'] },
    { path: '<rootDir>/locales/{locale}/help', include: ['<rootDir>/help'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
