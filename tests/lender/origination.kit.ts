import type { Loan } from '../../services/contract/accounts.ts';
import type { World } from '../calls/world.ts';

/** The person's loan, as the list of accounts shows it. Throws when it is not there. */
export async function loanOf(world: World, loanId: string): Promise<Loan> {
  const loan = (await world.answer('GET /accounts', {})).loans.find((each) => each.loanId === loanId);
  if (!loan) throw new Error(`${world.person} has no loan ${loanId}`);
  return loan;
}
