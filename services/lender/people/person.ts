import type { Brand } from '../../contract/brands.ts';
import type { DocType } from '../../contract/enums.ts';
import { LMS, type LmsName } from './places.ts';

/** The people of the sandbox in the order of its documentation; the order gives each the telephone number. All invented. */
const NAMES = 'ann sam nell bo rex otto pat dot kim eve rae ray uma pia tess max lou mia gus zoe'.split(' ');

/** One of all of them. */
export const PASSWORD = 'Sandbox2026';

export type Person = {
  /** "ann": ann@example.com */
  name: string;
  fullName: string;
  /** Who they are for, in a line. */
  about: string;
  /** What they can do now, in words. */
  can: readonly string[];
  signIn: 'yes' | 'unverified' | 'resetRequired' | 'never';
  /** Every new device needs a code. */
  untrustedDevice?: boolean;
  /** The lender lets nobody change by what name this person signs in. */
  fixedSignIn?: boolean;
  /** By loan system, the last four digits of the SSN on file, or empty when none is. One that is not linked is nobody's in the portal yet. */
  customerOf: Readonly<Partial<Record<LmsName, { ssn: string; linked?: false }>>>;
  /** Another account in that loan system, not linked: it can take the place of the first. */
  second?: { lms: LmsName; ssn: string };
  /** Married, with the spouse unknown to the lender; nothing told for statistics; a borrower whom the register of the military knows. */
  household?: { married?: boolean; untold?: boolean; covered?: boolean };
  loans: readonly LoanPlan[];
  cards: readonly CardPlan[];
  /** How the application stands that the person has begun in the portal, beside those of appraisals. */
  application?: 'started' | 'submitted' | 'approved' | 'declined';
  offers?: readonly OfferPlan[];
  /** Takes part in referral rewards: so many have signed up, come with the code, and been told of it. */
  referral?: { shortCode: string; signedUp: number; scanned: number; shares: number };
};

/** A loan as it was made and paid so far; everything else follows by arithmetic. Money in cents. */
export type LoanPlan = {
  lms: LmsName;
  /** Of the person's second account. */
  ofSecond?: true;
  brand: Brand;
  product: keyof typeof PRODUCTS;
  borrowed: number;
  /** Hundredths of a percent a year. */
  rateBps: number;
  instalment: number;
  /** Days from today to the earliest instalment that is not met; negative when late. */
  dueInDays: number;
  /** Instalments met so far, each on its day. */
  met: number;
  /** Each instalment is met in so many equal parts, one each `30 / parts` days. */
  parts?: number;
  /** The day it was paid off, that many days ago. */
  paidOffDaysAgo?: number;
  /** LOAN_STATUS; Open when left out. */
  status?: number;
  /** The cosigner's name. */
  cosigner?: string;
  refinanceEligible?: boolean;
  collateral?: { year: string; make: string; model: string };
  disbursement?: boolean;
  /** The most that may be owed as principal after a draw, cents. */
  creditLimit?: number;
  partialPayConfirm?: boolean;
  /** A refinance may switch to this product. */
  switchTo?: keyof typeof PRODUCTS;
  guestRefinance?: boolean;
  suretyBond?: boolean;
  /** What the last review has found: another credit limit before it, cents; no refinance. */
  risk?: { oldLimit?: number; denied?: boolean };
  /** Where the vehicle is, or who looks for it; `reinstate` cents bring the loan back, else only the store can say. */
  repo?: { place: string; reinstate?: number };
  /** What the lender asks the borrower to upload. */
  askedFor?: readonly { docType: DocType; isPayment?: true }[];
};

/** An offer. Money in cents; `expiresInDays` from today, negative when it has expired. */
export type OfferPlan = { expiresInDays: number } & (
  | {
      /** Ends the loan at that place. */
      kind: 'settlement';
      place: number;
      settlement: number;
    }
  | {
      /** A new loan after an appraisal. */
      kind: 'appraisal';
      brand: Brand;
      product: keyof typeof PRODUCTS;
      least: number;
      most: number;
      rateBps: number;
      collateral?: { year: string; make: string; model: string };
      /** MoneyGram is not among the ways to send the money. */
      withoutMoneyGram?: true;
    }
  | { kind: 'widget'; brand: Brand; most: number }
);

/** A saved card. `expiresInMonths` from this month; negative when it has expired. */
export type CardPlan = {
  type: 'visa' | 'mastercard' | 'amex' | 'discover';
  lastFour: string;
  expiresInMonths: number;
  canDisburse?: boolean;
};

export const PRODUCTS = {
  title: { id: '100', name: 'Title loan' },
  installment: { id: '200', name: 'Installment loan' },
  personal: { id: '300', name: 'Personal loan' },
} as const;

const numberOf = (name: string): number => {
  const index = NAMES.findIndex((known) => known === name);
  if (index < 0) throw new Error(`no person ${JSON.stringify(name)} in the sandbox. There are: ${NAMES.join(', ')}`);
  return index + 1;
};

const digits = (count: number, width: number): string => String(count).padStart(width, '0');

export const emailOf = (name: string): string => `${name}@example.com`;
/** Ten digits: 5125550101 and on. */
export const phoneOf = (name: string): string => `512555${digits(100 + numberOf(name), 4)}`;
export const profileIdOf = (name: string): string => `5a9d0000-0000-4000-8000-${digits(numberOf(name), 12)}`;
export const customerIdOf = (name: string, lms: LmsName, second = false): string =>
  `7${second ? 1 : 0}${LMS[lms]}${digits(numberOf(name), 3)}`;
/** Day of birth, YYYY-MM-DD. */
export const bornOf = (name: string): string =>
  `${1960 + numberOf(name)}-${digits((numberOf(name) % 12) + 1, 2)}-${digits(8 + numberOf(name), 2)}`;
/** An invented whole number of which the lender shows the last four digits. */
export const ssnOf = (lastFour: string): string => `078-05-${lastFour}`;
/** `place` counts a person's loans from 1. */
export const loanIdOf = (name: string, lms: LmsName, place: number): string => `${LMS[lms]}${digits(numberOf(name), 3)}${digits(place, 3)}`;
