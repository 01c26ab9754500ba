import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { handOffAddress } from '../../services/contract/handOffAddress.ts';
import { autopayIsOffered } from '../kit/autopayIsOffered.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { whyNotDraw } from '../kit/drawEligibility.ts';
import { firstFailing } from '../kit/firstFailing.ts';
import { isStoreOnly } from '../kit/vehicleRecovery.ts';
import { renewalWay } from '../kit/renewalEligibility.ts';
import { statusAccess } from '../kit/statusAccess.ts';
import { loanIsSigned } from '../kit/unsigned.rules.ts';
import type { Person } from '../kit/session.types.ts';
import type { AccountsContext } from './accounts.types.ts';

/** Whom to call about a loan. `hours` is empty for a store: the contract gives only its number. */
export type Contact = { who: 'store' | 'customerService'; phone: string; hours: string };

/** A loan status by its name of the specification. Spec: portal §3 "Loan status ids". */
export type StatusName = keyof typeof LOAN_STATUS;

const DAY_MS = 86_400_000;

const isStatusName = (text: string): text is StatusName => Object.hasOwn(LOAN_STATUS, text);

export function statusName(loan: Pick<Loan, 'loanStatusId'>): StatusName {
  const found = Object.keys(LOAN_STATUS)
    .filter(isStatusName)
    .find((name) => LOAN_STATUS[name] === loan.loanStatusId);
  if (!found) throw new RangeError(`statusName: no loan status has the id ${loan.loanStatusId}`);
  return found;
}

/** Active means not paid off. Spec: portal §4 (RULE-023). */
export const isActive = (loan: Pick<Loan, 'paidOff'>): boolean => !loan.paidOff;

/** Why a payment cannot be made; the first clause that fails is shown. Spec: OPEN-039, ROUTE-067, portal §4 (RULE-019, RULE-023), §2 guard 5, R-4. */
export const payClauses = {
  loanIsActive: (loan: Loan) => isActive(loan) && statusAccess(loan) !== 'look',
  statusAllows: (loan: Loan) => statusAccess(loan) !== 'blocked',
  storeIsNotNeeded: (loan: Loan) => !isStoreOnly(loan),
  brandIsOpen: (loan: Loan, person: Pick<Person, 'brands' | 'availableProviders'>) => brandIsOpen(loan.brand, person),
  loanIsSigned,
  loanIsPayable: (loan: Loan) => loan.payable,
  somethingIsOwed: (loan: Loan) => loan.payoffAmount > 0,
};
export type PayClause = keyof typeof payClauses;

/** The clause that forbids paying this loan now, or null when nothing does. */
export const whyNotPay = (loan: Loan, person: Pick<Person, 'brands' | 'availableProviders'>): PayClause | null =>
  firstFailing(payClauses, loan, person);

/** The page of the online store that renews this loan, or null. A loan that takes no payment is not renewed either. Spec: FLOW-REFI-07. */
export const renewalAddress = (loan: Loan, person: Pick<Person, 'brands' | 'availableProviders'>): string | null =>
  whyNotPay(loan, person) === null ? handOffAddress(loan.ecommerceRefinanceUrl ?? '') : null;

/** Whether the loan can be renewed with a payment; null where it takes no payment, or is renewed in the online store. Nobody in bankruptcy renews (rest-1). */
export const renewalOf = (
  loan: Loan,
  { person, bankrupt, systems }: Pick<AccountsContext, 'person' | 'bankrupt' | 'systems'>,
): ReturnType<typeof renewalWay> | null => {
  if (whyNotPay(loan, person) !== null || (loan.ecommerceRefinanceUrl ?? '') !== '') return null;
  return bankrupt ? 'notOffered' : renewalWay({ loan, person, nlsId: systems?.NLS ?? '' });
};

/** Autopay that is on can be changed; a loan without it is offered it under a condition. */
export const mayOpenAutoPay = (loan: Loan, { person, settings }: Pick<AccountsContext, 'person' | 'settings'>): boolean =>
  whyNotPay(loan, person) === null && (autopayIsOffered(loan, settings) || loan.autoPay?.enrolled === true);

