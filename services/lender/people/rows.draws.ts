import type { Selectable } from 'kysely';
import type { DisbursementOptions } from '../../contract/disbursement.ts';
import { OFFER_ID, PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { addDays } from '../days.ts';
import type { DrawsTables } from '../store/tables/draws.ts';
import { customerIdOf, loanIdOf, PRODUCTS, type OfferPlan, type Person } from './person.ts';
import { LMS, STORES } from './places.ts';

type Appraisal = Extract<OfferPlan, { kind: 'appraisal' }>;

/** Offers, and the originations of appraisal offers. */
export type OfferRows = { [Table in 'offer' | 'origination']: Selectable<DrawsTables[Table]>[] };

/** The loan system of new loans. */
const NEW_LMS = 'TLXe';

export function offerRowsOf(people: readonly Person[], today: string): OfferRows {
  const plans = people.flatMap((person) => (person.offers ?? []).map((plan, index) => ({ person, plan, number: index + 1 })));
  return {
    offer: plans.map(({ person, plan, number }) => offerOf(person, plan, number, today)),
    origination: plans.flatMap(({ person, plan, number }) => (plan.kind === 'appraisal' ? originationOf(person, plan, number, today) : [])),
  };
}

function offerOf(person: Person, plan: OfferPlan, number: number, today: string): OfferRows['offer'][number] {
  const loan = plan.kind === 'settlement' ? person.loans[plan.place - 1] : undefined;
  const customerId = customerIdOf(person.name, loan?.lms ?? NEW_LMS);
  return {
    offer_key: `${customerId}-offer-${number}`,
    offer_id: OFFER_ID[plan.kind],
    customer_id: customerId,
    loan_id: plan.kind === 'settlement' && loan ? loanIdOf(person.name, loan.lms, plan.place) : null,
    brand: plan.kind === 'settlement' ? (loan?.brand ?? 'TitleMax') : plan.brand,
    doc_exp: endOf(plan, today),
    settlement_cents: plan.kind === 'settlement' ? plan.settlement : null,
    qualified_cents: plan.kind === 'settlement' ? null : plan.most,
    application_id: plan.kind === 'appraisal' ? applicationIdOf(person, number) : null,
  };
}

const originationOf = (person: Person, plan: Appraisal, number: number, today: string): OfferRows['origination'][number] => ({
  application_id: applicationIdOf(person, number),
  appraisal_id: `appraisal-${customerIdOf(person.name, NEW_LMS)}-${number}`,
  person: person.name,
  customer_id: customerIdOf(person.name, NEW_LMS),
  lms_id: LMS[NEW_LMS],
  brand: plan.brand,
  store_id: STORES[plan.brand].storeId,
  product_id: PRODUCTS[plan.product].id,
  product_name: PRODUCTS[plan.product].name,
  loan_type_code: LOAN_TYPE_CODES[plan.product],
  rate_bps: plan.rateBps,
  min_cents: plan.least,
  max_cents: plan.most,
  collateral: plan.collateral ? JSON.stringify(plan.collateral) : null,
  options: JSON.stringify(optionsOf(plan)),
  doc_exp: endOf(plan, today),
  appraisal_status: 'offered',
  called_for_at: null,
  disbursement_cents: 0,
  disbursement_type: PAYMENT_CHANNEL.none,
  new_loan_id: null,
});

const LOAN_TYPE_CODES = { title: 'TTL', installment: 'INS', personal: 'PSL' } as const satisfies Record<keyof typeof PRODUCTS, string>;

const optionsOf = ({ withoutMoneyGram }: Appraisal): DisbursementOptions => ({
  isDebitDisbursementAvailable: true,
  isMoneyGramDisbursementAvailable: withoutMoneyGram !== true,
  isStoreDisbursementAvailable: true,
});

const applicationIdOf = (person: Person, number: number): string => `application-${customerIdOf(person.name, NEW_LMS)}-${number}`;

/** Offers expire at about noon in the lender's time zone, ms since 1970. */
const endOf = ({ expiresInDays }: OfferPlan, today: string): number => Date.parse(`${addDays(today, expiresInDays)}T18:00:00Z`);
