import { assign } from 'xstate';
import * as rules from './agreement.rules.ts';
import { agreementSetup } from './agreement.setup.ts';

/** Each paper is opened, then the name and the initials are typed. Another amount makes the papers void, which is said first. Spec: ROUTE-081. */
export const reading = agreementSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'paper.opened': {
          guard: { type: 'isListed', params: ({ event }) => event.documentId },
          target: 'presenting',
          actions: { type: 'keepOpened', params: ({ event }) => event.documentId },
        },
        'agreement.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: '#AccountDisclosures.dating',
            actions: { type: 'keepSignature', params: ({ event }) => event },
          },
          { actions: { type: 'noteProblems', params: ({ event }) => event } },
        ],
        'amount.changeChosen': 'changing',
      },
    },
    presenting: {
      initial: 'idle',
      on: { 'paper.closed': 'choosing' },
      states: {
        idle: { on: { 'copy.chosen': { guard: 'hasCopy', target: 'saving' } } },
        saving: { invoke: { id: 'saveFile', src: 'saveFile', input: rules.copyAsk, onDone: 'idle', onError: 'notSaved' } },
        notSaved: { on: { 'copy.chosen': 'saving' } },
      },
    },
    changing: {
      on: {
        'amount.changeConfirmed': { target: '#agreement.closed', actions: assign({ ending: 'amountChanged' }) },
        'amount.changeDeclined': 'choosing',
      },
    },
  },
});
