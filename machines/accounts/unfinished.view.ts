import { brandOf, draw, origination, payment } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import { cardOf, type AccountCard } from './accountCard.view.ts';
import { cashOf, whyNotPay } from './accounts.rules.ts';
import type { AccountsContext } from './accounts.types.ts';

type OfLoan = Pick<AccountCard, 'productName' | 'collateral' | 'loanHeader'> & { flow: 'payment' | 'draw'; to: Target };

/** A payment, a draw of cash, or a new loan that the customer did not finish, and the step to go on with. A new loan is in no list yet. */
export type UnfinishedView = OfLoan | { flow: 'origination'; to: Target };

/** The steps of an address; another device may have a newer portal, with others. */
const STEPS = {
  payment: ['MakePayment', 'SelectPaymentMethod', 'AddPaymentMethod', 'ReviewPayment'],
  draw: ['GetCashAmount', 'ManageDisburseMethod', 'ConfirmDisbursement'],
} as const satisfies Record<OfLoan['flow'], readonly string[]>;

/** Only while the loan still allows it; what it does not allow, its card explains. Spec: CONF-008. */
export function unfinishedOf(context: AccountsContext): UnfinishedView | null {
  const { unfinished, loans, person } = context;
  const brand = unfinished && brandOf(unfinished);
  if (unfinished?.flow === 'origination') {
    // the page of the application finds the step, and says when there is none any more
    const { applicationId } = unfinished.params;
    const isMade = loans?.some(({ unsigned }) => unsigned?.applicationId === applicationId); // its card leads there
    return brand && loans && applicationId && !isMade ? { flow: 'origination', to: origination(brand, applicationId) } : null;
  }
  const loan = loans?.find(({ loanId }) => loanId === unfinished?.params['loanId']);
  if (!unfinished || !loan || brand !== loan.brand) return null;
  const { flow } = unfinished;
  const screen = STEPS[flow].find((step) => step === unfinished.screen);
  const mayGoOn = flow === 'draw' ? cashOf(loan, context) === 'offered' : whyNotPay(loan, person) === null;
  if (!mayGoOn) return null;
  const { productName, collateral, loanHeader } = cardOf(loan, context);
  return { flow, productName, collateral, loanHeader, to: (flow === 'draw' ? draw : payment)(loan.brand, loan.loanId, screen) };
}
