import type { Brand } from '../../contract/brands.ts';
import type { DocType } from '../../contract/enums.ts';
import { LMS, type LmsName } from './places.ts';

/** The people of the sandbox in the order of its documentation, which decides their phone numbers. All are made up. */
const NAMES = 'ann sam nell bo rex otto pat dot kim eve rae ray uma pia tess max lou mia gus zoe fay'.split(' ');

/** The password of all people. */
export const PASSWORD = 'Sandbox2026';

export type Person = {
  /** "ann": ann@example.com */
  name: string;
  fullName: string;
  /** What the person is for, in a line. */
  about: string;
  /** What the person can do. */
  can: readonly string[];
  signIn: 'yes' | 'unverified' | 'resetRequired' | 'never';
  /** Each new device needs a code. */
  untrustedDevice?: boolean;
  /** The username cannot be changed. */
  fixedSignIn?: boolean;
  /** By loan system: the last four digits of the SSN on file, or empty. `linked: false`: no profile has this account yet. */
  customerOf: Readonly<Partial<Record<LmsName, { ssn: string; linked?: false }>>>;
  /** Another account in that loan system, not linked. It can replace the first one. */
  second?: { lms: LmsName; ssn: string };
  /** `married`: the spouse is not on file. `noDemographics`: none on file. `covered`: on the military register. */
  household?: { married?: boolean; noDemographics?: boolean; covered?: boolean };
  loans: readonly LoanPlan[];
  cards: readonly CardPlan[];
  /** The status of an application, besides those of appraisals. */
  application?: 'started' | 'submitted' | 'approved' | 'declined';
  offers?: readonly OfferPlan[];
  /** Known at a store only: may join referral rewards where the lender wants that (FLAG-004). */
  retail?: true;
  /** Referral rewards: the number of people who signed up, who scanned the code, and of shares. */
  referral?: { shortCode: string; signedUp: number; scanned: number; shares: number };
};

/** How a loan was made and paid; the rest is computed. Money in cents. */
export type LoanPlan = {
  lms: LmsName;
  /** The loan belongs to the person's second account. */
  ofSecond?: true;
  brand: Brand;
  product: keyof typeof PRODUCTS;
  borrowed: number;
  /** Hundredths of a percent a year. */
  rateBps: number;
  installment: number;
  /** Days from today to the earliest unpaid installment; negative when late. */
  dueInDays: number;
  /** Installments paid so far, each on its due date. */
  met: number;
  /** Each installment is paid in this many equal parts, one every `30 / parts` days. */
  parts?: number;
  /** Paid off this many days ago. */
  paidOffDaysAgo?: number;
  /** LOAN_STATUS; Open when left out. */
  status?: number;
  /** The cosigner's name. */
  cosigner?: string;
  refinanceEligible?: boolean;
  collateral?: { year: string; make: string; model: string };
  disbursement?: boolean;
  /** The maximum principal after a draw, cents. */
  creditLimit?: number;
  partialPayConfirm?: boolean;
  /** A refinance may switch to this product. */
  switchTo?: keyof typeof PRODUCTS;
  guestRefinance?: boolean;
  /** The lender renews the loan in its online store. */
  renewsOnline?: true;
  suretyBond?: boolean;
  /** The last review: the credit limit before it in cents; `denied`: no refinance. */
  risk?: { oldLimit?: number; denied?: boolean };
  /** Where the vehicle is, or who looks for it. `reinstate`: the amount to reinstate the loan, cents; without it the customer must call the store. */
  repo?: { place: string; reinstate?: number };
  /** Autopay with this card, its place in `cards` from 1. */
  autoPayCard?: number;
  /** The customer has not confirmed autopay yet: AutoPayConfirm is shown (FLOW-AUTO-03). */
  confirmsAutoPay?: true;
  /** The documents that the borrower must upload. */
  requireJob?: readonly { docType: DocType; isPayment?: true }[];
};

/** An offer. Money in cents; `expiresInDays` from today, negative when it has expired. */
export type OfferPlan = { expiresInDays: number } & (
  | {
      kind: 'settlement';
      /** The loan's number in `loans`, from 1. */
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
      /** MoneyGram is not available. */
      withoutMoneyGram?: true;
    }
  | { kind: 'widget'; brand: Brand; most: number }
);

/** A saved card. `expiresInMonths` from this month; negative when it has expired. */
export type CardPlan = {
  /** A bank account does not expire. */
  type: 'visa' | 'mastercard' | 'amex' | 'discover' | 'bank';
  lastFour: string;
  expiresInMonths?: number;
  canDisburse?: boolean;
};

export const LMS_NAMES = ['TLXe', 'NLS'] as const;
/** The loan systems in which the profile has an account. */
export const linkedOf = (person: Person): LmsName[] =>
  LMS_NAMES.filter((lms) => person.customerOf[lms] !== undefined && person.customerOf[lms]?.linked !== false);

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
/** Ten digits, from 5125550101. */
export const phoneOf = (name: string): string => `512555${digits(100 + numberOf(name), 4)}`;
export const profileIdOf = (name: string): string => `5a9d0000-0000-4000-8000-${digits(numberOf(name), 12)}`;
export const customerIdOf = (name: string, lms: LmsName, second = false): string =>
  `7${second ? 1 : 0}${LMS[lms]}${digits(numberOf(name), 3)}`;
/** Date of birth, YYYY-MM-DD. */
export const bornOf = (name: string): string =>
  `${1960 + numberOf(name)}-${digits((numberOf(name) % 12) + 1, 2)}-${digits(8 + numberOf(name), 2)}`;
/** A made-up SSN with these last four digits. */
export const ssnOf = (lastFour: string): string => `078-05-${lastFour}`;
/** `place` counts a person's loans from 1. */
export const loanIdOf = (name: string, lms: LmsName, place: number): string => `${LMS[lms]}${digits(numberOf(name), 3)}${digits(place, 3)}`;
