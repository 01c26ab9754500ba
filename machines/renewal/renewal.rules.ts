import * as v from 'valibot';
import type { Risk, Risks } from '../../services/actors/renewal.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { Renewal } from '../../services/contract/unfinishedPayment.ts';
import type { AncillaryInput } from '../ancillary/ancillary.rules.ts';
import { isAlternate } from '../kit/loanCustomer.ts';
import { needsPartyCode, type PartyCodeInput } from '../partyCode/partyCode.rules.ts';
import { brandOf } from '../kit/places.ts';
import type { Priced, Product, RenewalContext, RenewalInput } from './renewal.types.ts';

type Facts = RenewalContext;
type From = { context: RenewalContext };

/** What was chosen and typed, so that neither a reload nor a changed amount loses it. Nothing of it is agreed to. Spec: STORE-001. */
export const Choices = v.object({
  loanId: v.string(),
  product: v.nullable(v.picklist(['same', 'other'])),
  cashTyped: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  ancillaryProductIds: v.array(v.string()),
});
export type Choices = v.InferOutput<typeof Choices>;

export const UNPRICED: Priced = { newLoan: null, refusal: null };
export const NO_RISKS: Risks = { rateChanged: false, creditLimitChanged: false, changeId: '' };

export const atStart = ({ person, settings, params, search }: RenewalInput): RenewalContext => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  lockWasLost: search?.['because'] === 'lockMissing',
  loan: null,
  amount: null,
  cashTyped: null,
  cash: 0,
  cashProblem: null,
  isRepriced: false,
  where: null,
  risks: NO_RISKS,
  priced: { same: UNPRICED, other: UNPRICED },
  product: null,
  productIsMissing: false,
  holdsLock: false,
  isVerified: false,
  ancillaryProductIds: [],
  lockedByName: '',
  failure: null,
  outcome: 'left',
});

export const whose = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId });

/** Throws before the loan is loaded. */
export function loanOf({ loan }: Pick<Facts, 'loan'>) {
  if (!loan) throw new Error('a renewal needs its loan');
  return loan;
}

export const isShared = ({ loan }: Pick<Facts, 'loan'>): boolean => (loan?.cosignerId ?? '') !== '';

/** The lender offers a new loan of another product. Spec: ROUTE-069 (productSwitch-3). */
export const maySwitch = ({ loan }: Pick<Facts, 'loan'>): boolean =>
  loan !== null && loan.productMigration && loan.disburseProductMigration !== undefined;

export const productIdOf = ({ loan }: Pick<Facts, 'loan'>, product: Product): string => {
  const { productId, disburseProductMigration } = loanOf({ loan });
  return product === 'other' ? (disburseProductMigration?.newProductId ?? productId) : productId;
};

/** Nobody holds the lock of a loan with one party. */
export const withLock = (context: Facts, changes: Partial<Facts>): Partial<Facts> => ({
  ...changes,
  holdsLock: context.holdsLock && isShared({ ...context, ...changes }),
});

export const detailAsk = ({ context }: From): Ask<'GET /accountdetail'> => {
  const { loanId, lmsId } = loanOf(context);
  return { loanId, lmsId };
};

/** Spec: CALL-062. */
export const riskAsk =
  (migrateProduct: boolean) =>
  ({ context }: From): Ask<'GET /riskInfo'> => ({ isAddon: false, loanId: context.loanId, migrateProduct });

export const risksIn = ({ rateChanged, creditLimitChanged, changeId = '' }: Answer<'GET /riskInfo'>): Risks => ({
  rateChanged,
  creditLimitChanged,
  changeId,
});

/** The change that is shown first; null when all are acknowledged. */
export const openRisk = ({ risks }: Pick<Facts, 'risks'>): Risk | null =>
  risks.rateChanged ? 'rateChanged' : risks.creditLimitChanged ? 'creditLimitChanged' : null;

export const choicesOf = ({ loanId, product, cashTyped, ancillaryProductIds }: Facts): Choices => ({
  loanId,
  product,
  cashTyped,
  ancillaryProductIds: [...ancillaryProductIds],
});

/** The field shows what was typed last; it is priced when the customer goes on. */
export function withChoices({ loanId, cashTyped, cashProblem }: Facts, choices: Choices | null): Partial<Facts> {
  if (choices?.loanId !== loanId) return {};
  const { product, ancillaryProductIds } = choices;
  return { product, ancillaryProductIds, cashTyped: choices.cashTyped, cashProblem: choices.cashTyped === cashTyped ? cashProblem : null };
}

