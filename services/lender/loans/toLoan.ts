import { sql } from 'kysely';
import * as v from 'valibot';
import { AutoPay } from '../../contract/autoPay.ts';
import { LOAN_STATUS } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import { drawingOf } from '../draws/drawingOf.ts';
import type { Caller, Db } from '../handler.ts';
import type { Settings } from '../settings.ts';
import type { LoanRow } from './access.ts';
import { daysLateOn, minimumDueOn, nextDueOn, pastDueOn, payoffOn, requiredOn } from './arithmetic.ts';
import { onlineStoreAddress } from '../onlineStorePath.ts';
import { isPayable } from './payable.ts';
import { switchAmountOn } from './refinance.ts';
import { inRecovery, isOver, takesRefinance } from './status.ts';
import { dueDateOf, isUnsigned, signBy } from './unsigned.ts';
import { Collateral } from './collateral.ts';

type WireLoan = Answered<'GET /accounts'>['loans'][number];

/** A party of a loan, with the fields that a loan shows. */
type Party = { customer_id: string; name: string; display_ssn: string; registered: boolean };

/** The stored flags of Loan.validations, `renewsOnline`: the loan is renewed in the online store, and `saysRefinance`. Spec: portal §3 "Loan" (ENT-011). */
export const Validations = v.object({
  isDisbursementAvailable: v.boolean(),
  guestRefinanceEnabled: v.boolean(),
  partialPayConfirmViewable: v.boolean(),
  isOfrReinstateAmount: v.boolean(),
  skipAutoPayConfirm: v.boolean(),
  renewsOnline: v.optional(v.boolean(), false), // loans of an older sandbox do not have it
  saysRefinance: v.optional(v.boolean()), // of a loan that a refinance has made
});
export type Validations = v.InferOutput<typeof Validations>;

/** Today in the lender's time zone, the lender's settings, and the origin of its online store. */
type LoanOptions = { today: string; settings: Settings; vaultOrigin: string };

/** Rows of the table -> loans of the contract, for this caller. */
export async function toLoans(db: Db, caller: Caller, rows: readonly LoanRow[], options: LoanOptions): Promise<WireLoan[]> {
  const parties = await partiesOf(db, rows);
  const newLoans = await newLoansOf(db, rows);
  const lastDays = await lastDaysToSign(db, rows);
  return rows.map((row) => {
    const replacedBy = newLoans.get(row.loan_id);
    const loan = toLoan(row, caller, parties, options);
    const lastDay = lastDays.get(row.loan_id);
    const unsigned = loan.unsigned && lastDay !== undefined ? { unsigned: { ...loan.unsigned, signBy: lastDay } } : {};
    return { ...loan, ...unsigned, ...(replacedBy !== undefined && { replacedBy }) };
  });
}

/** Until when each loan that waits for its signature, and whose money is held, can be signed. */
async function lastDaysToSign(db: Db, rows: readonly LoanRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(isUnsigned).map(({ loan_id }) => loan_id);
  if (ids.length === 0) return new Map();
  const held = await db
    .selectFrom('ledger')
    .innerJoin('origination', 'origination.new_loan_id', 'ledger.loan_id')
    .select(['ledger.loan_id', 'ledger.at as made_at', 'origination.doc_exp'])
    .where('ledger.loan_id', 'in', ids)
    .where('ledger.kind', '=', 'origination')
    .where('ledger.status', '=', 'pending')
    .execute();
  return new Map(held.map((line) => [line.loan_id, signBy(line)]));
}

/** The loan that each refinanced one was replaced by. */
async function newLoansOf(db: Db, rows: readonly LoanRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(({ status_id }) => status_id === LOAN_STATUS.Refinance).map(({ loan_id }) => loan_id);
  if (ids.length === 0) return new Map();
  const made = db.selectFrom('refinance').select(['loan_id', 'new_loan_id']).where('loan_id', 'in', ids).where('cancelled_at', 'is', null);
  return new Map((await made.execute()).map(({ loan_id, new_loan_id }) => [loan_id, new_loan_id]));
}

/** Is the customer linked to the profile? */
const isLinked = sql<boolean>`profile.customer_ids::jsonb @> jsonb_build_object(customer.lms_id, customer.customer_id)`;

async function partiesOf(db: Db, rows: readonly LoanRow[]): Promise<Map<string, Party>> {
  const ids = [...new Set(rows.flatMap((row) => [row.customer_id, row.cosigner_customer_id ?? row.customer_id]))];
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('customer')
    .leftJoin('profile', (join) => join.on(isLinked).on('profile.password_hash', '<>', ''))
    .select(['customer.customer_id', 'customer.name', 'customer.display_ssn', 'profile.profile_id'])
    .where('customer.customer_id', 'in', ids)
    .execute();
  return new Map(found.map(({ profile_id, ...party }) => [party.customer_id, { ...party, registered: profile_id !== null }]));
}

