import { atStart } from '../../machines/payment/payment.inputs.ts';
import type { PaymentContext } from '../../machines/payment/payment.types.ts';
import { ann, expired, loan, mastercard, NOON, settings, visa } from '../../machines/paths/walks/payment.people.ts';

/** What is known when Ann pays, with another `part`. */
export const facts = (part: Partial<PaymentContext> = {}): PaymentContext => ({
  ...atStart({ person: ann, settings, params: { brand: 'InstaLoan', loanId: loan.loanId }, screen: 'MakePayment' }),
  loan,
  cards: [expired, visa, mastercard],
  now: NOON,
  nextBusinessDate: '2026-11-23',
  ...part,
});
