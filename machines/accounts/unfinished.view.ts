import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { whyNotDraw, type DrawClause } from '../kit/drawEligibility.ts';
import { brandOf, draw, origination, payment } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import { cardOf, type AccountCard } from './accountCard.view.ts';
import { cashOf, whyNotPay, type PayClause } from './accounts.rules.ts';
import type { AccountsContext } from './accounts.types.ts';

/** Why a step is not taken up: something sent has no outcome yet, or the loan does not allow it now. */
export type WhyNotGoOn =
  | { of: 'step'; clause: 'outcomeIsKnown' | 'loanIsListed' | 'noDrawIsOpen' | 'noBankruptcy' }
  | { of: 'payment'; clause: PayClause }
  | { of: 'draw'; clause: DrawClause };

/** A payment, a renewal, a draw of cash, or a new loan that the customer did not finish, and the step to go on with. */
export type UnfinishedView = {
  flow: Unfinished['flow'];
  brand: Brand;
  /** Null for a new loan, which is in no list yet, and for a loan of another brand that this page has not loaded. */
  loan: Pick<AccountCard, 'productName' | 'collateral' | 'loanHeader'> | null;
  /** Renewals of the loan are called refinancing (RULE-031). */
  useRefiTerm: boolean;
  to: Target;
  /** Null when the step can be taken up. */
  whyNot: WhyNotGoOn | null;
};

type OfLoan = Exclude<Unfinished['flow'], 'origination'>;

/** The steps of an address; another device may have a newer portal, with others. */
const PAYMENT_STEPS: readonly string[] = ['MakePayment', 'SelectPaymentMethod', 'AddPaymentMethod', 'ReviewPayment'];
const DRAW_STEPS: readonly string[] = ['GetCashAmount', 'ManageDisburseMethod', 'ConfirmDisbursement'];

function placeOf(flow: OfLoan, brand: Brand, loanId: string, screen: string): Target {
  const [place, steps] = flow === 'draw' ? [draw, DRAW_STEPS] : [payment, PAYMENT_STEPS];
  return place(
    brand,
    loanId,
    steps.find((step) => step === screen),
  );
}

const step = (clause: Extract<WhyNotGoOn, { of: 'step' }>['clause']): WhyNotGoOn => ({ of: 'step', clause });

/** As the loan's card and its page explain it. */
function whyNotOfLoan(flow: OfLoan, loan: Loan, context: AccountsContext): WhyNotGoOn | null {
  if (context.bankrupt && flow !== 'payment') return step('noBankruptcy');
  if (flow !== 'draw') {
    const clause = whyNotPay(loan, context.person);
    return clause && { of: 'payment', clause };
  }
  if (cashOf(loan, context) === 'waiting') return step('noDrawIsOpen');
  const clause = whyNotDraw({ loan, person: context.person });
  return clause && { of: 'draw', clause };
}

/** The Dashboard may have loaded the loans of its brand only. */
function whyNotUnknown(brand: Brand, { brand: here, person }: AccountsContext): WhyNotGoOn | null {
  if (here === null || here === brand) return step('loanIsListed');
  return brandIsOpen(brand, person) ? null : { of: 'payment', clause: 'brandIsOpen' };
}

function ofLoan(flow: OfLoan, { screen, params, waits }: Unfinished, context: AccountsContext): UnfinishedView | null {
  const { loanId } = params;
  const loan = context.loans?.find((each) => each.loanId === loanId);
  const brand = loan?.brand ?? brandOf({ params });
  if (brand === null || !loanId) return null;
  const whyNot = loan ? whyNotOfLoan(flow, loan, context) : whyNotUnknown(brand, context);
  return {
    flow,
    brand,
    loan: loan ? cardOf(loan, context) : null,
    useRefiTerm: loan?.useRefiTerm ?? false,
    to: placeOf(flow, brand, loanId, screen),
    whyNot: waits ? step('outcomeIsKnown') : whyNot,
  };
}

/** The application's own page finds the step to continue with, or says that the application is closed. */
function ofApplication({ params, waits }: Unfinished, { loans }: AccountsContext): UnfinishedView | null {
  const { applicationId } = params;
  const brand = brandOf({ params });
  const isMade = loans?.some(({ unsigned }) => unsigned?.applicationId === applicationId); // its card leads there
  if (brand === null || !applicationId || isMade) return null;
  const to = origination(brand, applicationId);
  return { flow: 'origination', brand, loan: null, useRefiTerm: false, to, whyNot: waits ? step('outcomeIsKnown') : null };
}

/** Each step at which the customer stopped, the newest first; none before the loans are known. Spec: CONF-008. */
export function unfinishedOf(context: AccountsContext): readonly UnfinishedView[] {
  if (context.loans === null) return [];
  return context.unfinished.flatMap((left) => {
    const view = left.flow === 'origination' ? ofApplication(left, context) : ofLoan(left.flow, left, context);
    return view ? [view] : [];
  });
}

/** Where this flow goes on; null when it cannot. */
export const nextOf = (context: AccountsContext, flow: Unfinished['flow']): Target | null =>
  unfinishedOf(context).find((left) => left.flow === flow && left.whyNot === null)?.to ?? null;
