/** Everything that RULE-020 asks about. Money in cents. */
export type RefinanceFacts = {
  guestPayment: boolean;
  guestRefinanceEnabled: boolean;
  /** Denied by risk, no consent where a state asks for it, or no SSN on file. */
  preventRefi: boolean;
  refinanceEligible: boolean;
  disbursementAvailable: boolean;
  productMigration: boolean;
  disbursement: number;
  payment: number;
  payoff: number;
  isNls: boolean;
  /** The amount is that of a product switch: `migrateProduct` says so. */
  isOnlineProduct: boolean;
  minimumDue: number;
  productSwitch: number;
  minimumLoan: number;
};

/** RULE-022: the lower of the two when the amount is that of a product switch, else the minimum due (OPEN-013). */
export const leastOf = ({ isOnlineProduct, minimumDue, productSwitch }: RefinanceFacts): number =>
  isOnlineProduct ? Math.min(minimumDue, productSwitch) : minimumDue;

/** The most that may be paid with it: a new loan is never smaller than the minimum loan. */
export const mostOf = ({ payoff, minimumLoan }: RefinanceFacts): number => payoff - minimumLoan;

/** RULE-020, clause by clause; all must hold. The disbursement belongs to the last two of the third (CONF-034). Spec: portal §4 "Refinance eligibility". */
export const refinanceClauses = {
  guestMayRefinance: ({ guestPayment, guestRefinanceEnabled }: RefinanceFacts) => !guestPayment || guestRefinanceEnabled,
  isNotPrevented: ({ preventRefi }: RefinanceFacts) => !preventRefi,
  loanMayBeRefinanced: ({ refinanceEligible, disbursementAvailable, productMigration, disbursement }: RefinanceFacts) =>
    refinanceEligible || ((disbursementAvailable || productMigration) && disbursement > 0),
  isNotPayoff: ({ payment, payoff }: RefinanceFacts) => payment !== payoff,
  amountFits: (facts: RefinanceFacts) => facts.isNls || (facts.payment >= leastOf(facts) && facts.payment <= mostOf(facts)),
} as const;

export type RefinanceClause = keyof typeof refinanceClauses;

/** The clauses that do not hold; none when the loan may be refinanced so. */
export const refinanceObstacles = (facts: RefinanceFacts): RefinanceClause[] =>
  clauseNames.filter((clause) => !refinanceClauses[clause](facts));

const clauseNames = [
  'guestMayRefinance',
  'isNotPrevented',
  'loanMayBeRefinanced',
  'isNotPayoff',
  'amountFits',
] as const satisfies readonly RefinanceClause[];
