import { searchingMachine } from '../../attempt/searching.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { intent, lost, anyReceipt as receipt } from './payment.people.ts';

/** Complete, because the failure page runs the payment's own search with it. */
const { ask } = intent;
const paid = { id: 'H-2', amount: 21_455, receipt };
const old = { id: 'H-1', amount: 21_455, receipt: { ...receipt, confirmationNumber: 'CN-1' } };

/** Everything that the history of a loan can show about an attempt. */
export const searchingWalk = once(() =>
  explore(searchingMachine, {
    starts: {
      'it is about to be sent again': {
        purpose: 'check',
        ask,
        lastEntry: 'H-1',
        amount: 21_455,
      },
      'only the history has the outcome': { purpose: 'wait', ask, lastEntry: 'H-1', amount: 21_455 },
      'the loan had no history': { purpose: 'check', ask, lastEntry: '', amount: 21_455 },
    },
    answers: {
      search: {
        'it is there': { done: [paid, old] },
        'an older one of the same amount is there': { done: [old] },
        'one of another amount is there': { done: [{ ...paid, amount: 21_456 }, old] },
        'one of another kind is there': { done: [{ ...paid, receipt: null }, old] },
        'the old entries are gone': { done: [paid] },
        'no answer': { fails: lost },
      },
    },
    background: ['search'],
    outcomes: ['paid', 'missing', 'unanswered'],
  }),
);
