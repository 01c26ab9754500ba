import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What every page needs: Login has it in one file with its own texts, any other page in that of the menu. */
const EVERYWHERE = ['kit', 'shell', 'brands', 'screens/app'];

/** One catalog per flow and language. */
const catalog = (flow: string, ...parts: string[]) => ({
  path: `<rootDir>/locales/{locale}/${flow}`,
  include: [`<rootDir>/screens/${flow}`, ...parts.map((part) => `<rootDir>/${part}`)],
});

/** Choosing how to get a code, entering it, and a new password: part of several flows, not loaded by Login (quality §7). */
const CODES = 'screens/codes';
const NEW_PASSWORD = `${CODES}/NewPasswordField.tsx`;
/** Shared by the accounts, the payment and the vehicle. */
const REPOSSESSION = 'screens/repossession';
/** What documents are called. */
const PAPER = 'screens/paper';
/** The texts of every flow that shows a loan. */
const LOAN = 'screens/loan';
/** The figures of the loan that a renewal makes. */
const NEW_LOAN = 'screens/newLoan';
/** The text of a paper. */
const PAPER_TEXT = 'papers/PaperText.tsx';
/** Where a store is. */
const STORE = 'screens/store';
/** What every screen says on which something is paid. */
const PAYING = 'screens/paying';
/** Until when a new loan can be signed. */
const UNSIGNED = 'screens/unsigned';
/** The ways to get money. */
const CASH = 'screens/cash';
/** Where money has gone, and the number of it. */
const CASH_SENT = ['WayName', 'NumberMissing', 'ReferenceFact'].map((part) => `${CASH}/${part}.tsx`);
/** A help video of the lender: GET /videoUrl. */
const HELP_VIDEO = 'screens/helpVideo';
/** The lines of an address, completed while they are typed. */
const ADDRESS = 'screens/address';
/** Why what was typed could not be saved. */
const SAVE_FAILURE = 'screens/profile/parts/SaveFailure.tsx';
const CALL_STORE = `${PAYING}/CallStore.tsx`;
const SECRET_DIGITS = 'kit/SecretDigits.tsx';
const SSN = 'kit/SsnField.tsx';

const NOT_EVERYWHERE = [SECRET_DIGITS, SSN].map((part) => `<rootDir>/${part}`);

/** Of the menu, but downloaded when needed: a guest's page has none of it. */
const NOT_FOR_GUESTS = ['LinkBlocked', 'HowWasIt'].map((part) => `<rootDir>/menu/${part}.tsx`);

/** The texts of the screens that load later than the flow's first one. */
const PAYMENT_LATER = 'screens/payment/later';

/** Flows that share texts with others. All other flows have only their own texts. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  accounts: [REPOSSESSION, LOAN, PAPER, UNSIGNED, `${CASH}/WhyNotDraw.tsx`],
  documents: [LOAN, PAPER],
  appointment: [LOAN, STORE, HELP_VIDEO, 'papers/OutsideLink.tsx'],
  stores: [LOAN, STORE, 'papers/OutsideLink.tsx'],
  ofr: [REPOSSESSION, LOAN],
  payment: [REPOSSESSION, LOAN, PAYING],
  addCard: [PAYING],
  agreement: ['papers', PAYING, LOAN, NEW_LOAN],
  ancillary: [PAYING, LOAN, NEW_LOAN],
  autopay: [PAYING, LOAN, PAPER_TEXT],
  cancelRenewal: [PAYING, LOAN],
  disburseMethod: [PAYING, LOAN],
  draw: [PAYING, LOAN, CASH, PAPER_TEXT],
  location: [PAYING, LOAN, HELP_VIDEO],
  origination: [
    `${PAYING}/MethodName.tsx`,
    CALL_STORE,
    UNSIGNED,
    ...['WayName', 'AmountField', 'AmountFormat'].map((part) => `${CASH}/${part}.tsx`),
  ],
  renewal: [PAYING, LOAN, NEW_LOAN, `${CASH}/AmountFormat.tsx`],
  settlement: [PAPER_TEXT, CALL_STORE, LOAN],
  signing: ['screens/paying/CallStore.tsx'],
  referralCashOut: [`${PAYING}/MethodName.tsx`, ADDRESS, SAVE_FAILURE],
  cards: [PAYING, LOAN, 'screens/addCard/parts/NoForm.tsx'],
  profile: [SECRET_DIGITS, ADDRESS],
  customerDetails: [ADDRESS, SAVE_FAILURE],
  recovery: [NEW_PASSWORD],
  registration: [NEW_PASSWORD],
  verifyCode: [CODES, CALL_STORE],
  partyCode: [PAYING, LOAN],
  linkAccount: [SSN, LOAN],
  trustedDevice: [`${CODES}/GiveUp.tsx`],
  consent: ['papers'],
  terms: ['papers'],
  externalPage: ['help'],
  unavailable: ['help'],
  upload: [LOAN, HELP_VIDEO],
  offers: ['papers/OutsideLink.tsx', LOAN],
};
/** Texts that another catalog has. */
const WITHOUT: Readonly<Record<string, string>> = { verifyCode: NEW_PASSWORD, payment: PAYMENT_LATER };

/** The flows that are downloaded, by the folders of their screens. */
const flows = globSync('screens/*/index.ts', { cwd: dirname(fileURLToPath(import.meta.url)) })
  .map((path) => basename(dirname(path)))
  .filter((folder) => folder !== 'app' && folder !== 'signIn')
  .toSorted();

const catalogOf = (flow: string) => ({
  ...catalog(flow, ...(SHARED[flow] ?? [])),
  ...(WITHOUT[flow] ? { exclude: [`<rootDir>/${WITHOUT[flow]}`] } : {}),
});

/** English is the source, Spanish is complete; `pseudo` shows texts that cannot be translated yet (tests only, not in the build). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  catalogs: [
    { ...catalog('signIn', ...EVERYWHERE), exclude: NOT_EVERYWHERE },
    ...flows.map(catalogOf),
    {
      path: '<rootDir>/locales/{locale}/paymentLater',
      include: [PAYMENT_LATER, NEW_LOAN, ...CASH_SENT].map((part) => `<rootDir>/${part}`),
    },
    {
      path: '<rootDir>/locales/{locale}/menu',
      include: ['menu', ...EVERYWHERE].map((part) => `<rootDir>/${part}`),
      exclude: [...NOT_EVERYWHERE, ...NOT_FOR_GUESTS],
    },
    { path: '<rootDir>/locales/{locale}/menuLater', include: NOT_FOR_GUESTS },
    { path: '<rootDir>/locales/{locale}/help', include: ['<rootDir>/help'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
