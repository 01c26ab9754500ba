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

/** A new loan is to be paid back in about so many instalments. Ours. */
const INSTALMENTS = 12;
/** A loan that is made from it by a refinance is at least this, cents. */
const MINIMUM_LOAN_CENTS = 50_000;

/** The books of a new loan: each instalment is a twelfth of it and a month's interest on the whole, in whole cents. */
export function newBooks(cents: number, rateBps: number, madeOn: string): Books {
  const dueOn = addDays(madeOn, DUE_EVERY_DAYS);
  const books = {
    principal_cents: cents,
    interest_cents: 0,
    accrued_on: madeOn,
    rate_bps: rateBps,
    instalment_cents: 0,
    paid_toward_cents: 0,
    due_on: dueOn,
  };
  return { ...books, instalment_cents: Math.ceil(cents / INSTALMENTS) + interestOn(books, dueOn) };
}

/** The loan that an origination makes: Open, and not signed yet. Spec: portal §2 "Origination resume". */
export function newLoan(from: OriginationRow, loanId: string, cents: number, madeOn: string): Insertable<LoanTable> {
  const { phone, state } = STORES[from.brand];
  const flags: Validations = {
    isDisbursementAvailable: false,
    guestRefinanceEnabled: false,
    partialPayConfirmViewable: false,
    isOfrReinstateAmount: false,
    skipAutoPayConfirm: true,
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
  };
}

/** The next number of this customer's loans: system, customer, place. Two that take the same one at once meet in the database, and one of them tries again. */
export async function nextLoanId(db: Db, { lms_id, customer_id }: Pick<OriginationRow, 'lms_id' | 'customer_id'>): Promise<string> {
  const begins = `${lms_id}${customer_id.slice(-PLACE_DIGITS)}`;
  const taken = await db.selectFrom('loan').select('loan_id').where('loan_id', '>=', begins).where('loan_id', '<', `${begins}~`).execute();
  const places = taken.map(({ loan_id }) => loan_id.slice(begins.length)).filter((place) => place.length === PLACE_DIGITS); // a refinance numbers its loans otherwise
  return `${begins}${String(Math.max(0, ...places.map(Number)) + 1).padStart(PLACE_DIGITS, '0')}`;
}

const PLACE_DIGITS = 3;
