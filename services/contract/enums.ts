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

/** 4 is not used (ENUM-004). */
export const PAYMENT_TYPE = { none: 1, payment: 2, refinance: 3, settlement: 5 } as const;

export const PAYMENT_CHANNEL = { none: 0, store: 2, moneyGram: 14, debit: 16, ach: 101 } as const;

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

/** OPEN-028. */
export const LOCK_TYPES = ['refinance', 'addOn'] as const;
