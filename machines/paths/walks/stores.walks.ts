import { storesMachine } from '../../stores/stores.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

const line = { phone: '5555550100', hours: 'Mon-Fri 8-18' };

/** Everything that can happen on ContactUs. */
export const storesWalk = once(() =>
  explore(storesMachine, {
    starts: { 'a visitor needs help': undefined },
    events: { 'tries again': { type: 'retry.chosen' }, 'goes back': { type: 'flow.left' } },
    answers: {
      getContacts: {
        'three lines': { done: { InstaLoan: line, NLS: line, TLXe: line } },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /contacts' }) },
      },
    },
    outcomes: ['left'],
  }),
);
