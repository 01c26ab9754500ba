import { assign } from 'xstate';
import * as rules from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';

/** The way into `verifyCode` that an address or another screen takes; the screen itself is that chart's. Spec: ROUTE-009, FLAG-003. */
export const method = registrationSetup.createStateConfig({
  id: 'RegisterVerificationMethod',
  route: { guard: 'mayChooseMethod' },
  entry: assign({ verifyScreen: 'VerificationMethod' }),
  always: 'verifying',
});

/** Spec: ROUTE-008, FLOW-AUTH-14. */
export const code = registrationSetup.createStateConfig({
  id: 'RegisterVerificationCode',
  route: { guard: 'isRegistered' },
  entry: assign({ verifyScreen: 'VerificationCode' }),
  always: 'verifying',
});

/** A code to a wrong name never comes: from its screen the name can be looked at once more. Spec: FLOW-AUTH-02. */
export const verifying = registrationSetup.createStateConfig({
  invoke: {
    id: 'verifyCode',
    src: 'verifyCode',
    input: ({ context }) => rules.verifyAsk(context),
    onSnapshot: {},
    onDone: [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: '#VerifyConfirm',
        actions: ['keepVerified', 'forgetDraft'],
      },
      {
        guard: { type: 'isMissed', params: ({ event }) => event.output },
        target: '#VerifyEmail',
        actions: assign({ codes: ({ event }) => event.output.codes }),
      },
      { target: '#registration.closed' },
    ],
  },
});
