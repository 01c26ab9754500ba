import { BOOKS_ZONE, dayIn } from '../days.ts';
import { nextBusinessDay } from '../holidays.ts';
import { storeById } from '../stores/directory.ts';

/** The facts that decide whether a refinance can be cancelled. Days are in the store's time zone. */
export type CancelFacts = {
  /** The last day on which it can be cancelled. */
  lastDay: string;
  today: string;
  /** Ledger lines of the new loan, without those that the refinance wrote. */
  laterMovements: number;
  /** The new loan has an open job. */
  hasOpenJob: boolean;
};

/** All must hold. The first one that fails is reported to the customer. Ours. */
export const cancelClauses = {
  isInTime: ({ lastDay, today }: CancelFacts) => today <= lastDay,
  hasNoLaterMovements: ({ laterMovements }: CancelFacts) => laterMovements === 0,
  hasNoOpenJob: ({ hasOpenJob }: CancelFacts) => !hasOpenJob,
} as const;

export type CancelClause = keyof typeof cancelClauses;

const clauseNames = ['isInTime', 'hasNoLaterMovements', 'hasNoOpenJob'] as const satisfies readonly CancelClause[];

/** The first clause that fails; null when the refinance can be cancelled. */
export const cancelObstacle = (facts: CancelFacts): CancelClause | null =>
  clauseNames.find((clause) => !cancelClauses[clause](facts)) ?? null;

/** Until the end of the next business day at the store, as the papers say. `madeAt`, `now`: ms of the lender's clock. */
export function cancelDays(storeId: string, madeAt: number, now: number): Pick<CancelFacts, 'lastDay' | 'today'> {
  const timeZone = storeById(storeId)?.timeZone ?? BOOKS_ZONE;
  return { lastDay: nextBusinessDay(dayIn(timeZone, madeAt)), today: dayIn(timeZone, now) };
}
