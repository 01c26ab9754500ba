import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './trustedDevice.rules.ts';
import { trustedDeviceSetup } from './trustedDevice.setup.ts';
import { trustedDeviceWords } from './trustedDevice.words.ts';

const leave = { 'flow.left': '#trustedDevice.closed' } as const;

/**
 * The password is correct, but the device is new: before anything else the customer enters a code. Canceling or failing signs the customer out.
 * Spec: portal §2 "TrustedDevice"; ROUTE-026 to -030, FLOW-AUTH-15, CONF-017.
 */
export const trustedDeviceMachine = trustedDeviceSetup.createMachine({
  id: 'trustedDevice',
  meta: trustedDeviceWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'warning',
  states: {
    /** Explains why a code is needed; meanwhile the methods load. Spec: ROUTE-027. */
    warning: {
      id: 'TrustedDeviceWarning',
      route: {},
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          on: leave,
          invoke: {
            id: 'checkDevice',
            src: 'checkDevice',
            input: {},
            onDone: [
              // confirmed in another tab
              { guard: { type: 'isTrustedAlready', params: ({ event }) => event.output }, target: 'reading' },
              { target: 'viewing', actions: assign(({ context, event }) => rules.withWays(context, event.output)) },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        reading: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readPerson',
            src: 'readPerson',
            input: { renewed: false },
            onDone: [
              {
                guard: { type: 'isTrusted', params: ({ event }) => event.output },
                target: '#trustedDevice.closed',
                actions: { type: 'keepTrusted', params: ({ event }) => event.output },
              },
              { target: 'loading' },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        viewing: { on: { ...leave, 'warning.confirmed': { guard: 'mayChooseMethod', target: '#VerificationMethod' } } },
        failed: { on: { ...leave, 'retry.chosen': { target: 'loading', actions: assign({ failure: null }) } } },
      },
    },
    /** An address or another screen opens `verifyCode` here; the chart itself shows the screen. Spec: ROUTE-028. */
    method: {
      id: 'VerificationMethod',
      route: { guard: 'mayChooseMethod' },
      entry: assign({ verifyScreen: 'VerificationMethod' }),
      always: 'verifying',
    },
    /** Spec: ROUTE-029. */
    code: {
      id: 'VerificationCode',
      route: { guard: 'mayEnterCode' },
      entry: assign({ verifyScreen: 'VerificationCode' }),
      always: 'verifying',
    },
    /** Spec: FLOW-AUTH-15. */
    verifying: {
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => rules.verifyAsk(context),
        onSnapshot: { actions: { type: 'keepCodes', params: ({ event }) => event.snapshot.context } },
        onDone: [
          {
            guard: { type: 'isMissed', params: ({ event }) => event.output },
            target: '#Email',
            actions: { type: 'keepCodes', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTrusted', params: ({ event }) => event.output.person },
            target: '#trustedDevice.closed',
            actions: { type: 'keepTrusted', params: ({ event }) => event.output.person },
          },
          // the code was accepted, but the device is still not trusted: start again
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#TrustedDeviceWarning' },
          { target: '#trustedDevice.closed' },
        ],
      },
    },
    /** The code went to an email address and did not arrive: is the address still correct? Spec: ROUTE-030. */
    email: {
      id: 'Email',
      route: { guard: 'wentByEmail' },
      on: { ...leave, 'email.confirmed': '#VerificationCode', 'method.changeChosen': '#VerificationMethod' },
    },
    closed: { type: 'final' },
  },
});