/** What the new loan of this product would be; asking writes no agreement. Spec: CALL-032. */
export function priceAsk({ person, loan, amount, cash }: Facts, product: Product): Ask<'GET /documents'> {
  const renewed = loanOf({ loan });
  const { loanId, storeId, suretyBond } = renewed;
  return {
    loanId,
    storeId,
    productId: productIdOf({ loan }, product),
    disclosureType: 'refinance',
    suretyBond,
    migrateProduct: product === 'other',
    isAddon: false,
    isAlternatesTurn: isAlternate(renewed, person),
    isAutoPay: false,
    customerName: person.name,
    amount: toMoneyText(amount ?? 0),
    ...(cash > 0 && { disbursement: toMoneyText(cash) }),
  };
}

export const withPrice = ({ priced }: Facts, product: Product, { terms }: Answer<'GET /documents'>): Partial<Facts> => ({
  priced: { ...priced, [product]: { newLoan: terms ?? null, refusal: null } },
});
export const withRefusal = ({ priced }: Facts, product: Product, refusal: Failure): Partial<Facts> => ({
  priced: { ...priced, [product]: { newLoan: null, refusal } },
});

export const isRefused = ({ kind }: Failure): boolean => kind === 'refused';
/** The lender makes a new loan with it, of one product at least. */
export const isPriced = (facts: Pick<Facts, 'priced'>): boolean => isPossible(facts, 'same') || isPossible(facts, 'other');
export const isPossible = ({ priced }: Pick<Facts, 'priced'>, product: Product): boolean => priced[product].newLoan !== null;

/** With one product there is nothing to choose from. */
export const chosenProduct = (facts: Pick<Facts, 'priced' | 'product' | 'loan'>): Product | null => {
  if (!maySwitch(facts)) return isPossible(facts, 'same') ? 'same' : null;
  return facts.product && isPossible(facts, facts.product) ? facts.product : null;
};

/** Spec: FLOW-REFI-03. */
export const lockAsk =
  (value: true | 'delete') =>
  ({ context }: From): Ask<'POST /loanlock'> => ({ loanId: context.loanId, value, lockType: 'refinance' });

export const lockNote =
  (holdsLock: boolean) =>
  ({ context }: From) => ({ ...whose({ context }), holdsLock });

/** Once in a visit. Spec: FLOW-REFI-15. */
export const needsCode = ({ loan, person, isVerified }: Pick<Facts, 'loan' | 'person' | 'isVerified'>): boolean =>
  !isVerified && loan !== null && needsPartyCode(loan, person);

export const partyCodeInput = ({ context: { person, settings, loan } }: From): PartyCodeInput => ({
  person,
  settings,
  loan: loanOf({ loan }),
});

export function ancillaryInput({ context }: From): AncillaryInput {
  const { person, settings, amount, cash, ancillaryProductIds } = context;
  const product = chosenProduct(context) ?? 'same';
  const chosen = { productId: productIdOf(context, product), migrateProduct: product === 'other', chosen: ancillaryProductIds };
  return { person, settings, loan: loanOf(context), amount: amount ?? 0, cash, ...chosen };
}

/** The lender's code when the new loan needs something that only the store provides. Spec: FLOW-REFI-19. */
const PRODUCTS_MISSING = 'ProductsMissing';
/** The store makes this new loan with the customer. Spec: ROUTE-075 (productSwitch-2, ancillary-3). */
export const needsStore = ({ priced }: Pick<Facts, 'priced'>, product: Product): boolean =>
  priced[product].refusal?.code === PRODUCTS_MISSING;
/** What the appointment there is for: the switch of the product, or something that is sold with the renewal. */
export const appointmentFor = (product: Product | null) => (product === 'other' ? 'switchAppointmentWanted' : 'appointmentWanted');

/** The terms, whose papers are not agreed to yet. Only a switch migrates the product. Spec: FLOW-REFI-20 (refinance-3). */
export function renewalOf(context: Facts): Renewal {
  const product = chosenProduct(context) ?? 'same';
  const { cash, where } = context;
  return {
    productId: productIdOf(context, product),
    migrateProduct: product === 'other',
    ancillaryProductIds: [...context.ancillaryProductIds],
    ...(where && cash > 0 && { cash: { cents: cash, ...where } }),
    agreedIntent: '',
  };
}
