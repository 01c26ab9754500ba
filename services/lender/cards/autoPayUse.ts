import * as v from 'valibot';
import { AutoPay } from '../../contract/autoPay.ts';
import { Refusal, type Caller, type Db } from '../handler.ts';
import type { CardTable } from '../store/peopleTables.ts';
import { idsOf } from './toCard.ts';

/**
 * Throws Refusal 422 when a loan's autopay uses one of these cards. `saved`: the number of saved cards. Autopay would have nothing to collect
 * from, and the customer would notice only when the payment is late.
 */
export async function refuseAutoPayCards(db: Db, caller: Caller, cards: readonly CardTable[], saved: number): Promise<void> {
  if (caller.customerIds.length === 0) return;
  const loans = await db
    .selectFrom('loan')
    .select(['loan_header', 'auto_pay'])
    .where('auto_pay', 'is not', null)
    .where((is) => is.or([is('customer_id', 'in', caller.customerIds), is('cosigner_customer_id', 'in', caller.customerIds)]))
    .orderBy('loan_id')
    .execute();
  const removed = new Set(cards.flatMap((card) => idsOf(card).map(({ id }) => id)));
  const loan = loans.find(({ auto_pay }) => {
    const { enrolled, methodId = '' } = v.parse(AutoPay, JSON.parse(auto_pay ?? '{"enrolled":false}'));
    return enrolled && removed.has(methodId);
  });
  if (!loan) return;
  throw new Refusal(422, [
    saved > 1
      ? `Autopay for loan ${loan.loan_header} uses this card. Choose another card for autopay, or turn it off, before you remove this one.`
      : `This is your only card, and autopay for loan ${loan.loan_header} uses it. Add another card for autopay, or turn it off, before you remove this one.`,
  ]);
}
