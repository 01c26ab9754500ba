import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import { Refusal, type Db } from '../handler.ts';

type History = Answered<'GET /accounthistory'>;

/** The maximum number of lines in a response: a loan with daily payments has thousands. */
export const HISTORY_LINES = 60;

/** The lines of a loan's history: settled ones, without cash-outs of a referral balance. */
const linesOf = (db: Db, loanId: string) =>
  db.selectFrom('ledger').where('loan_id', '=', loanId).where('status', '=', 'settled').where('kind', '<>', 'cashOut');

/** The newest lines of a loan, or the newest before the line `before`. `payer`: the customer id of the party who reads them. Throws Refusal 422 when the loan has no such line. */
export async function historyOf(db: Db, loanId: string, payer: string, before: string | undefined): Promise<History> {
  let lines = linesOf(db, loanId);
  if (before !== undefined) {
    const last = await linesOf(db, loanId).select(['at', 'id']).where('id', '=', before).executeTakeFirst();
    if (!last) throw new Refusal(422, ['The history of this loan has no such line.']);
    lines = lines.where((is) => is.or([is('at', '<', last.at), is.and([is('at', '=', last.at), is('id', '>', last.id)])]));
  }
  const rows = await lines
    .select(['id', 'kind', 'cents', 'at', 'balance_cents', 'confirmation_number', 'method', 'customer_id'])
    .select((is) =>
      is.selectFrom('disbursement').select('reference_number').whereRef('transaction_id', '=', 'ledger.id').as('reference_number'),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(HISTORY_LINES)
    .execute();
  const { count } = await lines.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    entries: rows.flatMap((row): History['entries'] =>
      row.kind === 'cashOut'
        ? []
        : [
            {
              id: row.id,
              at: new Date(row.at).toISOString(),
              kind: row.kind,
              amount: toMoneyText(Math.abs(row.cents)), // the method of a negative line says that the money was returned
              balance: toMoneyText(row.balance_cents),
              // a new loan is told to its customer by one number only, that of its money
              confirmationNumber: row.kind === 'origination' ? (row.reference_number ?? '') : row.confirmation_number,
              method: row.method,
              ...(row.cents < 0 && { cancelled: true }),
              ...(row.customer_id !== payer && { byOther: true }),
            },
          ],
    ),
    older: Number(count) - rows.length,
  };
}
