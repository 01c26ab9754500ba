import type { Generated } from 'kysely';
import type { Brand } from '../../../contract/brands.ts';

/** Draws, offers and new loans. Units and rules: see ../tables.ts. */
export interface DrawsTables {
  disbursement: DisbursementTable;
  offer: OfferTable;
  origination: OriginationTable;
}

/** Money paid to a customer, or waiting to be collected: from a draw or a new loan. */
interface DisbursementTable {
  /** The message key of its job. */
  transaction_id: string;
  loan_id: string;
  customer_id: string;
  /** PAYMENT_CHANNEL. */
  channel: number;
  cents: number;
  /** The number by which the customer collects the money. */
  reference_number: string;
  /** The first day of interest. */
  paid_on: string;
  at: number;
  cancelled_at: number | null;
}

interface OfferTable {
  offer_key: string;
  /** OFFER_ID: the kind of offer. */
  offer_id: number;
  customer_id: string;
  /** The loan of a settlement; null for a new loan. */
  loan_id: string | null;
  brand: Brand;
  /** Expiration time. */
  doc_exp: number;
  settlement_cents: number | null;
  qualified_cents: number | null;
  /** The origination of an appraisal offer. */
  application_id: string | null;
}

/** A new loan offered after an appraisal, and its progress. */
export interface OriginationTable {
  application_id: string;
  appraisal_id: string;
  person: string;
  customer_id: string;
  lms_id: string;
  brand: Brand;
  /** The store of the new loan; the specification also calls it locationId. */
  store_id: string;
  product_id: string;
  product_name: string;
  loan_type_code: string;
  rate_bps: number;
  min_cents: number;
  max_cents: number;
  /** JSON: year, make, model; null when unsecured. */
  collateral: string | null;
  /** JSON of disbursementOptions. */
  options: string;
  doc_exp: number;
  appraisal_status: 'offered' | 'accepted';
  /** When the customer requested a call. */
  called_for_at: number | null;
  /** The requested amount and channel; zero and none before the request. */
  disbursement_cents: Generated<number>;
  disbursement_type: Generated<number>;
  /** The assigned loan number. The loan itself exists only after the job has made it. */
  new_loan_id: string | null;
}
