import { BRANDS, isBrand, type Brand } from '../../contract/brands.ts';
import type { PAYMENT_PROCESSOR } from '../../contract/enums.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import { LMS, STORES } from '../people/places.ts';

/** ENUM-003. */
export type ProcessorName = keyof typeof PAYMENT_PROCESSOR;
/** The processor of each brand's cards. A brand that is missing has the one of its loan system. */
export type CardProcessors = Readonly<Partial<Record<Brand, ProcessorName>>>;

/** The sandbox's own: one brand whose cards are at Repay, and one that takes no cards online (R-8: both are configuration). */
export const CARD_PROCESSORS: CardProcessors = { Product: 'Repay', CommunityChoice: 'None' };

/**
 * What the vault does in place of each processor: how its one-use tokens begin, and at which processors it stores the card. Behind it the card
 * form is the same for all (OPEN-047).
 */
const ADAPTERS = {
  CyberSource: { tokenStart: 'cs_', storesAt: ['CyberSource'] },
  Repay: { tokenStart: 'rp_', storesAt: ['Repay'] },
  BridgePay: { tokenStart: 'bp_', storesAt: ['BridgePay'] },
  Mixed: { tokenStart: 'mx_', storesAt: ['BridgePay', 'CyberSource'] },
} as const satisfies Record<Exclude<ProcessorName, 'None'>, { tokenStart: string; storesAt: readonly ProcessorName[] }>;

/** A processor with a card form. */
export type FormProcessor = keyof typeof ADAPTERS;

export const adapterOf = (processor: FormProcessor) => ADAPTERS[processor];

/** By loan systems: CyberSource for NLS, BridgePay for TLXe, Mixed for a customer of both or of none. */
export function processorOfSystems(lmsIds: readonly string[]): 'CyberSource' | 'BridgePay' | 'Mixed' {
  const systems = new Set(lmsIds);
  if (systems.size !== 1) return 'Mixed';
  return systems.has(LMS.NLS) ? 'CyberSource' : 'BridgePay';
}

/** The brands that take no cards online. */
export const brandsWithoutForm = (processors: CardProcessors): Brand[] =>
  Object.keys(BRANDS)
    .filter(isBrand)
    .filter((brand) => processors[brand] === 'None');

const brandOfCode = (code: string): Brand | undefined =>
  Object.keys(BRANDS)
    .filter(isBrand)
    .find((brand) => BRANDS[brand].code === code);

/**
 * The processor of the card form that is opened: configured for the brand of the page, else by the caller's loan systems. Throws Refusal 422 with
 * the store's phone when the brand takes no cards online.
 */
export async function formProcessorOf(db: Db, caller: Caller, brandCode: string, processors: CardProcessors): Promise<FormProcessor> {
  const brand = brandOfCode(brandCode);
  const processor = (brand && processors[brand]) ?? processorOfSystems(await systemsOf(db, caller));
  if (processor !== 'None') return processor;
  throw new Refusal(422, [`Cards cannot be added online here. Please call ${STORES[brand ?? 'TitleMax'].phone}.`]);
}

async function systemsOf(db: Db, { customerIds, guestLoanId }: Caller): Promise<string[]> {
  if (guestLoanId !== null) {
    const loan = await db.selectFrom('loan').select('lms_id').where('loan_id', '=', guestLoanId).executeTakeFirst();
    return loan ? [loan.lms_id] : [];
  }
  if (customerIds.length === 0) return [];
  const customers = await db.selectFrom('customer').select('lms_id').where('customer_id', 'in', customerIds).execute();
  return customers.map(({ lms_id }) => lms_id);
}
