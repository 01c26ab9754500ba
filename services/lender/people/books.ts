import { LOAN_STATUS } from '../../contract/enums.ts';
import { addDays, noonOf } from '../days.ts';
import { afterPayment, DUE_EVERY_DAYS, payoffOn, type Books } from '../loans/arithmetic.ts';
import type { Validations } from '../loans/toLoan.ts';
import type { LedgerTable, LoanTable } from '../store/tables.ts';
import { enrolledWith } from '../payment/autoPay.ts';
import { cardOf } from './cards.ts';
import { customerIdOf, loanIdOf, PRODUCTS, type LoanPlan, type Person } from './person.ts';
import { LMS, STORES } from './places.ts';
import { nameOfCard } from '../cards/nameOfCard.ts';

/** A loan without its intent, which changes with each payment, and its ledger. */
export type LoanHistory = { loan: Omit<LoanTable, 'intent_id'>; ledger: LedgerTable[] };

/** Makes a loan and its history from the plan, with the arithmetic of real payments. */
export function makeLoan(person: Person, plan: LoanPlan, place: number, today: string): LoanHistory {
  const loanId = loanIdOf(person.name, plan.lms, place);
  const customerId = customerIdOf(person.name, plan.lms, plan.ofSecond);
  const store = STORES[plan.brand];
  const entry = { loan_id: loanId, customer_id: customerId, status: 'settled' as const, confirmation_number: '', method: '' };
  const ledger: LoanHistory['ledger'] = [];
  const dueNow = addDays(today, plan.dueInDays);
  const madeOn = addDays(dueNow, -DUE_EVERY_DAYS * (plan.met + 1));
  let books: Books = {
    principal_cents: plan.borrowed,
    interest_cents: 0,
    accrued_on: madeOn,
    rate_bps: plan.rateBps,
    installment_cents: plan.installment,
    paid_toward_cents: 0,
    due_on: addDays(madeOn, DUE_EVERY_DAYS),
  };
  ledger.push({
    ...entry,
    id: `${loanId}-made`,
    kind: 'origination',
    cents: plan.borrowed,
    key: `${loanId}-made`,
    at: noonOf(madeOn),
    balance_cents: plan.borrowed,
  });
  const pay = (cents: number, day: string) => {
    books = afterPayment(books, cents, day);
    const id = `${loanId}-${ledger.length}`;
    const confirmation_number = `H${loanId}${String(ledger.length).padStart(4, '0')}`;
    ledger.push({
      ...entry,
      id,
      kind: 'payment',
      cents,
      key: id,
      at: noonOf(day),
      balance_cents: payoffOn(books, day),
      confirmation_number,
      method: METHOD,
    });
  };
  const parts = plan.parts ?? 1;
  for (let part = 1; part <= plan.met * parts; part++) pay(plan.installment / parts, addDays(madeOn, (part * DUE_EVERY_DAYS) / parts));
  const paidOffOn = plan.paidOffDaysAgo === undefined ? null : addDays(today, -plan.paidOffDaysAgo);
  if (paidOffOn !== null) pay(payoffOn(books, paidOffOn), paidOffOn);

  const flags: Validations = {
    isDisbursementAvailable: plan.disbursement ?? false,
    guestRefinanceEnabled: plan.guestRefinance ?? false,
    partialPayConfirmViewable: plan.partialPayConfirm ?? false,
    isOfrReinstateAmount: plan.repo?.reinstate !== undefined,
    skipAutoPayConfirm: plan.confirmsAutoPay !== true,
    renewsOnline: plan.renewsOnline ?? false,
  };
  const loan: LoanHistory['loan'] = {
    ...books,
    loan_id: loanId,
    loan_header: `${store.storeId}-${loanId}-1`,
    person: person.name,
    customer_id: customerId,
    cosigner_customer_id: plan.cosigner === undefined ? null : customerIdOf(plan.cosigner, plan.lms),
    lms_id: LMS[plan.lms],
    store_id: store.storeId,
    product_id: PRODUCTS[plan.product].id,
    product_name: PRODUCTS[plan.product].name,
    brand: plan.brand,
    status_id: paidOffOn === null ? (plan.status ?? LOAN_STATUS.Open) : LOAN_STATUS.PaidOff,
    paid_off_on: paidOffOn,
    refinance_eligible: plan.refinanceEligible ?? false,
    minimum_loan_cents: MINIMUM_LOAN_CENTS,
    store_phone: store.phone,
    store_state: store.state,
    collateral: plan.collateral ? JSON.stringify(plan.collateral) : null,
    validations: JSON.stringify(flags),
    credit_limit_cents: plan.creditLimit ?? 0,
    waiting_draw_key: null,
    waiting_draw_until: null,
    surety_bond: plan.suretyBond ?? false,
    new_product_id: plan.switchTo === undefined ? null : PRODUCTS[plan.switchTo].id,
    auto_pay: autoPayOf(person, plan, today),
    unsigned_application_id: null,
  };
  return { loan, ledger };
}

/** Autopay with a card of the person, as a payment would have stored it. */
function autoPayOf(person: Person, { autoPayCard }: LoanPlan, today: string): string | null {
  const plan = person.cards[(autoPayCard ?? 0) - 1];
  if (autoPayCard === undefined || !plan) return null;
  const card = cardOf(person, plan, autoPayCard - 1, today);
  return JSON.stringify(enrolledWith(card));
}

/** The minimum of a refinanced loan, cents. */
const MINIMUM_LOAN_CENTS = 50_000;
const METHOD = nameOfCard({ card_type: 'visa', last_four: '4242' });
