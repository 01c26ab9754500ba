import { sendingMachine } from '../../payment/sending.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { abandoned, inFlight, intent, lost, OTHER_KEY, refusal } from './payment.people.ts';

/** Everything that can happen to one send. */
export const sendingWalk = once(() =>
  explore(sendingMachine, {
    starts: { 'Ann pays': { intent, record: inFlight } },
    answers: {
      record: { 'it is kept': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      note: { 'it is kept': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      newKey: { 'a key is made': { done: OTHER_KEY } },
      postPayment: {
        'the lender takes it': { done: { messageKey: 'm-1' } },
        'the lender says no': { fails: refusal },
        'the key is fenced': { fails: abandoned },
        'the answer is lost': { fails: lost },
      },
    },
    background: ['record', 'note', 'newKey', 'postPayment'],
    outcomes: ['accepted', 'refused', 'unknown', 'abandoned'],
  }),
);
