import type { Db } from '../handler.ts';
import { Refusal } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { DUE_EVERY_DAYS, mulDiv } from '../loans/arithmetic.ts';
import { priceOf, type NewTerms } from '../loans/newTerms.ts';
import { PRODUCTS } from '../people/person.ts';

/** The Military Lending Act allows 36 percent a year, with the price of what is sold with the loan. Hundredths of a percent. 10 USC 987(b). */
const MOST_BPS = 3_600;
const DAYS_A_YEAR = 365;

/** The facts of the Military Lending Act: a title loan is not allowed at all (10 USC 987(e)(5)). */
export const isAllowedForCovered = ({ productId, books, sold, instalments }: NewTerms): boolean => {
  const days = BigInt(books.principal_cents) * BigInt(instalments * DUE_EVERY_DAYS);
  return productId !== PRODUCTS.title.id && books.rate_bps + mulDiv(priceOf(sold) * 10_000, DAYS_A_YEAR, days) <= MOST_BPS;
};

/** Throws Refusal when the new loan is not allowed for a party that the act protects. The register decides, also when nobody has asked it. */
export async function checkCovered(db: Db, { customer_id, cosigner_customer_id, store_phone }: LoanRow, terms: NewTerms): Promise<void> {
  if (isAllowedForCovered(terms)) return;
  const covered = await db
    .selectFrom('customer_detail')
    .select('customer_id')
    .where('customer_id', 'in', [customer_id, cosigner_customer_id ?? customer_id])
    .where((is) => is.or([is('on_register', '=', true), is('covered_borrower', '=', true)]))
    .executeTakeFirst();
  if (covered)
    throw new Refusal(
      422,
      [`A federal law that protects service members and their families does not allow this loan. Please call ${store_phone}.`],
      'CoveredBorrower',
    );
}
