import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { militaryWords } from './military.words.ts';

/** Whose record it is: a customer in one loan system. */
export type MilitaryInput = Ask<'GET /militarystatus'>;

export type MilitaryContext = {
  customer: MilitaryInput;
  /** Null until it is loaded. */
  status: Answer<'GET /militarystatus'> | null;
  /** What the form has chosen. */
  choice: boolean;
  /** The last statement was saved. */
  saved: boolean;
  failure: Failure | null;
};

export type MilitaryEvent =
  | { type: 'military.changeChosen' }
  | { type: 'military.chosen'; isMilitary: boolean }
  | { type: 'military.submitted' }
  | { type: 'military.cancelled' }
  | { type: 'military.retryChosen' };

/**
 * Military service as the customer declares it. The register of covered borrowers is another matter: only the lender asks it, before it
 * lends. Spec: calls §7 "Customer" (CALL-027, CALL-028, OPEN-018).
 */
export const militaryMachine = setup({
  types: {} as { input: MilitaryInput; context: MilitaryContext; events: MilitaryEvent; tags: 'busy' },
  actors: { getStatus: call('GET /militarystatus', { attempts: 2 }), saveStatus: call('POST /militarystatus') },
  guards: { saveFailed: ({ context }) => context.failure !== null },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, saved: false }),
    forgetChoice: assign({ choice: ({ context }) => context.status?.isMilitary ?? false }),
    keepStatus: assign((_, status: Answer<'GET /militarystatus'>) => ({ status, choice: status.isMilitary })),
  },
}).createMachine({
  id: 'military',
  meta: militaryWords,
  context: ({ input }) => ({ customer: input, status: null, choice: false, saved: false, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getStatus',
        src: 'getStatus',
        input: ({ context }) => context.customer,
        onDone: { target: 'viewing', actions: { type: 'keepStatus', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'military.retryChosen': { target: 'loading', actions: 'forgetFailure' } } },
    viewing: { on: { 'military.changeChosen': { target: 'choosing', actions: 'forgetFailure' } } },
    choosing: {
      on: {
        'military.chosen': { actions: assign({ choice: ({ event }) => event.isMilitary }) },
        'military.submitted': { target: 'saving', actions: 'forgetFailure' },
        // after a failed save the lender may have the statement
        'military.cancelled': [
          { guard: 'saveFailed', target: 'loading', actions: 'forgetFailure' },
          { target: 'viewing', actions: 'forgetChoice' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveStatus',
        src: 'saveStatus',
        input: ({ context }) => ({ ...context.customer, isMilitary: context.choice }),
        onDone: {
          target: 'viewing',
          actions: [{ type: 'keepStatus', params: ({ event }) => event.output }, assign({ saved: true })],
        },
        onError: { target: 'choosing', actions: 'keepFailure' },
      },
    },
  },
});
