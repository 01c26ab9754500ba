export type { Person } from '../../services/contract/session.ts';

/** Limits and flags of GET /configsettings that charts read, with the specification's defaults where the service is silent. */
export type Settings = {
  sessionTimeoutMinutes: number;
  wrongPasswordRedirectCount: number;
  paymentTimeoutSeconds: number;
  pastDuePhoneDayLimit: number;
  /** The shown name of the brand that the specification masks. */
  productBrandName: string;
};
