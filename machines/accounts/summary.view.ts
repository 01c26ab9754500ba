import type { AccountCard } from './accountCard.view.ts';

/** What the open loans of a list come to. Money in integer cents, days as YYYY-MM-DD. */
export type Summary = {
  /** call: a vehicle is in repossession. late: something is past due. today, tomorrow, later: when the next payment is due. */
  kind: 'call' | 'late' | 'today' | 'tomorrow' | 'later';
  /** Past due on all late loans, else what is due on `day`; zero for a call. */
  amount: number;
  /** When it is due; empty for a call, and for late loans. */
  day: string;
  /** How many loans that concerns. */
  loans: number;
  /** The list has one open loan: its card says the amount and the day. */
  isOnly: boolean;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Null without a loan that has something due: a loan with a blocked status, a new one to sign, and a paid-off one have a card that says so. */
export function summaryOf(cards: readonly AccountCard[]): Summary | null {
  const open = cards.filter(({ active, whyNotPay, unsigned }) => active && whyNotPay !== 'statusAllows' && !unsigned);
  const isOnly = open.length === 1;
  const inRepossession = open.filter(({ recovery }) => recovery !== null);
  if (inRepossession.length > 0) return { kind: 'call', amount: 0, day: '', loans: inRepossession.length, isOnly };
  const late = open.filter(({ amounts }) => amounts.pastDue > 0);
  if (late.length > 0)
    return { kind: 'late', amount: sum(late.map(({ amounts }) => amounts.pastDue)), day: '', loans: late.length, isOnly };
  const due = open.filter(({ amounts, due }) => 'days' in due && due.kind !== 'late' && amounts.minimum > 0);
  const [next] = due.toSorted((a, b) => a.due.day.localeCompare(b.due.day));
  if (!next || !('days' in next.due)) return null;
  const same = due.filter(({ due: { day } }) => day === next.due.day);
  return { kind: next.due.kind, amount: sum(same.map(({ amounts }) => amounts.minimum)), day: next.due.day, loans: same.length, isOnly };
}
