import { dayOf } from '../days.ts';
import type { CardTable } from '../store/peopleTables.ts';
import { isPast } from '../vault/page/rules.ts';

/** The calendar month at a time, in the lender's time zone: YYYY-MM. */
export const monthOf = (now: number): string => dayOf(now).slice(0, 7);

/** Did the card expire before the current month? Then it cannot pay. Spec: portal §4 "Cards" (FLOW-CARD-04). */
export const isExpired = (card: Pick<CardTable, 'month' | 'year'>, now: number): boolean => isPast(card, monthOf(now));
