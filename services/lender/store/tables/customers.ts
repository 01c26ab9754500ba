/** Details of customers: addresses, banks, military status. Units and rules: see ../tables.ts. */
export interface CustomersTables {
  customer_detail: CustomerDetailTable;
  customer_bank: CustomerBankTable;
  replacement: ReplacementTable;
}

export interface CustomerDetailTable {
  customer_id: string;
  /** Date of birth, encrypted (customers/secrets.ts). */
  born: string;
  /** Keyed digest of the SSN; empty when none is on file. */
  ssn_digest: string;
  store_id: string;
  status: 'Active' | 'Inactive';
  pay_frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
  last_pay_on: string;
  discretionary_income_cents: number;
  /** JSON list of texts; the first is customer.email. */
  emails: string;
  /** JSON list of { phoneNumber, type }; the digits of the first are customer.phone. */
  contact_numbers: string;
  /** JSON list of CustomerAddress. */
  addresses: string;
  /** CONTACT_PREFERENCE. */
  contact_preference: number;
  /** JSON: Demographics. */
  demographics: string;
  married: boolean;
  /** JSON: Spouse; null when none is on file. */
  spouse: string | null;
  /** The customer's statement, and its date. */
  is_military: boolean;
  military_as_of: string;
  /** The register's entry at the last check. */
  covered_borrower: boolean;
  /** The entry in the register of covered borrowers, which is not the lender's. */
  on_register: boolean;
}

export interface CustomerBankTable {
  bank_account_id: string;
  customer_id: string;
  bank_name: string;
  routing_number: string;
  last_four: string;
  /** Keyed digest of routing and account number: the same account is stored once. */
  account_digest: string;
  is_primary: boolean;
  created_at: number;
}

/** A replacement of a profile's account: GET /customer offers it, POST /replaceCustomer requests it, PUT /replaceCustomer does it. */
export interface ReplacementTable {
  return_id: string;
  profile_id: string;
  customer_id: string;
  replaced_customer_id: string;
  state: 'offered' | 'pending' | 'replaced';
  /** ms of the lender's clock. */
  until: number;
}
