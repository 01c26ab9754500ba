import type { Generated } from 'kysely';
import type { Brand } from '../../../contract/brands.ts';

/** Draws, new loans and the offers they come from. Units and rules: see ../tables.ts. */
export interface DrawsTables {
  disbursement: DisbursementTable;
  offer: OfferTable;
  origination: OriginationTable;
}

/** Money that went, or waits to be handed, to a customer: by a draw, or with a new loan. */
interface DisbursementTable {
  /** The key of the job that paid it out. */
  transaction_id: string;
  loan_id: string;
  customer_id: string;
  /** PAYMENT_CHANNEL. */
  channel: number;
  cents: number;
  /** What the customer says at the counter. */
  reference_number: string;
  /** The day of the books from which it costs interest. */
  paid_on: string;
  at: number;
  cancelled_at: number | null;
}

interface OfferTable {
  offer_key: string;
  /** OFFER_ID: which kind it is. */
  offer_id: number;
  customer_id: string;
  /** The loan it is about; null for a new one. */
  loan_id: string | null;
  brand: Brand;
  /** When it expires. */
  doc_exp: number;
  settlement_cents: number | null;
  qualified_cents: number | null;
  /** Of an appraisal offer: the origination that it opens. */
  application_id: string | null;
}

/** A new loan that is offered after an appraisal, and how far it has come. */
export interface OriginationTable {
  application_id: string;
  appraisal_id: string;
  person: string;
  customer_id: string;
  lms_id: string;
  brand: Brand;
  /** Where the loan would be made; the specification calls the same place locationId. */
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
  /** When the customer asked to be called. */
  called_for_at: number | null;
  /** What was asked for with the loan; zero and none until then. */
  disbursement_cents: Generated<number>;
  disbursement_type: Generated<number>;
  /** The number given to the new loan; the loan itself is there when it has been made. */
  new_loan_id: string | null;
}
