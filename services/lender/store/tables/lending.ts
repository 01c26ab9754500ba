/** Refinance, settlement, recovery, applications. Units and rules: see ../tables.ts. */
export interface LendingTables {
  refinance: RefinanceTable;
  settlement: SettlementTable;
  risk: RiskTable;
  repo: RepoTable;
  application: ApplicationTable;
  location_consent: LocationConsentTable;
}

/** A loan that was made from an older one. */
interface RefinanceTable {
  new_loan_id: string;
  new_loan_header: string;
  /** The old one. */
  loan_id: string;
  message_key: string;
  customer_id: string;
  /** What was paid with it. */
  cents: number;
  /** What was lent on top and sent out. */
  disbursed_cents: number;
  /** "Visa •••• 4242": what the payment came from, and goes back to. */
  method: string;
  confirmation_number: string;
  /** JSON: the books, the status and the auto pay of the old loan as they were, so that it can be put back. */
  books: string;
  made_at: number;
  cancelled_at: number | null;
  /** Confirmation number of the cancellation. */
  cancel_number: string | null;
}

/** How far a settlement has come; the offer itself is kept with the offers. */
interface SettlementTable {
  loan_id: string;
  doc_signed: boolean;
  payment_made: boolean;
}

/** What the last review of a loan has found. */
interface RiskTable {
  loan_id: string;
  /** The credit limit before it; null when it has not changed. */
  old_limit_cents: number | null;
  /** No refinance for now. */
  denied: boolean;
}

/** A vehicle that is being, or has been, taken back. */
interface RepoTable {
  loan_id: string;
  /** Paying this brings the loan back to Open; null when only the store can say. */
  reinstate_cents: number | null;
  /** Where the vehicle is, or who is looking for it. */
  place: string;
  /** When the customer asked to have it back, and which profile did. */
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

/** That somebody said where he is, in a state that asks for it. */
interface LocationConsentTable {
  loan_id: string;
  profile_id: string;
  /** Two letters. */
  state: string;
  transaction_type: string;
  did_consent: boolean;
  /** The customer's own clock, as sent. */
  said_at: string;
  at: number;
}
