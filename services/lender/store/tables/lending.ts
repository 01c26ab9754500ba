/** Refinance, settlement, recovery, applications. Units and rules: see ../tables.ts. */
export interface LendingTables {
  refinance: RefinanceTable;
  refinance_terms: RefinanceTermsTable;
  settlement: SettlementTable;
  risk: RiskTable;
  repo: RepoTable;
  application: ApplicationTable;
  location_consent: LocationConsentTable;
  location_check: { loan_id: string; profile_id: string; state: string; at: number };
}

/** A refinance. */
interface RefinanceTable {
  new_loan_id: string;
  new_loan_header: string;
  /** The old loan. */
  loan_id: string;
  message_key: string;
  customer_id: string;
  /** The payment. */
  cents: number;
  /** The disbursed cash. */
  disbursed_cents: number;
  /** "Visa •••• 4242": the card of the payment, and of its return. */
  method: string;
  confirmation_number: string;
  /** JSON: books, status and autopay of the old loan before the refinance, for a cancellation. */
  books: string;
  made_at: number;
  cancelled_at: number | null;
  /** Confirmation number of the cancellation. */
  cancel_number: string | null;
}

/** The terms of the papers that a party of a loan was given last. Earlier papers are void. */
interface RefinanceTermsTable {
  loan_id: string;
  profile_id: string;
  /** Loan.intentId: a payment makes the papers void. */
  intent_id: string;
  terms_id: string;
  /** JSON: NewTerms. */
  terms: string;
  at: number;
}

/** The progress of a settlement; the offer itself is in the table `offer`. */
interface SettlementTable {
  loan_id: string;
  doc_signed: boolean;
  payment_made: boolean;
}

/** The last risk review of a loan. */
interface RiskTable {
  loan_id: string;
  /** The credit limit before the review; null when it did not change. */
  old_limit_cents: number | null;
  /** No refinance for now. */
  denied: boolean;
}

/** A vehicle that is out for repossession or repossessed. */
interface RepoTable {
  loan_id: string;
  /** The amount to reinstate the loan; null when only the store can tell. */
  reinstate_cents: number | null;
  /** Where the vehicle is, or who is looking for it. */
  place: string;
  /** When the customer asked for the vehicle, and the customer's profile. */
  asked_at: number | null;
  asked_by: string | null;
}

interface ApplicationTable {
  application_id: string;
  customer_id: string;
  lms_id: string;
  status: 'started' | 'submitted' | 'approved' | 'declined';
  changed_at: number;
}

/** A customer's statement of the location. */
interface LocationConsentTable {
  loan_id: string;
  profile_id: string;
  /** Two letters. */
  state: string;
  transaction_type: string;
  did_consent: boolean;
  /** The time on the customer's clock, as sent. */
  said_at: string;
  at: number;
}
