import { sendingMachine } from '../../attempt/sending.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { abandoned, inFlight, intent, lost, OTHER_KEY, refusal } from './payment.people.ts';

/** Everything that can happen to one send. */
export const sendingWalk = once(() =>
  explore(sendingMachine, {
    starts: { 'Ann pays': { ask: intent.ask, record: inFlight } },
    answers: {
      record: { 'it is stored': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      note: { 'it is stored': { done: undefined }, 'the storage refuses': { fails: new Error('denied') } },
      newKey: { 'a key is made': { done: OTHER_KEY } },
      post: {
        'the lender accepts it': { done: { messageKey: 'm-1' } },
        'the lender refuses it': { fails: refusal },
        'the key is fenced': { fails: abandoned },
        'the answer is lost': { fails: lost },
      },
    },
    background: ['record', 'note', 'newKey', 'post'],
    outcomes: ['accepted', 'refused', 'unknown', 'abandoned'],
  }),
);
