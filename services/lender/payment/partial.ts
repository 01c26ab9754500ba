/** The facts for RULE-021. Money in cents. The lender does not know the amount's type: the request has only the flag isPartial. */
export type PartialFacts = { daysLate: number; payment: number; confirmViewable: boolean; required: number };

/** RULE-021, clause by clause; all must hold. Spec: portal §4 "Partial payment". */
export const partialClauses = {
  loanIsLate: ({ daysLate }: PartialFacts) => daysLate > 0,
  somethingIsPaid: ({ payment }: PartialFacts) => payment > 0,
  confirmIsViewable: ({ confirmViewable }: PartialFacts) => confirmViewable,
  isBelowRequired: ({ payment, required }: PartialFacts) => payment < required,
} as const;

export const isPartial = (facts: PartialFacts): boolean => Object.values(partialClauses).every((holds) => holds(facts));
