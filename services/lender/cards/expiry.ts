import { dayOf } from '../days.ts';
import type { CardTable } from '../store/peopleTables.ts';
import { isPast } from '../vault/page/rules.ts';

/** The lender's calendar month of a moment: YYYY-MM. */
export const monthOf = (now: number): string => dayOf(now).slice(0, 7);

/** Is the month on the card before the current one? Such a card takes no payment. Spec: portal §4 "Cards" (FLOW-CARD-04). */
export const isExpired = (card: Pick<CardTable, 'month' | 'year'>, now: number): boolean => isPast(card, monthOf(now));
