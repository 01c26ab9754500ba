import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { autopaySetup } from './autopay.setup.ts';

/** The loan, the saved methods, the date, and the card of the payment that asks. */
export const loading = autopaySetup.createStateConfig({
  tags: 'busy',
  on: stay,
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'gettingCards',
            actions: { type: 'keepLoan', params: ({ event }) => event.output },
          },
          { target: '#AutoPayConfirm.unknown' },
        ],
        onError: { target: '#AutoPayConfirm.failed', actions: 'keepFailure' },
      },
    },
    gettingCards: {
      invoke: {
        id: 'listCards',
        src: 'listCards',
        input: ({ context }) => ({ loanId: context.loanId }),
        onDone: { target: 'readingClock', actions: { type: 'keepCards', params: ({ event }) => event.output } },
        onError: { target: '#AutoPayConfirm.failed', actions: 'keepFailure' },
      },
    },
    readingClock: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'readingDraft', actions: assign({ now: ({ event }) => event.output.now }) },
      },
    },
    readingDraft: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { person, loanId } }) => ({ profileId: person.profileId, loanId }),
        onDone: { target: '#AutoPayConfirm.deciding', actions: { type: 'proposeMethod', params: ({ event }) => event.output } },
      },
    },
  },
});
