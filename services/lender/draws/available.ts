import type { DisbursementOptions } from '../../contract/disbursement.ts';
import { LOAN_STATUS } from '../../contract/enums.ts';
import { daysLateOn, type Books } from '../loans/arithmetic.ts';
import { isUnsigned } from '../loans/unsigned.ts';

/** The minimum draw, cents. Ours. */
export const MIN_DRAW_CENTS = 5_000;

/** A draw can be paid out through every channel. */
export const DRAW_OPTIONS: DisbursementOptions = {
  isDebitDisbursementAvailable: true,
  isMoneyGramDisbursementAvailable: true,
  isStoreDisbursementAvailable: true,
};

/** The facts that decide whether money can be drawn. */
export type DrawFacts = Books & {
  status_id: number;
  /** The maximum principal. */
  credit_limit_cents: number;
  /** The last day to collect an earlier draw; null when none is waiting. */
  waiting_draw_until: string | null;
  unsigned_application_id: string | null;
  /** The loan's own flag. */
  isDisbursementAvailable: boolean;
};

/** All must hold. Only the first is the specification's, the others are ours. */
export const drawClauses = {
  isAllowed: ({ isDisbursementAvailable }: DrawFacts) => isDisbursementAvailable,
  isOpen: ({ status_id }: DrawFacts) => status_id === LOAN_STATUS.Open,
  isSigned: (facts: DrawFacts) => !isUnsigned(facts),
  isNotLate: (facts: DrawFacts, today: string) => daysLateOn(facts, today) === 0,
  hasNoneWaiting: (facts: DrawFacts, today: string) => !isWaiting(facts, today),
  hasRoom: (facts: DrawFacts) => roomOf(facts) >= MIN_DRAW_CENTS,
} as const;

/** The maximum draw on that day, cents; zero when none is possible. Spec: portal §3 "Loan" validations.isDisbursementAvailable. */
export const maxDrawOn = (facts: DrawFacts, today: string): number =>
  Object.values(drawClauses).every((holds) => holds(facts, today)) ? roomOf(facts) : 0;

/** Is an earlier draw waiting to be collected? The sandbox has no real stores: after the last day the draw counts as collected. */
export const isWaiting = ({ waiting_draw_until }: Pick<DrawFacts, 'waiting_draw_until'>, today: string): boolean =>
  waiting_draw_until !== null && today <= waiting_draw_until;

const roomOf = ({ credit_limit_cents, principal_cents }: DrawFacts): number => credit_limit_cents - principal_cents;
