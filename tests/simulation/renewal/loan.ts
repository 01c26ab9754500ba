import type { Loan } from '../../../services/contract/accounts.ts';
import type { Card } from '../../../services/contract/cards.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import type { Person } from '../../../services/contract/session.ts';
import { visa } from '../../../machines/paths/walks/payment.people.ts';
import { loanLike } from '../../../machines/paths/people/loans.ts';
import * as people from '../../../machines/paths/people/people.ts';

/** The two parties of the loan. */
export type Party = 'ann' | 'sam';
export const PARTIES: readonly Party[] = ['ann', 'sam'];

const inSystem = (customerId: string) => ({ customerId, customerIds: { TLX: customerId } });
export const PERSON: Readonly<Record<Party, Person>> = {
  ann: { ...people.ann, ...inSystem('C-ann') },
  sam: { ...people.sam, ...inSystem('C-sam'), email: 'sam@example.com', username: 'sam@example.com' },
};
export const otherThan = (who: Party): Party => (who === 'ann' ? 'sam' : 'ann');

/** Ann's title loan, co-signed by Sam: $214.55 due, $1,832.10 to pay it off. It can be switched to an installment loan. */
export const LOAN_ID = 'title';
export const OTHER_PRODUCT = 'P-2';
export const OWED = 183_210;
const MINIMUM = 21_455;
const LEAST_SWITCH = 15_000;
const MINIMUM_LOAN = 10_000;
/** Cents: cash with a renewal, for the borrower. */
export const LEAST_CASH = 5_000;
const CREDIT_LIMIT = 300_000;
const EVERY_WAY = { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: true, isStoreDisbursementAvailable: true };

export type Standing = { intentId: string; owed: number; isOver: boolean; hasCodes: boolean };

/** The loan as the service shows it to one of its parties. */
export const loanFor = (who: Party, { intentId, owed, isOver, hasCodes }: Standing): Loan => ({
  ...loanLike({
    cosignerId: PERSON.sam.customerId,
    alternateName: PERSON[otherThan(who)].name,
    alternateLinked: hasCodes,
    ...(hasCodes && { alternateId: PERSON[otherThan(who)].profileId }),
    productMigration: true,
    productSwitchAmountDue: LEAST_SWITCH,
    disburseProductMigration: { newProductId: OTHER_PRODUCT },
    ...(who === 'ann' && { renewalCash: { minAmount: LEAST_CASH, creditLimit: CREDIT_LIMIT, disbursementOptions: EVERY_WAY } }),
  }),
  loanId: LOAN_ID,
  payoffAmount: owed,
  minimumAmountDue: Math.min(owed, MINIMUM),
  minimumRequiredAmount: Math.min(owed, MINIMUM),
  loanStatusId: isOver ? LOAN_STATUS.Refinance : LOAN_STATUS.Open,
  refinanceEligible: !isOver,
  intentId,
});

/** RULE-020 (d), RULE-022: an amount with which the loan can be renewed. */
export const fits = (cents: number, owed: number, switches: boolean): boolean =>
  cents >= (switches ? Math.min(MINIMUM, LEAST_SWITCH) : Math.min(owed, MINIMUM)) && cents <= owed - MINIMUM_LOAN;

/** Sold with a renewal, by the product of the new loan. Cents. */
export const SOLD: Readonly<Record<string, { id: string; name: string; price: number }>> = {
  'P-1': { id: 'roadside', name: 'Roadside assistance', price: 4_900 },
  [OTHER_PRODUCT]: { id: 'protection', name: 'Payment protection', price: 3_500 },
};

export const cardOf = (who: Party): Card => ({
  ...visa,
  canDisburse: true,
  cardholderName: PERSON[who].name,
  cardIds: [{ type: 'repay', id: `visa-${who}` }],
});
