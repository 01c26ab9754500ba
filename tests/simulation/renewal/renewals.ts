import type { Ask } from '../../../services/contract/index.ts';
import { OTHER_PRODUCT, type Party } from './loan.ts';
import { termsIn, type Terms } from './papers.ts';

/** What a renewal was charged for. `agreed`: its papers were acknowledged, and signed where they must be, when the payment was taken. */
export type Work = { who: Party; terms: Terms; agreed: boolean; owed: number };
export type Renewal = Work & {
  messageKey: string;
  newLoanId: string;
  owedBefore: number;
  bookedAt: number;
  cancelNumber: string;
  cancelledAt: number | null;
};

/** Cash that has left the lender. `intentId`: of the payment that brought it. */
export type PayOut = { messageKey: string; intentId: string; cents: number; isTakenBack: boolean };

export type RenewalRules = {
  /** The papers must be signed, not only acknowledged. */
  signs: boolean;
  /** ms in which a renewal can be cancelled. */
  cancelMs: number;
  /** Off for a lender that checks only keys. */
  intents: boolean;
  /** Off for a lender that books without comparing the papers with the terms. */
  comparesPapers: boolean;
  /** On for a lender that pays out the cash before the payment is decided. */
  paysOutEarly: boolean;
};

export const headerOf = (newLoanId: string): string => `S-1-${newLoanId}-1`;

/** Throws for somebody who is no party of the loan. */
export function partyIn(caller: string): Party {
  if (caller === 'ann' || caller === 'sam') return caller;
  throw new Error(`${caller} is no party of this loan`);
}

export const termsOf = ({ paymentAmount, disbursementAmount, migrateProduct, ancillaryProductIds }: Ask<'POST /payment'>): Terms =>
  termsIn({
    amount: paymentAmount,
    disbursement: disbursementAmount,
    productId: migrateProduct ? OTHER_PRODUCT : 'P-1',
    migrateProduct,
    ancillaryProductIds: ancillaryProductIds ?? [],
  });
