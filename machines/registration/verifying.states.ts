import { assign } from 'xstate';
import * as rules from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';

/** An address or another screen opens `verifyCode` here; that chart shows the screen. Spec: ROUTE-009, FLAG-003. */
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

/** A code that did not arrive may have gone to a wrong address: VerifyEmail shows it. Spec: FLOW-AUTH-02. */
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
        actions: [assign({ verified: true, failure: null }), 'forgetDraft'],
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
