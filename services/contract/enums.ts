/** The specification's numbers, once. Spec: portal §3 "Loan status ids", "Enums". */
export const LOAN_STATUS = {
  PaidOff: 3,
  ChargedOff: 6,
  Closed: 8,
  Deleted: 10,
  Open: 12,
  Repossessed: 13,
  OutForRepo: 15,
  Sold: 16,
  Bankrupt: 17,
  Refinance: 22,
  OutForRepoChargedOff: 23,
  RepossessedChargedOff: 24,
  Default: 27,
  Rescinded: 28,
  Settled: 29,
  ActiveDefault: 31,
  BankruptChargedOff: 32,
  Chargeback: 33,
} as const;

export const PAYMENT_PROCESSOR = { CyberSource: 1, Repay: 2, Mixed: 3, BridgePay: 4, None: 5 } as const;
export const PROCESSORS = ['CyberSource', 'Repay', 'Mixed', 'BridgePay', 'None'] as const satisfies (keyof typeof PAYMENT_PROCESSOR)[];
export type Processor = (typeof PROCESSORS)[number];

/** 4 is not used (ENUM-004). */
export const PAYMENT_TYPE = { none: 1, payment: 2, refinance: 3, settlement: 5 } as const;

export const PAYMENT_CHANNEL = { none: 0, store: 2, moneyGram: 14, debit: 16, ach: 101 } as const;

/** ENUM-010: received and not yet decided; granted, and waiting to be collected. Which is which is ours (OPEN-029). */
export const CASH_ADVANCE_PENDING = { received: 1000, waiting: 1002 } as const;

/** ENUM-014. */
export const OFFER_ID = { settlement: 10, appraisal: 12, widget: 22 } as const;

export const TRANSACTION_TYPE = { payment: 1, disbursement: 2, refer: 3 } as const;

export const CARD_BRANDS = ['amex', 'discover', 'mastercard', 'visa', 'bank'] as const;

/** OPEN-006. */
export const AMOUNT_TYPES = ['onlineProduct', 'other', 'payoff', 'minimumDue', 'pastDue', 'settlement', 'ofrReinstate'] as const;
export type AmountType = (typeof AMOUNT_TYPES)[number];

export const SIGN_OUT_REASONS = [
  'reviewPayment',
  'sideBarButton',
  'sessionTimeout',
  'trustedDeviceFailure',
  'networkError',
  'profileLock',
] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

/** Membership in referral rewards: as a customer ecr, as a non-customer ncr (ENUM-007, OPEN-014). */
export const REFERRAL_TYPES = ['none', 'ncr', 'ecr'] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];
/** Ours (OPEN-029): the sign-in attribute non_customer_refer of a customer who is known at a store only. No short code has a colon. */
export const RETAIL = 'kind:retail';
/** Ways to share the code (ENUM-008). */
export const SHARE_METHODS = ['email', 'text', 'share', 'qr'] as const;
/** Ours (OPEN-029): what moves a balance of referral rewards. */
export const REWARD_KINDS = ['reward', 'cashOut'] as const;

/** The customer's contact preference (ENUM-006). */
export const CONTACT_PREFERENCE = { Email: 0, Text: 1, Both: 2 } as const;

/** Ours (OPEN-029): how a code can be sent; voice only when the flag canSendVoiceMessages is on (FLAG-003). */
export const CODE_METHODS = ['email', 'text', 'voice'] as const;
export type CodeMethod = (typeof CODE_METHODS)[number];

/** OPEN-028. */
export const LOCK_TYPES = ['refinance', 'addOn'] as const;

/** Ours (OPEN-029): the status of an application. */
export const APPLICATION_STATUSES = ['started', 'submitted', 'approved', 'declined'] as const;

/** Ours (OPEN-029): the help videos. */
export const VIDEO_KEYS = ['refinance', 'productSwitch', 'gpsLocation', 'appointment', 'documentUpload'] as const;

/** OPEN-043. */
export const APPOINTMENT_TYPES = ['payment', 'productSwitch', 'ancillary'] as const;

/** OPEN-043. */
export const DISCLOSURE_TYPES = ['refinance', 'autoPay', 'addOn', 'settlement'] as const;
export type DisclosureType = (typeof DISCLOSURE_TYPES)[number];
/** Ours: under which POST /disclosureacknowledgement accepts the terms of the account (OPEN-003). */
export const NEW_ACCOUNT_TERMS = 'newAccountTerms';

/** Ours: what can be signed. */
export const SIGNING_TYPES = ['refinance', 'origination', 'addOn', 'settlement'] as const;
export type SigningType = (typeof SIGNING_TYPES)[number];
/** Spec: portal §3 "Enums" (ENUM-009). */
export const SIGNING_STATUS = ['signing_complete', 'viewing_complete', 'decline', 'ttl_expired'] as const;
export type SigningStatus = (typeof SIGNING_STATUS)[number];

/** Ours: what a lender asks a customer to upload. */
export const DOC_TYPES = ['income', 'identity', 'address', 'insurance'] as const;
export type DocType = (typeof DOC_TYPES)[number];
/** OPEN-032. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const;
