import { addDays, dayOf } from '../../days.ts';
import { money, writtenDay, type LoanFacts } from '../facts.ts';
import { facts, heading, table, text, type Paper } from '../paper.ts';
import { headOf, percent } from './loan.ts';

/** A line of the ledger. Cents; `at` in ms of the lender's clock. */
export type Movement = {
  id: string;
  kind: string;
  cents: number;
  at: number;
  balance_cents: number;
  confirmation_number: string;
  method: string;
};

const KIND_NAMES: Readonly<Record<string, string>> = {
  payment: 'Payment',
  draw: 'Cash advance',
  origination: 'Loan made',
  refinance: 'Refinance',
};

/** The complete months of the loan, newest first: YYYY-MM. */
export function monthsOf({ loan, made }: LoanFacts, today: string): string[] {
  const months: string[] = [];
  const end = loan.paid_off_on ?? today;
  for (let day = `${made.day.slice(0, 7)}-01`; day < `${today.slice(0, 7)}-01` && day <= end; day = nextMonth(day))
    months.push(day.slice(0, 7));
  return months.toReversed();
}

/** The first of the next month. */
const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`;
export const lastDayOf = (month: string): string => addDays(nextMonth(`${month}-01`), -1);

/** "October 2026" */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A loan's statement for a month. `movements`: all of the loan, oldest first. */
export function statement(of: LoanFacts, month: string, movements: readonly Movement[]): Paper {
  const before = movements.findLast(({ at }) => dayOf(at).slice(0, 7) < month);
  const during = movements.filter(({ at }) => dayOf(at).slice(0, 7) === month);
  const paid = during.filter(({ kind }) => kind === 'payment').reduce((sum, { cents }) => sum + cents, 0);
  return {
    title: `Statement of ${monthName(month)}`,
    day: lastDayOf(month),
    parts: [
      headOf(of),
      facts(
        ['Owed after the last payment before', before ? money(before.balance_cents) : ''],
        ['Paid in this month', money(paid)],
        ['Owed after the last payment', money((during.at(-1) ?? before)?.balance_cents ?? 0)],
        ['Annual interest rate', percent(of.loan.rate_bps)],
      ),
      heading('What happened'),
      during.length === 0 ? text('Nothing was paid or drawn in this month.') : table(['Day', 'What', 'Amount', 'Owed'], during.map(lineOf)),
    ],
  };
}

const lineOf = ({ at, kind, method, cents, balance_cents }: Movement): string[] => [
  dayOf(at),
  [KIND_NAMES[kind] ?? kind, method].filter(Boolean).join(', '),
  money(cents),
  money(balance_cents),
];

export const receipt = (of: LoanFacts, { at, cents, balance_cents, confirmation_number, method }: Movement): Paper => ({
  title: 'Receipt for your payment',
  day: dayOf(at),
  parts: [
    headOf(of),
    facts(
      ['Paid on', writtenDay(dayOf(at))],
      ['Amount', money(cents)],
      ['Paid with', method],
      ['Confirmation number', confirmation_number],
      ['Owed afterwards', money(balance_cents)],
    ),
  ],
});
