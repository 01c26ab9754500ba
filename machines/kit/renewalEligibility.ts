import type { Loan } from '../../services/contract/accounts.ts';
import { mostCash, needsCash } from './renewalCash.ts';
import type { Person } from './session.types.ts';

/** The facts for RULE-020. Cents. */
export type RenewalFacts = {
  loan: Loan;
  /** The payment is a guest's. */
  guestPayment: boolean;
  /** preventRefi: the risk check has denied it (refinance-2). */
  isPrevented: boolean;
  payment: number;
  /** Cash that is paid out with the renewal. */
  disbursement: number;
  /** The product is switched: paymentAmountType onlineProduct. */
  isOnlineProduct: boolean;
  /** The loan is in the loan system NLS. */
  isNls: boolean;
};

/** The least that renews a loan. RULE-022: for a product switch the lower of the two amounts, else the minimum due (OPEN-013). */
export const leastOf = ({ loan, isOnlineProduct }: Pick<RenewalFacts, 'loan' | 'isOnlineProduct'>): number =>
  isOnlineProduct ? Math.min(loan.minimumAmountDue, loan.productSwitchAmountDue) : loan.minimumAmountDue;

/** The most that renews it: the new loan must not be smaller than the minimum loan. */
export const mostOf = ({ loan }: Pick<RenewalFacts, 'loan'>): number => loan.payoffAmount - loan.minimumLoanAmount;

/** RULE-020, clause by clause; all must hold. The amount of cash counts for draws and switches only (CONF-034). Spec: portal §4 "Refinance eligibility". */
export const renewalClauses = {
  guestMayRenew: ({ guestPayment, loan }: RenewalFacts) => !guestPayment || loan.validations.guestFeatures.guestRefinanceEnabled,
  isNotPrevented: ({ isPrevented }: RenewalFacts) => !isPrevented,
  loanMayBeRenewed: ({ loan, disbursement }: RenewalFacts) =>
    loan.refinanceEligible || ((loan.validations.isDisbursementAvailable || loan.productMigration) && disbursement > 0),
  isNotPayoff: ({ payment, loan }: RenewalFacts) => payment !== loan.payoffAmount,
  amountFits: (facts: RenewalFacts) => facts.isNls || (facts.payment >= leastOf(facts) && facts.payment <= mostOf(facts)),
} as const;

export const mayRenew = (facts: RenewalFacts): boolean => Object.values(renewalClauses).every((holds) => holds(facts));

/** Does the loan allow a renewal in the portal, with some amount? A loan that the lender renews in its online store does not (ecommerce-1). Spec: FLOW-REFI-01. */
export const isRenewable = (facts: Omit<RenewalFacts, 'payment'>): boolean =>
  (facts.loan.ecommerceRefinanceUrl ?? '') === '' && mayRenew({ ...facts, payment: facts.isNls ? 1 : Math.max(1, leastOf(facts)) });

/** A loan, and whose it is. `nlsId`: the loan system NLS in `lmsId` fields; empty while it is not known. */
type Asked = { loan: Loan; person: Pick<Person, 'systems'>; nlsId: string };

/** The loan is in NLS. A customer of one loan system only has no other loans. */
export const isInNls = ({ loan, person: { systems }, nlsId }: Asked): boolean =>
  systems.includes('NLS') && (systems.length === 1 || loan.lmsId === nlsId);

/** The facts of a renewal with all of the cash that it can bring. */
export const factsOf = (asked: Asked): Omit<RenewalFacts, 'payment'> => ({
  loan: asked.loan,
  guestPayment: false,
  isPrevented: false,
  disbursement: mostCash(asked.loan, mostOf(asked)),
  isOnlineProduct: false,
  isNls: isInNls(asked),
});

/** Whether the loan can be renewed in the portal, with or without cash. Spec: CONF-034. */
export const renewalWay = (asked: Asked): 'offered' | 'onlyWithCash' | 'notOffered' =>
  !isRenewable(factsOf(asked)) ? 'notOffered' : needsCash(asked.loan) ? 'onlyWithCash' : 'offered';
