import type { Loan } from '../../services/contract/accounts.ts';
import type { Ask } from '../../services/contract/index.ts';
import type { EcommerceInput } from '../ecommerce/ecommerce.rules.ts';
import { renewalAddress } from './accounts.rules.ts';
import { listed } from './accounts.place.ts';
import { locksToAsk } from './standing.rules.ts';
import type { AccountsContext } from './accounts.types.ts';
import type { TimelineInput } from './timeline.rules.ts';

/** The brand's own list, when the customer comes from it: it is in the cache. Otherwise all loans, because an address may name another brand. */
export const loanListAsk = ({ brand, loanId, loans }: AccountsContext): Ask<'GET /accounts'> =>
  brand !== null && loans?.some((loan) => loan.loanId === loanId && loan.brand === brand) ? { brandName: brand } : {};

/** The loan in the list. Throws when it is not there: only a listed loan is opened. */
export function mustBeListed({ loans, loanId }: Pick<AccountsContext, 'loans' | 'loanId'>): Loan {
  const loan = listed(loans, loanId);
  if (!loan) throw new Error(`loan "${loanId}" is not in the list`);
  return loan;
}

export const detailAsk = ({ context }: { context: AccountsContext }): Ask<'GET /accountdetail'> => {
  const { loanId, lmsId } = mustBeListed(context);
  return { loanId, lmsId };
};

export const payoffDayAsk = ({ context }: { context: AccountsContext }): Ask<'GET /nextBusinessDate'> => ({
  lmsId: mustBeListed(context).lmsId,
});

/** Whether any documents of the opened loan are asked for: not only those for a payment. Spec: CALL-036. */
export function loanDocumentsAsk({ context }: { context: AccountsContext }): Pick<Loan, 'loanId' | 'lmsId'> {
  const { loanId, lmsId } = mustBeListed(context);
  return { loanId, lmsId };
}

/** Whether somebody else renews the opened loan; nothing is asked about a loan that is not shared. Spec: CALL-005. */
export const lockAsks = ({ context }: { context: AccountsContext }) => locksToAsk(context.person, [mustBeListed(context)]);

/** What the timeline of the opened loan needs. */
export function timelineInput({ context }: { context: AccountsContext }): TimelineInput {
  const { loanId, loanHeader, lmsId, storeId } = mustBeListed(context);
  return { loanId, loanHeader, lmsId, storeId, timeZone: context.settings.defaultTimeZone };
}

/** What the hand-off of the opened loan to the online store needs. Throws for a loan that is not renewed there. */
export function ecommerceInput({ context: { loanId, loan, person } }: { context: AccountsContext }): EcommerceInput {
  const address = loan && renewalAddress(loan, person);
  if (address === null) throw new Error(`loan "${loanId}" has no page in the online store`);
  return { loanId, address };
}
