import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './ancillary.rules.ts';
import { ancillarySetup } from './ancillary.setup.ts';

/** What is sold, what it costs, and the new loan with it. The customer confirms the lender's text. Spec: ROUTE-083, FLOW-REFI-19. */
export const confirm = ancillarySetup.createStateConfig({
  id: 'AncillaryProductsConfirm',
  route: { guard: 'mayConfirm' },
  on: {
    'choice.changeChosen': { target: '#AncillaryProducts', actions: 'dropTerms' },
    'flow.left': '#ancillary.closed',
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: stay,
      entry: 'dropTerms',
      invoke: {
        id: 'getTerms',
        src: 'getTerms',
        input: rules.termsAsk,
        onDone: { target: 'reading', actions: { type: 'keepTerms', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => failureIn(event) }, target: 'refused', actions: 'keepFailure' },
          // the papers state the figures before anything is signed
          { target: 'reading', actions: 'keepFailure' },
        ],
      },
    },
    reading: {
      on: {
        'confirm.submitted': [
          {
            guard: { type: 'isAgreed', params: ({ event }) => event },
            target: '#ancillary.closed',
            actions: { type: 'keepEnding', params: 'chosen' },
          },
          { actions: assign({ boxIsMissing: true }) },
        ],
        'retry.chosen': 'loading',
      },
    },
    // there are no papers for this loan with these products
    refused: {},
  },
});
