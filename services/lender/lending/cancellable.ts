/** What decides whether a refinance can be taken back. Days are of the books. */
export type CancelFacts = {
  madeOn: string;
  today: string;
  /** Lines in the ledger of the new loan that the refinance did not write. */
  laterMovements: number;
  /** Something is open for the new loan. */
  isBusy: boolean;
};

/** In the order in which the customer is told; all must hold. Ours. */
export const cancelClauses = {
  isItsDay: ({ madeOn, today }: CancelFacts) => madeOn === today,
  nothingHasHappened: ({ laterMovements }: CancelFacts) => laterMovements === 0,
  nothingIsOnItsWay: ({ isBusy }: CancelFacts) => !isBusy,
} as const;

export type CancelClause = keyof typeof cancelClauses;

const clauseNames = ['isItsDay', 'nothingHasHappened', 'nothingIsOnItsWay'] as const satisfies readonly CancelClause[];

/** The first clause that does not hold; null when the refinance can be taken back. */
export const cancelObstacle = (facts: CancelFacts): CancelClause | null =>
  clauseNames.find((clause) => !cancelClauses[clause](facts)) ?? null;
