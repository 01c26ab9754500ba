import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import type { AccountsContext, AccountsOutcome } from './accounts.types.ts';
import { loanOf } from './accounts.place.ts';
import { mustBeListed } from './accounts.asks.ts';
import { nextOf } from './unfinished.view.ts';
import { LINK_ACCOUNT_OPTIONS } from '../kit/places.ts';
import { signingPlace } from '../kit/unsigned.rules.ts';
import { isReinstated } from '../kit/vehicleRecovery.ts';
import { payingPlace, vehiclePlace } from '../kit/vehiclePlace.ts';
import { EXPERIAN_DISCLOSURE } from '../terms/terms.places.ts';

/** What the chart puts into its context when the customer leaves it. */
export type Leaving = Pick<AccountsContext, 'leaves'>;

/** The brand of the loan itself, not of an address that names another. Throws for a loan that is not the customer's. */
function ownLoan(context: AccountsContext, loanId: string) {
  const loan = loanOf(context, loanId);
  if (!loan) throw new Error(`the accounts were left for the loan "${loanId}", which is not the customer's`);
  return loan;
}

/** To the payment of a loan: the opened one, or one of a list. The amount that reinstates it comes first. Spec: OPEN-039. */
export function toPay(context: AccountsContext, loanId: string): Leaving {
  const loan = ownLoan(context, loanId);
  return { leaves: isReinstated(loan) ? { kind: 'placeChosen', next: payingPlace(loan) } : { kind: 'pay', brand: loan.brand, loanId } };
}

/** To the signature of a new loan: the opened one, or one of a list. Throws for a loan that is signed. */
export function toSign(context: AccountsContext, loanId: string): Leaving {
  const next = signingPlace(ownLoan(context, loanId));
  if (!next) throw new Error(`the accounts were left for the signature of the loan "${loanId}", which is signed`);
  return { leaves: { kind: 'placeChosen', next } };
}

/** To the documents of the opened loan: all of them, one of them, or its statements by month. */
export function toDocuments(context: AccountsContext, { monthly, documentId = '' }: { monthly: boolean; documentId?: string }): Leaving {
  const { brand, loanId, lmsId } = mustBeListed(context);
  return { leaves: { kind: 'documentsChosen', brand, loanId, lmsId, monthly, documentId } };
}

/** To the store of the opened loan. */
export function toStore(context: AccountsContext): Leaving {
  const { brand, storeId } = ownLoan(context, context.loanId);
  return { leaves: { kind: 'storeChosen', brand, storeId } };
}

/** To an appointment about the opened loan. */
export const toAppointment = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'appointmentChosen', brand: ownLoan(context, context.loanId).brand, loanId: context.loanId },
});

/** To autopay of the opened loan. */
export const toAutoPay = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'autoPayChosen', brand: ownLoan(context, context.loanId).brand, loanId: context.loanId },
});

/** To cash on the opened loan. */
export const toCash = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'cashChosen', brand: ownLoan(context, context.loanId).brand, loanId: context.loanId },
});

/** To cancel the renewal that made the opened loan. */
export const toCancelRenewal = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'cancelRenewalChosen', brand: ownLoan(context, context.loanId).brand, loanId: context.loanId },
});

/** To what can be done about the vehicle of the opened loan. */
export const toVehicle = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'placeChosen', next: vehiclePlace(ownLoan(context, context.loanId)) },
});

/** To a step at which the customer stopped. */
export function toUnfinished(context: AccountsContext, flow: Unfinished['flow']): Leaving {
  const next = nextOf(context, flow);
  if (!next) throw new Error(`no unfinished step of ${flow} to continue`);
  return { leaves: { kind: 'placeChosen', next } };
}

/** To the documents that the lender asks for. */
export const toUpload = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'uploadChosen', brand: ownLoan(context, context.loanId).brand, loanId: context.loanId },
});

/** To the saved cards of the customer with the brand of the opened loan. */
export const toCards = (context: AccountsContext): Leaving => ({
  leaves: { kind: 'cardsChosen', brand: ownLoan(context, context.loanId).brand },
});

/** To the installation of the portal (ROUTE-119). */
export const toInstall = (): Leaving => ({ leaves: { kind: 'installChosen' } });

/** To link an account that the profile does not have. */
export const toLinking = (): Leaving => ({ leaves: { kind: 'placeChosen', next: LINK_ACCOUNT_OPTIONS } });

/** To the Experian disclosure (ROUTE-103). */
export const toExperian = (): Leaving => ({ leaves: { kind: 'paperChosen', paper: EXPERIAN_DISCLOSURE } });

/** Throws when the chart ended without a choice. */
export function outcome({ leaves, loanId }: Pick<AccountsContext, 'leaves' | 'loanId'>): AccountsOutcome {
  if (!leaves) throw new Error(`the accounts ended, and nothing says what comes next (loan "${loanId}")`);
  return leaves;
}
