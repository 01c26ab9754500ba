import type { Db } from '../handler.ts';
import { Refusal } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { DUE_EVERY_DAYS, mulDiv } from '../loans/arithmetic.ts';
import { priceOf, type NewTerms } from '../loans/newTerms.ts';
import type { OriginationRow } from '../offers/newLoan.ts';
import { PRODUCTS } from '../people/person.ts';
import { STORES } from '../people/places.ts';
import type { Text } from '../texts/texts.ts';

/** The Military Lending Act allows 36 percent a year, with the price of what is sold with the loan. Hundredths of a percent. 10 USC 987(b). */
const MOST_BPS = 3_600;
const DAYS_A_YEAR = 365;

/** The facts of the Military Lending Act: a title loan is not allowed at all (10 USC 987(e)(5)). */
export const isAllowedForCovered = ({ productId, books, sold, installments }: NewTerms): boolean => {
  const days = BigInt(books.principal_cents) * BigInt(installments * DUE_EVERY_DAYS);
  return productId !== PRODUCTS.title.id && books.rate_bps + mulDiv(priceOf(sold) * 10_000, DAYS_A_YEAR, days) <= MOST_BPS;
};

/** More money on the same loan, at its own rate. */
export const isDrawAllowedForCovered = ({ product_id, rate_bps }: Pick<LoanRow, 'product_id' | 'rate_bps'>): boolean =>
  product_id !== PRODUCTS.title.id && rate_bps <= MOST_BPS;

type Parties = Pick<LoanRow, 'customer_id' | 'cosigner_customer_id' | 'store_phone'>;

/** Why a party may not have the loan: the act protects that party. Null otherwise. The register decides, also when nobody has asked it. */
async function coveredReason(db: Db, { customer_id, cosigner_customer_id, store_phone }: Parties): Promise<Text | null> {
  const covered = await db
    .selectFrom('customer_detail')
    .select('customer_id')
    .where('customer_id', 'in', [customer_id, cosigner_customer_id ?? customer_id])
    .where((is) => is.or([is('on_register', '=', true), is('covered_borrower', '=', true)]))
    .executeTakeFirst();
  return covered
    ? `A federal law that protects service members and their families does not allow this loan. Please call ${store_phone}.`
    : null;
}

const refuse = (reason: Text | null): void => {
  if (reason !== null) throw new Refusal(422, [reason], 'CoveredBorrower');
};

/** Throws Refusal when the new loan is not allowed for a party that the act protects. */
export async function checkCovered(db: Db, loan: LoanRow, terms: NewTerms): Promise<void> {
  if (!isAllowedForCovered(terms)) refuse(await coveredReason(db, loan));
}

type Appraised = Pick<OriginationRow, 'customer_id' | 'product_id' | 'rate_bps' | 'brand'>;

/** Why the loan of an appraisal is not allowed for its borrower; null when it is. */
export async function originationReason(db: Db, { customer_id, product_id, rate_bps, brand }: Appraised): Promise<Text | null> {
  if (isDrawAllowedForCovered({ product_id, rate_bps })) return null;
  return coveredReason(db, { customer_id, cosigner_customer_id: null, store_phone: STORES[brand].phone });
}

/** Throws Refusal when the loan of an appraisal is not allowed for its borrower. */
export const checkCoveredOrigination = async (db: Db, row: Appraised): Promise<void> => refuse(await originationReason(db, row));

/** The same for more money on the loan. */
export async function checkCoveredDraw(db: Db, loan: LoanRow): Promise<void> {
  if (!isDrawAllowedForCovered(loan)) refuse(await coveredReason(db, loan));
}
