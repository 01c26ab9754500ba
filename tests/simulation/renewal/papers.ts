import type { Disclosure, RefinanceTerms } from '../../../services/contract/documents.ts';
import type { Answer, Ask } from '../../../services/contract/index.ts';
import { toCents } from '../../../services/contract/money.ts';
import { ModelRefusal } from '../service.ts';
import { fits, LEAST_CASH, SOLD, type Party } from './loan.ts';

/** What the customer chooses for a renewal. Cents. */
export type Terms = { paid: number; lent: number; productId: string; switches: boolean; ancillary: string };

type Now = { intentId: string; owed: number; isOver: boolean };
type Written = { termsId: string; terms: Terms; intentId: string; principal: number };

const PAYMENTS = 10;

/** What the papers state of the new loan. */
export function figuresOf({ paid, lent, productId, switches, ancillary }: Terms, owed: number): RefinanceTerms {
  const sold = ancillary === '' ? null : SOLD[productId];
  const newLoanAmount = owed - paid + lent + (sold?.price ?? 0);
  const eachPayment = Math.ceil(newLoanAmount / PAYMENTS);
  return {
    productName: switches ? 'Installment loan' : 'Title loan',
    newLoanAmount,
    ancillaryProducts: sold ? [{ name: sold.name, price: sold.price }] : [],
    annualRate: switches ? 99 : 120,
    payments: PAYMENTS,
    everyDays: 30,
    eachPayment,
    firstPaymentOn: '2026-12-21',
    allPayments: eachPayment * PAYMENTS,
  };
}

export const termsIn = (ask: {
  amount?: string | undefined;
  disbursement?: string | undefined;
  productId: string;
  migrateProduct: boolean | string;
  ancillaryProductIds?: string | readonly string[] | undefined;
}): Terms => ({
  paid: toCents(ask.amount ?? '0.00'),
  lent: toCents(ask.disbursement ?? '0.00'),
  productId: ask.productId,
  switches: String(ask.migrateProduct) === 'true',
  ancillary: [ask.ancillaryProductIds ?? []].flat().toSorted().join('+'),
});

export const areSame = (one: Terms, other: Terms): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The papers of a renewal, bound to exact terms and to the state of the loan, as the sandbox lender keeps them. Spec: R-1. */
export class Papers {
  readonly #written = new Map<Party, Written>();
  readonly #read = new Map<string, string>();
  readonly #signs: boolean;
  #count = 0;

  constructor(signs: boolean) {
    this.#signs = signs;
  }

  /** Writes the papers of these terms. Those of other terms are void by it. Throws ModelRefusal. */
  write(who: Party, ask: Ask<'GET /documents'>, { intentId, owed, isOver }: Now): Answer<'GET /documents'> {
    const terms = termsIn(ask);
    const sold = SOLD[terms.productId];
    if (isOver || !sold) throw new ModelRefusal(422, ['You are not eligible at this time.']);
    if (!fits(terms.paid, owed, terms.switches)) throw new ModelRefusal(422, ['To refinance, pay another amount.']);
    if (terms.lent > 0 && terms.lent < LEAST_CASH) throw new ModelRefusal(422, ['The least you can get is $50.00.']);
    if (terms.ancillary !== '' && terms.ancillary !== sold.id) throw new ModelRefusal(422, ['These products do not belong to this loan.']);
    const before = this.#written.get(who);
    const same = before?.intentId === intentId && before.principal === owed && areSame(before.terms, terms);
    const written = same ? before : { termsId: `terms-${++this.#count}`, terms, intentId, principal: owed };
    this.#written.set(who, written);
    return { documents: this.#papersOf(who, written), signatureRequired: this.#signs, terms: figuresOf(terms, owed) };
  }

  /** The papers that count now; null when the loan is another one since. */
  current(who: Party, { intentId, owed, isOver }: Now): Written | null {
    const written = this.#written.get(who);
    return written && !isOver && written.intentId === intentId && written.principal === owed ? written : null;
  }

  /** Throws ModelRefusal for papers that are no longer those at hand. */
  acknowledge(who: Party, documentIds: readonly string[], now: Now, at: string): Answer<'POST /disclosureacknowledgement'> {
    const current = this.current(who, now);
    const ids = current ? idsOf(current) : [];
    if (!documentIds.every((id) => ids.includes(id))) throw new ModelRefusal(409, ['These papers have changed.'], 'DisclosuresChanged');
    if (ids.length === 0 || documentIds.length < ids.length) throw new ModelRefusal(422, ['Read and confirm each paper.']);
    for (const id of ids) if (!this.#read.has(`${who} ${id}`)) this.#read.set(`${who} ${id}`, at);
    return { acknowledgedAt: this.#read.get(`${who} ${ids[0] ?? ''}`) ?? at, documentId: `acknowledged-${who}` };
  }

  /** The terms of the papers that the caller has read; null unless they are exactly these. */
  readFor(who: Party, terms: Terms, now: Now): { termsId: string; signs: boolean } | null {
    const current = this.current(who, now);
    if (!current || !areSame(current.terms, terms) || !this.wasRead(who, current)) return null;
    return { termsId: current.termsId, signs: this.#signs };
  }

  wasRead(who: Party, written: Written): boolean {
    return idsOf(written).every((id) => this.#read.has(`${who} ${id}`));
  }

  #papersOf(who: Party, written: Written): Disclosure[] {
    return idsOf(written).map((documentId) => {
      const at = this.#read.get(`${who} ${documentId}`);
      const paper = { documentId, documentName: documentId, text: [JSON.stringify(written.terms)], sha256: 'a'.repeat(64), files: [] };
      return at === undefined ? paper : { ...paper, acknowledgedAt: at };
    });
  }
}

const idsOf = ({ termsId, intentId }: Written): string[] => ['cost', 'rights'].map((part) => `refinance-${part}-${termsId}-${intentId}`);
