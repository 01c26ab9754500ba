import type { DoneActorEvent } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Answer } from '../../services/contract/index.ts';

type Listed = { event: DoneActorEvent<Answer<'GET /accounts'>> };
const answer = ({ event }: Listed): Answer<'GET /accounts'> => event.output;

/**
 * The state that looks up the loan of an address among the customer's own, before the lender is asked about it: `next` with the loan, `unknown`
 * without it, `failed` without a list. The chart has the actor `getAccounts`, the guard `loanIsListed` and the actions `keepLoan` and `keepFailure`.
 */
export const findingLoan = <const Next extends string>(next: Next) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'getAccounts',
      src: 'getAccounts',
      input: {},
      onDone: [
        { guard: { type: 'loanIsListed', params: answer }, target: next, actions: { type: 'keepLoan', params: answer } },
        { target: 'unknown' },
      ],
      onError: { target: 'failed', actions: 'keepFailure' },
    },
  }) as const;

type WithLoan = { brand: Brand | null; loanId: string };

/** The loan of the address in the customer's list. */
export const listedLoan = ({ loanId }: Pick<WithLoan, 'loanId'>, { loans }: Answer<'GET /accounts'>): Loan | null =>
  loans.find((loan) => loan.loanId === loanId) ?? null;

/** The loan, whose brand replaces that of the address. */
export function withLoan(context: WithLoan, list: Answer<'GET /accounts'>): { loan: Loan | null; brand: Brand | null } {
  const loan = listedLoan(context, list);
  return { loan, brand: loan?.brand ?? context.brand };
}
