import { sql } from 'kysely';
import { createLender, type LenderOptions } from '../../../services/lender/lender.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';

/** Twenty customers with two loans each view them; twenty with fifty each pay, so that few clients share a customer. */
export const LOOKERS = 20;
export const PAYERS = 20;
export const LOANS_OF_A_PAYER = 50;
const LOANS_OF_OTHERS = 2;

export const BENCH_PASSWORD = PASSWORD;
export const lookerOf = (index: number): string => `look${index % LOOKERS}@example.com`;
export const payerOf = (index: number): string => `pay${index % PAYERS}@example.com`;
/** The loans of a payer: each can be paid once with the intent named after it. */
export const payersLoan = (payer: number, index: number): string => `9${String(payer * LOANS_OF_A_PAYER + index).padStart(7, '0')}`;
export const intentOf = (loanId: string): string => `intent-${loanId}`;
export const cardOf = (payer: number) => ({ token: `bench-card-${payer}`, ids: [{ type: 'BridgePay', id: `bench-card-${payer}` }] });

/** Fills a database with this many more loans: copies of Ann's installment loan, her profile and her card, under other names. */
export async function fillWith(loans: number, options: LenderOptions): Promise<void> {
  const lender = await createLender(options);
  const people = PAYERS + LOOKERS + Math.ceil((loans - PAYERS * LOANS_OF_A_PAYER) / LOANS_OF_OTHERS);
  const nameOf = sql`case when n < ${PAYERS} then 'pay' || n else 'look' || (n - ${PAYERS}) end`;
  await sql`insert into profile select (jsonb_populate_record(p, jsonb_build_object('profile_id', 'bench-' || n, 'person', 'bench-' || n,
      'username_email', ${nameOf} || '@example.com', 'username_phone', (6000000000 + n)::text, 'customer_ids', jsonb_build_object('2', 'bench-' || n)::text))).*
    from profile p, generate_series(0, ${people - 1}::int) n where p.person = 'ann'`.execute(lender.db);
  await sql`insert into customer select (jsonb_populate_record(c, jsonb_build_object('customer_id', 'bench-' || n, 'person', 'bench-' || n))).*
    from customer c, generate_series(0, ${people - 1}::int) n where c.customer_id = '702001'`.execute(lender.db);
  await sql`insert into card select (jsonb_populate_record(c, jsonb_build_object('card_id', 'bench-card-' || n, 'profile_id', 'bench-' || n,
      'customer_id', 'bench-' || n, 'token', 'bench-card-' || n, 'card_ids', '[{"type":"BridgePay","id":"bench-card-' || n || '"}]'))).*
    from card c, generate_series(0, ${PAYERS - 1}::int) n where c.card_id = 'ann-card-1'`.execute(lender.db);
  const ofPayers = PAYERS * LOANS_OF_A_PAYER;
  const owner = sql`'bench-' || case when n < ${ofPayers} then n / ${LOANS_OF_A_PAYER} else ${PAYERS} + (n - ${ofPayers}) / ${LOANS_OF_OTHERS} end`;
  const id = sql`'9' || lpad(n::text, 7, '0')`;
  await sql`insert into loan select (jsonb_populate_record(l, jsonb_build_object('loan_id', ${id}, 'loan_header', ${id}, 'person', ${owner},
      'customer_id', ${owner}, 'cosigner_customer_id', null, 'intent_id', 'intent-' || ${id}))).*
    from loan l, generate_series(0, ${loans - 1}::int) n where l.loan_id = '2001002'`.execute(lender.db);
  await sql`analyze`.execute(lender.db);
  await lender.close();
}
