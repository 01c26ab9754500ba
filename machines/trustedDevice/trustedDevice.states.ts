import { assign } from 'xstate';
import * as rules from './trustedDevice.rules.ts';
import { trustedDeviceSetup } from './trustedDevice.setup.ts';

const leave = { 'flow.left': '#trustedDevice.closed' } as const;

/** What the screen is for; the ways a code can go are learned meanwhile. Spec: ROUTE-027. */
export const warning = trustedDeviceSetup.createStateConfig({
  id: 'TrustedDeviceWarning',
  route: {},
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      on: leave,
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        input: {},
        onDone: [
          { guard: 'isTrustedAlready', target: 'reading' }, // confirmed in another tab
          { target: 'shown', actions: 'keepWays' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    reading: {
      tags: 'busy',
      on: { 'xstate.route': {} }, // nothing leads elsewhere while the customer is read
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: false },
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ person: event.output }) },
            target: '#trustedDevice.closed',
            actions: { type: 'keepTrusted', params: ({ event }) => ({ person: event.output }) },
          },
          { target: 'asking' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: { on: { ...leave, 'warning.confirmed': { guard: 'mayChooseMethod', target: '#VerificationMethod' } } },
    failed: { on: { ...leave, 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
  },
});

/** The way into `verifyCode` that an address or another screen takes; the screen itself is that chart's. Spec: ROUTE-028. */
export const method = trustedDeviceSetup.createStateConfig({
  id: 'VerificationMethod',
  route: { guard: 'mayChooseMethod' },
  entry: assign({ verifyScreen: 'VerificationMethod' }),
  always: 'verifying',
});

/** Spec: ROUTE-029. */
export const code = trustedDeviceSetup.createStateConfig({
  id: 'VerificationCode',
  route: { guard: 'mayEnterCode' },
  entry: assign({ verifyScreen: 'VerificationCode' }),
  always: 'verifying',
});

/** Spec: FLOW-AUTH-15. */
export const verifying = trustedDeviceSetup.createStateConfig({
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
        guard: { type: 'isTrusted', params: ({ event }) => event.output },
        target: '#trustedDevice.closed',
        actions: { type: 'keepTrusted', params: ({ event }) => event.output },
      },
      // the code was taken, but the service does not know of it: from the beginning
      { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#TrustedDeviceWarning' },
      { target: '#trustedDevice.closed' },
    ],
  },
});

/** The code went to an e-mail and does not come: is it still the customer's? Spec: ROUTE-030. */
export const email = trustedDeviceSetup.createStateConfig({
  id: 'Email',
  route: { guard: 'wentByEmail' },
  on: { ...leave, 'email.confirmed': '#VerificationCode', 'method.changeChosen': '#VerificationMethod' },
});
