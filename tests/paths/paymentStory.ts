import { refusal } from '../../machines/paths/walks/payment.people.ts';
import { paymentWalk } from '../../machines/paths/walks/payment.walks.ts';

export const walk = paymentWalk();
export const all = walk.situations;
export type At = (typeof all)[number];

/** Where this situation is after the event. */
export const leads = ({ snapshot }: At, event: Parameters<typeof walk.after>[1]) => walk.after(snapshot, event);

/** What is known after the lender has refused the payment with this code. */
export const refusedWith = (at: At, code: string) =>
  leads(at, { type: 'xstate.done.actor.attempt', output: { kind: 'refused', failure: { ...refusal.failure, code } } }).context;
