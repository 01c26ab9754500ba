import { maskNumber } from '../../contract/card.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { METHOD_MISSING, savedCardsOf } from '../payment/card.ts';
import { acknowledgedAt } from './acknowledgedAt.ts';
import { currentOf, type Current } from './current.ts';
import { factsOf, type LoanFacts } from './facts.ts';
import { methodInId } from './papers/disclosures.ts';

/** The authorization of autopay is of one method: which the money is taken from is part of what the customer reads (autopay-5). */
const papersOf = (of: LoanFacts, today: string, takenFrom: string): Current[] =>
  currentOf('autoPay', of, today, { customerName: '', takenFrom, written: null });

/** The papers of each method that the caller could choose: one set must be read completely. */
export async function autoPaySets(db: Db, caller: Caller, of: LoanFacts, today: string): Promise<Current[][]> {
  const numbers = (await savedCardsOf(db, caller)).map(({ last_four }) => maskNumber(last_four));
  return [...new Set(numbers)].map((takenFrom) => papersOf(of, today, takenFrom));
}

export const methodIsMissing = (): Refusal =>
  new Refusal(422, ['This payment method is no longer saved. Choose another one.'], METHOD_MISSING);

/** Throws Refusal 422 unless the caller has a saved method with each of these last four digits: there is no authorization of any other (autopay-5). */
export async function requireSaved(db: Db, caller: Caller, lastFour: readonly string[]): Promise<void> {
  const saved = (await savedCardsOf(db, caller)).map(({ last_four }) => last_four);
  if (!lastFour.every((digits) => saved.includes(digits))) throw methodIsMissing();
}

/** Throws Refusal 422 when a method was removed whose authorization was read. */
export const requireSavedIn = (db: Db, caller: Caller, documentIds: readonly string[]): Promise<void> =>
  requireSaved(
    db,
    caller,
    documentIds.map(methodInId).filter((digits) => digits !== undefined),
  );

/** Throws Refusal 422 unless the caller has acknowledged the authorization for exactly this method and this loan as it is now. Regulation E (autopay-5). */
export async function requireAutoPayPapers(db: Db, caller: Caller, loan: LoanRow, takenFrom: string, now: number): Promise<void> {
  const papers = papersOf(await factsOf(db, loan), dayOf(now), takenFrom);
  const times = await Promise.all(papers.map(({ id }) => acknowledgedAt(db, caller, id)));
  if (times.includes(undefined))
    throw new Refusal(422, ['Read and confirm the authorization of autopay before you turn it on.'], 'PapersMissing');
}
