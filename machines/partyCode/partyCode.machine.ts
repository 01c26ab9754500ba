import { assign } from 'xstate';
import * as rules from './partyCode.rules.ts';
import { partyCodeSetup } from './partyCode.setup.ts';
import { partyCodeWords } from './partyCode.words.ts';

/**
 * Before one party renews a loan with two parties, a code goes to the other one, who passes it on: so the other party knows of the renewal and
 * agrees. Part of the flow `renewal` (decision 029). Spec: ROUTE-079, ROUTE-080, ROUTE-091, FLOW-REFI-15, FLOW-REFI-16, R-14.
 */
export const partyCodeMachine = partyCodeSetup.createMachine({
  id: 'partyCode',
  meta: partyCodeWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'explanation',
  states: {
    /** Why a code is needed, and to whom it goes. Spec: ROUTE-079. */
    explanation: {
      id: 'AltPartyVerifyCode',
      route: {},
      initial: 'open',
      states: {
        open: {
          entry: assign({ failure: null }),
          on: {
            'flow.left': '#partyCode.closed',
            'code.chosen': [
              { guard: 'wasSent', target: '#VerificationCode' },
              { guard: 'mayChooseMethod', target: '#VerificationMethod' },
              { target: '#partyCode.verifying', actions: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: true }) },
            ],
          },
        },
        // nobody on file to send it to, or not to this customer: the store goes on with them
        refused: {
          on: { 'flow.left': { target: '#partyCode.closed', actions: assign({ outcome: { kind: 'refused' } }) } },
        },
      },
    },
    /** An address or another screen opens `verifyCode` here; that chart shows the screen. Spec: ROUTE-091. */
    method: {
      id: 'VerificationMethod',
      route: { guard: 'mayChooseMethod' },
      entry: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: false }),
      always: 'verifying',
    },
    /** Spec: ROUTE-080. */
    code: {
      id: 'VerificationCode',
      route: { guard: 'wasSent' },
      entry: assign({ verifyScreen: 'VerificationCode', sendsAtOnce: false }),
      always: 'verifying',
    },
    /** Spec: FLOW-REFI-15. */
    verifying: {
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => rules.verifyAsk(context),
        onSnapshot: { actions: { type: 'keepCodes', params: ({ event }) => event.snapshot.context } },
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'closed',
            actions: assign({ outcome: { kind: 'verified' } }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: '#AltPartyVerifyCode.refused',
            actions: assign({ failure: ({ event }) => event.output.failure }),
          },
          { target: 'closed' },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
