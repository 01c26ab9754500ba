/** The facts for RULE-020. Money in cents. */
export type RefinanceFacts = {
  guestPayment: boolean;
  guestRefinanceEnabled: boolean;
  /** Denied by the risk check, or the SSN is missing. */
  preventRefi: boolean;
  refinanceEligible: boolean;
  disbursementAvailable: boolean;
  productMigration: boolean;
  disbursement: number;
  payment: number;
  payoff: number;
  isNls: boolean;
  /** `migrateProduct`: the payment is for a product switch. */
  isOnlineProduct: boolean;
  minimumDue: number;
  productSwitch: number;
  minimumLoan: number;
};

/** The facts that come from the loan and the amounts alone. */
export type RefinanceAmounts = Pick<
  RefinanceFacts,
  'disbursement' | 'payment' | 'payoff' | 'isNls' | 'isOnlineProduct' | 'minimumDue' | 'productSwitch' | 'minimumLoan'
>;

/** The minimum payment. RULE-022: for a product switch the lower of the two amounts, else the minimum due (OPEN-013). */
export const minPaymentOf = ({ isOnlineProduct, minimumDue, productSwitch }: RefinanceAmounts): number =>
  isOnlineProduct ? Math.min(minimumDue, productSwitch) : minimumDue;

/** The maximum payment: the new loan must not be smaller than the minimum loan. */
export const maxPaymentOf = ({ payoff, minimumLoan }: RefinanceAmounts): number => payoff - minimumLoan;

/** RULE-020, clause by clause; all must hold. The disbursement condition applies to draws and product switches only (CONF-034). Spec: portal §4 "Refinance eligibility". */
export const refinanceClauses = {
  guestMayRefinance: ({ guestPayment, guestRefinanceEnabled }: RefinanceFacts) => !guestPayment || guestRefinanceEnabled,
  isNotPrevented: ({ preventRefi }: RefinanceFacts) => !preventRefi,
  loanMayBeRefinanced: ({ refinanceEligible, disbursementAvailable, productMigration, disbursement }: RefinanceFacts) =>
    refinanceEligible || ((disbursementAvailable || productMigration) && disbursement > 0),
  isNotPayoff: ({ payment, payoff }: RefinanceAmounts) => payment !== payoff,
  amountFits: (facts: RefinanceAmounts) => facts.isNls || (facts.payment >= minPaymentOf(facts) && facts.payment <= maxPaymentOf(facts)),
} as const;

export type RefinanceClause = keyof typeof refinanceClauses;

/** The clauses that fail; none when the refinance is allowed. */
export const refinanceObstacles = (facts: RefinanceFacts): RefinanceClause[] =>
  clauseNames.filter((clause) => !refinanceClauses[clause](facts));

const clauseNames = [
  'guestMayRefinance',
  'isNotPrevented',
  'loanMayBeRefinanced',
  'isNotPayoff',
  'amountFits',
] as const satisfies readonly RefinanceClause[];
