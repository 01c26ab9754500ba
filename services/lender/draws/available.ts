import type { DisbursementOptions } from '../../contract/disbursement.ts';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { daysLateOn, type Books } from '../loans/arithmetic.ts';

/** The least that is drawn at once, cents. Ours. */
export const MIN_DRAW_CENTS = 5_000;

/** A draw may go any way. */
export const DRAW_OPTIONS: DisbursementOptions = {
  isDebitDisbursementAvailable: true,
  isMoneyGramDisbursementAvailable: true,
  isStoreDisbursementAvailable: true,
};

/** What it depends on whether money can be drawn. */
export type DrawFacts = Books & {
  status_id: number;
  /** The most that may be owed as principal. */
  credit_limit_cents: number;
  /** The last day on which an earlier draw waits to be collected; null when none does. */
  waiting_draw_until: string | null;
  /** The flag kept with the loan. */
  isDisbursementAvailable: boolean;
};

/** All must hold. Ours, but for the first. */
export const drawClauses = {
  isAllowed: ({ isDisbursementAvailable }: DrawFacts) => isDisbursementAvailable,
  isOpen: ({ status_id }: DrawFacts) => status_id === LOAN_STATUS.Open,
  isNotLate: (facts: DrawFacts, today: string) => daysLateOn(facts, today) === 0,
  hasNoneWaiting: (facts: DrawFacts, today: string) => !isWaiting(facts, today),
  hasRoom: (facts: DrawFacts) => roomOf(facts) >= MIN_DRAW_CENTS,
} as const;

/** The most that can be drawn on that day, cents; zero when nothing can. Spec: portal §3 "Loan" validations.isDisbursementAvailable. */
export const mostDrawable = (facts: DrawFacts, today: string): number =>
  Object.values(drawClauses).every((holds) => holds(facts, today)) ? roomOf(facts) : 0;

/** Does an earlier draw wait to be collected? Nobody stands at the sandbox's counters: when its days are over it has been collected. */
export const isWaiting = ({ waiting_draw_until }: Pick<DrawFacts, 'waiting_draw_until'>, today: string): boolean =>
  waiting_draw_until !== null && today <= waiting_draw_until;

const roomOf = ({ credit_limit_cents, principal_cents }: DrawFacts): number => credit_limit_cents - principal_cents;
