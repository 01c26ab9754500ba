import { searchingMachine } from '../../payment/searching.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { lost } from './payment.people.ts';

const entry = { id: 'H-1', at: '2026-11-21T12:00:00.000Z', kind: 'payment', balance: 0, method: '' } as const;
const paid = { ...entry, id: 'H-2', amount: 21_455, balance: 59_785, confirmationNumber: 'CN-2' } as const;
const old = { ...entry, amount: 21_455, confirmationNumber: 'CN-1' } as const;

/** Everything that the history of a loan may tell of a payment. */
export const searchingWalk = once(() =>
  explore(searchingMachine, {
    starts: {
      'it is about to be sent again': {
        purpose: 'check',
        ask: { loanId: '1', storeId: 'S', lmsId: '1' },
        lastEntry: 'H-1',
        amount: 21_455,
      },
      'only the history can tell': { purpose: 'wait', ask: { loanId: '1', storeId: 'S', lmsId: '1' }, lastEntry: 'H-1', amount: 21_455 },
      'the loan had no history': { purpose: 'check', ask: { loanId: '1', storeId: 'S', lmsId: '1' }, lastEntry: '', amount: 21_455 },
    },
    answers: {
      getHistory: {
        'it is there': { done: { entries: [paid, old] } },
        'an older one of the same amount is there': { done: { entries: [old] } },
        'one of another amount is there': { done: { entries: [{ ...paid, amount: 21_456 }, old] } },
        'a fee of the same amount is there': { done: { entries: [{ ...paid, kind: 'fee' }, old] } },
        'one without a number is there': { done: { entries: [{ ...paid, confirmationNumber: '' }, old] } },
        'the old entries are gone': { done: { entries: [paid] } },
        'no answer': { fails: lost },
      },
    },
    background: ['getHistory'],
    outcomes: ['paid', 'missing', 'unheard'],
  }),
);
