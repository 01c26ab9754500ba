import { stay } from '../kit/stay.ts';
import { customerDetailsSetup } from './customerDetails.setup.ts';
import * as rules from './customerDetails.rules.ts';

/** The typed details go to the lender in two calls. What the lender has is not sent again when a later call fails. */
export const sending = customerDetailsSetup.createStateConfig({
  tags: 'busy',
  on: { ...stay, 'details.left': {} },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'owesCustomer', target: 'savingCustomer' },
        { guard: 'owesSpouse', target: 'savingSpouse' },
        { target: '#customerDetails.closed', actions: 'forgetDraft' },
      ],
    },
    savingCustomer: {
      invoke: {
        id: 'saveCustomer',
        src: 'saveCustomer',
        input: rules.changeAsk,
        onDone: { target: 'deciding', actions: { type: 'keepSent', params: { part: 'customer' } } },
        onError: { target: '#CustomerDetails.filling', actions: 'keepFailure' },
      },
    },
    savingSpouse: {
      invoke: {
        id: 'saveSpouse',
        src: 'saveSpouse',
        input: rules.spouseAsk,
        onDone: { target: 'deciding', actions: { type: 'keepSent', params: { part: 'spouse' } } },
        onError: { target: '#CustomerDetails.filling', actions: 'keepFailure' },
      },
    },
  },
});
