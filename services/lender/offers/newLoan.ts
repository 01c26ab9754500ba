import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { addDays } from '../days.ts';
import type { Db } from '../handler.ts';
import { DUE_EVERY_DAYS, interestOn, type Books } from '../loans/arithmetic.ts';
import type { Validations } from '../loans/toLoan.ts';
import { STORES } from '../people/places.ts';
import type { LoanTable } from '../store/tables.ts';
import type { OriginationTable } from '../store/tables/draws.ts';

export type OriginationRow = Selectable<OriginationTable>;

/** The number of installments of a new loan. Ours. */
const INSTALLMENTS = 12;
/** The minimum of a loan that refinances it, cents. */
const MINIMUM_LOAN_CENTS = 50_000;

/** The books of a new loan: each installment is a twelfth of the principal plus one period's interest on all of it, in whole cents. */
export function newBooks(cents: number, rateBps: number, madeOn: string): Books {
  const dueOn = addDays(madeOn, DUE_EVERY_DAYS);
  const books = {
    principal_cents: cents,
    interest_cents: 0,
    accrued_on: madeOn,
    rate_bps: rateBps,
    installment_cents: 0,
    paid_toward_cents: 0,
    due_on: dueOn,
  };
  return { ...books, installment_cents: Math.ceil(cents / INSTALLMENTS) + interestOn(books, dueOn) };
}

/** The loan of an origination: Open, and not signed yet; its books start again when it is signed (sendHeld). Spec: portal §2 "Origination resume". */
export function newLoan(from: OriginationRow, loanId: string, cents: number, madeOn: string): Insertable<LoanTable> {
  const { phone, state } = STORES[from.brand];
  const flags: Validations = {
    isDisbursementAvailable: false,
    guestRefinanceEnabled: false,
    partialPayConfirmViewable: false,
    isOfrReinstateAmount: false,
    skipAutoPayConfirm: true,
    renewsOnline: false,
  };
  return {
    ...newBooks(cents, from.rate_bps, madeOn),
    loan_id: loanId,
    loan_header: `${from.store_id}-${loanId}-1`,
    person: from.person,
    customer_id: from.customer_id,
    cosigner_customer_id: null,
    lms_id: from.lms_id,
    store_id: from.store_id,
    product_id: from.product_id,
    product_name: from.product_name,
    brand: from.brand,
    status_id: LOAN_STATUS.Open,
    paid_off_on: null,
    refinance_eligible: false,
    minimum_loan_cents: MINIMUM_LOAN_CENTS,
    store_phone: phone,
    store_state: state,
    intent_id: randomUUID(),
    collateral: from.collateral,
    validations: JSON.stringify(flags),
    credit_limit_cents: 0,
    waiting_draw_key: null,
    waiting_draw_until: null,
    surety_bond: false,
    new_product_id: null,
    auto_pay: null,
    unsigned_application_id: from.application_id,
  };
}

/** The customer's next loan number: loan system, customer, serial number. When two jobs take the same one, the database refuses one, and its job is retried. */
export async function nextLoanId(db: Db, { lms_id, customer_id }: Pick<OriginationRow, 'lms_id' | 'customer_id'>): Promise<string> {
  const prefix = `${lms_id}${customer_id.slice(-SERIAL_DIGITS)}`;
  const taken = await db.selectFrom('loan').select('loan_id').where('loan_id', '>=', prefix).where('loan_id', '<', `${prefix}~`).execute();
  const serials = taken.map(({ loan_id }) => loan_id.slice(prefix.length)).filter((serial) => serial.length === SERIAL_DIGITS);
  return `${prefix}${String(Math.max(0, ...serials.map(Number)) + 1).padStart(SERIAL_DIGITS, '0')}`;
}

const SERIAL_DIGITS = 3;