function toLoan(
  row: LoanRow,
  caller: Caller,
  parties: ReadonlyMap<string, Party>,
  { today, settings, vaultOrigin }: LoanOptions,
): WireLoan {
  const flags = v.parse(Validations, JSON.parse(row.validations));
  const borrower = parties.get(row.customer_id);
  const cosigner = row.cosigner_customer_id === null ? undefined : parties.get(row.cosigner_customer_id);
  const other = cosigner && (caller.customerIds.includes(row.customer_id) ? cosigner : borrower); // the "alternate" is the party that is not the caller
  const owesNothing = isOver(row.status_id) || isUnsigned(row);
  const drawing: ReturnType<typeof drawingOf> = caller.customerIds.includes(row.customer_id)
    ? drawingOf(row, flags.isDisbursementAvailable, today)
    : {};
  const amount = (centsOn: (books: LoanRow, day: string) => number) => toMoneyText(owesNothing ? 0 : centsOn(row, today));
  return {
    loanId: row.loan_id,
    loanHeader: row.loan_header,
    lmsId: row.lms_id,
    storeId: row.store_id,
    productId: row.product_id,
    productName: row.product_name,
    loanStatusId: v.parse(LoanStatusId, row.status_id),
    paidOff: row.paid_off_on !== null,
    ...(row.paid_off_on !== null && { paidOffDate: row.paid_off_on }),
    brand: row.brand,
    cosignerId: row.cosigner_customer_id ?? '',
    alternateName: other?.name ?? '',
    ...(other && { alternateId: other.customer_id }),
    alternateLinked: other?.registered ?? false,
    refinanceEligible: row.refinance_eligible && takesRefinance(row.status_id),
    payable: isPayable({
      status: row.status_id,
      unsigned: isUnsigned(row),
      refinanceEligible: row.refinance_eligible,
      ssnMissing: borrower?.display_ssn === '' || cosigner?.display_ssn === '',
      noSsnAllowed: settings.allowNoSsnRefinance,
    }),
    useRefiTerm: usesRefiTerm(row),
    storePhoneNumber: row.store_phone,
    localStoreState: row.store_state,
    payoffAmount: amount(payoffOn),
    minimumLoanAmount: toMoneyText(row.minimum_loan_cents),
    minimumAmountDue: amount(minimumDueOn),
    productSwitchAmountDue: amount(row.new_product_id === null ? minimumDueOn : switchAmountOn),
    minimumRequiredAmount: amount(requiredOn),
    pastDueAmount: amount(pastDueOn),
    daysLate: owesNothing ? 0 : daysLateOn(row, today),
    dueDate: dueDateOf(row, today),
    ...(!owesNothing && daysLateOn(row, today) > 0 && { nextDueDate: nextDueOn(row, today) }),
    intentId: row.intent_id,
    suretyBond: row.surety_bond,
    productMigration: row.new_product_id !== null && takesRefinance(row.status_id),
    ...(row.new_product_id !== null && { disburseProductMigration: { newProductId: row.new_product_id } }),
    ...(flags.renewsOnline &&
      takesRefinance(row.status_id) && { ecommerceRefinanceUrl: onlineStoreAddress(vaultOrigin, row.brand, row.loan_id) }),
    ...(row.auto_pay !== null && { autoPay: v.parse(AutoPay, JSON.parse(row.auto_pay)) }),
    ...(row.collateral !== null && { collateralDetail: v.parse(Collateral, JSON.parse(row.collateral)) }),
    ...drawing,
    ...(row.unsigned_application_id !== null && {
      unsigned: { applicationId: row.unsigned_application_id, loanAmount: toMoneyText(row.principal_cents) },
    }),
    validations: {
      isDisbursementAvailable: drawing.disbursement !== undefined,
      guestFeatures: { guestRefinanceEnabled: flags.guestRefinanceEnabled },
      partialPayConfirmViewable: flags.partialPayConfirmViewable,
      isOfrReinstateAmount: flags.isOfrReinstateAmount && inRecovery(row.status_id),
      isInOfrStatus: inRecovery(row.status_id),
      skipAutoPayConfirm: flags.skipAutoPayConfirm,
    },
  };
}

/** The word for a renewal; a loan that a renewal has made keeps that of the loan before. Spec: portal §4 (RULE-031). */
export const usesRefiTerm = ({ refinance_eligible, validations }: Pick<LoanRow, 'refinance_eligible' | 'validations'>): boolean =>
  v.parse(Validations, JSON.parse(validations)).saysRefinance ?? refinance_eligible;

const LoanStatusId = v.picklist(Object.values(LOAN_STATUS));
