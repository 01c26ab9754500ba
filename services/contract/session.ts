import type { Brand } from './brands.ts';
import type { SignOutReason } from './enums.ts';

/** Who is signed in, as everything but the client knows it: facts, never tokens. Spec: portal §3 "Session state". */
export type Person = {
  /** Cognito sub; the profileId of links and locks. */
  profileId: string;
  /** The first of the customer's ids; empty for a non-customer. */
  customerId: string;
  /** By loan system: lmsId -> customerId. */
  customerIds: Readonly<Record<string, string>>;
  name: string;
  email: string;
  phoneNumber: string;
  /** The name that was signed in with, an e-mail address or ten digits; after a link a name of the profile. Never empty. */
  username: string;
  /** isGuestPayOnlyUser: may touch this one loan and nothing else. Null for a customer. */
  guest: { loanId: string; flow: string } | null;
  /** show_paid_off: Dashboards show paid-off loans from the start. */
  showPaidOff: boolean;
  /** Brands the customer has loans with, and which of them the service serves now. */
  brands: readonly Brand[];
  availableProviders: readonly Brand[];
  /** The loan systems with accounts of the customer: isTlxeUser, isOnlyNlsUser. Spec: portal §3 "Session state" (MENU-007 to -009). */
  systems: readonly LoanSystem[];
  /** False: this device needs a code before anything else (FLOW-AUTH-15). */
  trusted: boolean;
  /** The service has terms that the customer has not agreed to yet (OPEN-003). */
  termsPending: boolean;
  /** The attribute non_customer_refer; empty for customers, and for everybody who is neither a member nor RETAIL. Spec: portal §3 "Sign-in attributes". */
  nonCustomerRefer: string;
};

export type LoanSystem = 'NLS' | 'TLXe';

/**
 * Why a session ended without a sign-out. The first four are the session errors of calls §8 "Sign-in and session" (ERR-034),
 * the fifth is this person's sign-out in another tab.
 */
export const SESSION_ENDS = ['invalidSession', 'userNotFound', 'deviceKeyNotFound', 'missingDeviceKey', 'signedOutElsewhere'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** The same, and the sign-out that the service brings about: whatever is asked is refused as locked. Spec: OPEN-016. */
export type SessionOver = SessionEnd | Extract<SignOutReason, 'profileLock'>;
