/** What RULE-021 asks about. Money in cents. The type of the amount is the portal's to know: the lender is told only that it is a part. */
export type PartialFacts = { daysLate: number; payment: number; confirmViewable: boolean; required: number };

/** RULE-021, clause by clause; all must hold. Spec: portal §4 "Partial payment". */
export const partialClauses = {
  loanIsLate: ({ daysLate }: PartialFacts) => daysLate > 0,
  somethingIsPaid: ({ payment }: PartialFacts) => payment > 0,
  confirmIsViewable: ({ confirmViewable }: PartialFacts) => confirmViewable,
  isBelowRequired: ({ payment, required }: PartialFacts) => payment < required,
} as const;

export const isPartial = (facts: PartialFacts): boolean => Object.values(partialClauses).every((holds) => holds(facts));
