import type { Loan } from '../../services/contract/accounts.ts';
import type { LoanSystem, Person } from '../../services/contract/session.ts';

type Held = Pick<Loan, 'lmsId' | 'paidOff' | 'paidOffDate'>;

/**
 * The loan system that somebody is in now: that of her first unpaid loan, else of the one that was paid off first, else the one that she is
 * known to; null when there is none. `ids` says which `lmsId` is whose. Spec: portal §4 (RULE-023, RULE-024).
 */
export function activeSystem(
  loans: readonly Held[],
  ids: Readonly<Record<LoanSystem, string>>,
  { systems }: Pick<Person, 'systems'>,
): LoanSystem | null {
  const paidOff = loans.filter((loan) => loan.paidOff).toSorted((a, b) => (a.paidOffDate ?? '').localeCompare(b.paidOffDate ?? ''));
  const lmsId = (loans.find((loan) => !loan.paidOff) ?? paidOff[0])?.lmsId;
  const held = (['NLS', 'TLXe'] as const).find((system) => ids[system] === lmsId);
  return held ?? systems[0] ?? null;
}
