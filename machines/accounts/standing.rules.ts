import type { Loan } from '../../services/contract/accounts.ts';
import type { Ask } from '../../services/contract/index.ts';
import { customerIdFor } from '../kit/loanCustomer.ts';
import { isActive, inOrder } from './accounts.rules.ts';
import type { Person } from '../kit/session.types.ts';
import type { AccountsContext } from './accounts.types.ts';

type Known = Pick<AccountsContext, 'person' | 'brand' | 'loans'>;

/** The open loans of the Dashboard's brand, one for each product, the most urgent first. Null until the list is loaded. */
function loansToAsk({ brand, loans }: Known): readonly Loan[] | null {
  const open = inOrder(loans ?? []).filter((loan) => loan.brand === brand && isActive(loan));
  const firsts = open.filter((loan, place) => open.findIndex(({ productId }) => productId === loan.productId) === place);
  return firsts.length > 0 ? firsts : null;
}

export const hasOpenLoan = (context: Known): boolean => loansToAsk(context) !== null;

/** The lender answers for all loans of the customer, so one is enough. Throws without an open loan. Spec: CALL-022. */
export function bankruptcyAsk(context: Known): Ask<'GET /bankruptcyStatus'> {
  const [loan] = loansToAsk(context) ?? [];
  if (!loan) throw new Error('bankruptcy is asked of an open loan');
  return { customerId: customerIdFor(context.person, loan), loanId: loan.loanId, storeId: loan.storeId };
}

/** One request for each product. Spec: CALL-023. */
export const reportingAsks = (context: Known): Ask<'GET /experianStatus'>[] =>
  (loansToAsk(context) ?? []).map((loan) => ({
    customerId: customerIdFor(context.person, loan),
    loanId: loan.loanId,
    productId: loan.productId,
    storeId: loan.storeId,
  }));

/** The open loans among these that have a second party: each may be held by the other one. Spec: CALL-005, alternate-party lock of portal §4. */
export const locksToAsk = ({ profileId }: Pick<Person, 'profileId'>, loans: readonly Loan[]) =>
  loans
    .filter((loan) => loan.cosignerId !== '' && isActive(loan))
    .map(({ loanId }) => ({ loanId, profileId, lockType: 'refinance' as const }));

/** The shared loans of the Dashboard's brand: no request for a customer without any. */
export const lockAsks = ({ person, brand, loans }: Known) =>
  locksToAsk(
    person,
    (loans ?? []).filter((loan) => loan.brand === brand),
  );
