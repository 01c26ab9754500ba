import type { Loan } from '../../services/contract/accounts.ts';
import { firstFailing } from './firstFailing.ts';
import { isAlternate } from './loanCustomer.ts';
import type { Person } from './session.types.ts';
import { loanIsSigned } from './unsigned.rules.ts';

type DrawFacts = { loan: Loan; person: Pick<Person, 'customerId' | 'customerIds'> };

/** Why no cash can be drawn on a loan; the first clause that fails is shown. The lender's figures decide (draw-8). Spec: ENT-011 (draw-10). */
export const drawClauses = {
  // a cosigner takes part in a renewal only
  isBorrower: ({ loan, person }: DrawFacts) => !isAlternate(loan, person),
  isSigned: ({ loan }: DrawFacts) => loanIsSigned(loan),
  isNotLate: ({ loan }: DrawFacts) => loan.daysLate === 0,
  isOffered: ({ loan }: DrawFacts) => loan.disbursement !== undefined,
} as const;
export type DrawClause = keyof typeof drawClauses;

/** The clause that forbids a draw now, or null when nothing does. */
export const whyNotDraw = (facts: DrawFacts): DrawClause | null => firstFailing(drawClauses, facts);