/** `waiting`: a draw is not decided or not collected. Somebody in bankruptcy draws nothing (rest-1). Spec: ROUTE-086 (draw-4, draw-10). */
export const cashOf = (
  loan: Loan,
  { person, bankrupt }: Pick<AccountsContext, 'person' | 'bankrupt'>,
): 'offered' | 'waiting' | 'forbidden' => {
  if (loan.pendingDrawKey !== undefined) return 'waiting';
  return bankrupt || whyNotDraw({ loan, person }) !== null ? 'forbidden' : 'offered';
};

/** The id of the loan that replaced a refinanced loan; empty unless the customer's list has it. */
export const replacementOf = ({ replacedBy = '' }: Pick<Loan, 'replacedBy'>, { loans }: Pick<AccountsContext, 'loans'>): string =>
  loans?.some(({ loanId }) => loanId === replacedBy) ? replacedBy : '';

/** Who else holds the lock of this loan; empty when nobody does. A lock without a name can only be the other party's. Spec: ROLE-007. */
export const holderOf = (loan: Pick<Loan, 'loanId' | 'alternateName'>, { heldBy }: Pick<AccountsContext, 'heldBy'>): string => {
  const holder = heldBy[loan.loanId];
  return holder === '' ? loan.alternateName : (holder ?? '');
};

/** Late loans first, the longest late on top; then new loans to sign; then by due date; then blocked ones; paid-off ones last, the latest first. */
export function inOrder(loans: readonly Loan[]): Loan[] {
  const rank = (loan: Loan) => {
    if (!isActive(loan)) return 4;
    if (statusAccess(loan) === 'blocked') return 3;
    if (loan.daysLate > 0) return 0;
    return loanIsSigned(loan) ? 2 : 1;
  };
  return loans.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.daysLate - a.daysLate ||
      (isActive(a) ? a.dueDate.localeCompare(b.dueDate) : (b.paidOffDate ?? '').localeCompare(a.paidOffDate ?? '')) ||
      a.loanId.localeCompare(b.loanId),
  );
}

export { dayOf } from '../kit/day.ts';

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);

/** The store up to the limit; beyond it, or without a store's number, customer service. Spec: OPEN-034 (CONST-005). */
export const callsStore = (loan: Pick<Loan, 'daysLate' | 'storePhoneNumber'>, limitDays: number): boolean =>
  loan.daysLate <= limitDays && loan.storePhoneNumber !== '';

/** Whom to call about a loan: the store, or customer service of the loan's system. Null when no number is known. Spec: OPEN-034, OPEN-036. */
export function contactFor(
  loan: Loan,
  { settings, contacts, systems }: Pick<AccountsContext, 'settings' | 'contacts' | 'systems'>,
): Contact | null {
  const store: Contact | null = loan.storePhoneNumber ? { who: 'store', phone: loan.storePhoneNumber, hours: '' } : null;
  if (callsStore(loan, settings.pastDuePhoneDayLimit) || !contacts) return store;
  const office = loan.brand === 'InstaLoan' ? contacts.InstaLoan : loan.lmsId === systems?.NLS ? contacts.NLS : contacts.TLXe;
  return { who: 'customerService', ...office };
}

/** The number for a card in a list: empty while it is customer service's and not loaded. Spec: OPEN-034. */
export function listedPhone(loan: Loan, context: Pick<AccountsContext, 'settings' | 'contacts' | 'systems'>): string {
  const contact = contactFor(loan, context);
  const standsIn = contact?.who === 'store' && !callsStore(loan, context.settings.pastDuePhoneDayLimit);
  return contact === null || standsIn ? '' : contact.phone;
}

/** The customer's only brand, when it is served now: its Dashboard replaces Home. Spec: CONF-022, portal §2 guard 5. */
export function onlyBrand({ brands, availableProviders }: Pick<Person, 'brands' | 'availableProviders'>): Brand | null {
  const [brand, ...others] = brands;
  return brand && others.length === 0 && availableProviders.includes(brand) ? brand : null;
}
