/** The facts that decide whether a refinance can be cancelled. Days are in the lender's time zone. */
export type CancelFacts = {
  madeOn: string;
  today: string;
  /** Ledger lines of the new loan, without those that the refinance wrote. */
  laterMovements: number;
  /** The new loan has an open job. */
  hasOpenJob: boolean;
};

/** All must hold. The first one that fails is reported to the customer. Ours. */
export const cancelClauses = {
  isMadeToday: ({ madeOn, today }: CancelFacts) => madeOn === today,
  hasNoLaterMovements: ({ laterMovements }: CancelFacts) => laterMovements === 0,
  hasNoOpenJob: ({ hasOpenJob }: CancelFacts) => !hasOpenJob,
} as const;

export type CancelClause = keyof typeof cancelClauses;

const clauseNames = ['isMadeToday', 'hasNoLaterMovements', 'hasNoOpenJob'] as const satisfies readonly CancelClause[];

/** The first clause that fails; null when the refinance can be cancelled. */
export const cancelObstacle = (facts: CancelFacts): CancelClause | null =>
  clauseNames.find((clause) => !cancelClauses[clause](facts)) ?? null;
