import type { Brand } from './brands.ts';

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
  /** isGuestPayOnlyUser: may touch this one loan and nothing else. Null for a customer. */
  guest: { loanId: string; flow: string } | null;
  /** show_paid_off: her Dashboards begin with the paid-off loans among the others. */
  showPaidOff: boolean;
  /** Brands the customer has loans with, and which of them the service serves now. */
  brands: readonly Brand[];
  availableProviders: readonly Brand[];
};

/**
 * Why a session ended without being asked to. The first four are the session errors of calls §8 "Sign-in and session" (ERR-034),
 * the fifth is this person's sign-out in another tab.
 */
export const SESSION_ENDS = ['invalidSession', 'userNotFound', 'deviceKeyNotFound', 'missingDeviceKey', 'signedOutElsewhere'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
