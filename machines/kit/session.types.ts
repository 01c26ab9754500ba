import type { Brand } from '../../services/contract/brands.ts';

/** Who is signed in, as charts know it: facts, never tokens. Spec: portal §3 "Session state". */
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
  /** Brands the customer has loans with, and which of them the service serves now. */
  brands: readonly Brand[];
  availableProviders: readonly Brand[];
};

/** Limits and flags of GET /configsettings that charts read, with the specification's defaults where the service is silent. */
export type Settings = {
  sessionTimeoutMinutes: number;
  wrongPasswordRedirectCount: number;
  paymentTimeoutSeconds: number;
  pastDuePhoneDayLimit: number;
};
