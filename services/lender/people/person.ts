import type { Brand } from '../../contract/brands.ts';
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
  /** By loan system, the last four digits of the SSN on file, or empty when none is. */
  customerOf: Readonly<Partial<Record<LmsName, { ssn: string }>>>;
  loans: readonly LoanPlan[];
  cards: readonly CardPlan[];
};

/** A loan as it was made and paid so far; everything else follows by arithmetic. Money in cents. */
export type LoanPlan = {
  lms: LmsName;
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
  partialPayConfirm?: boolean;
  ofrReinstate?: boolean;
};

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
export const customerIdOf = (name: string, lms: LmsName): string => `70${LMS[lms]}${digits(numberOf(name), 3)}`;
/** `place` counts a person's loans from 1. */
export const loanIdOf = (name: string, lms: LmsName, place: number): string => `${LMS[lms]}${digits(numberOf(name), 3)}${digits(place, 3)}`;
