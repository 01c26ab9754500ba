import { assign } from 'xstate';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './recovery.rules.ts';
import { recoverySetup } from './recovery.setup.ts';

/** The way into `verifyCode` that an address or another screen takes; the screen itself is that chart's. Spec: ROUTE-017. */
export const method = recoverySetup.createStateConfig({
  id: 'ForgotPasswordVerificationMethod',
  route: { guard: 'mayChooseMethod' },
  entry: assign({ verifyScreen: 'VerificationMethod' }),
  always: 'verifying',
});

/** Spec: ROUTE-016, FLOW-AUTH-14. */
export const code = recoverySetup.createStateConfig({
  id: 'ForgotPasswordVerificationCode',
  route: { guard: 'mayEnterCode' },
  entry: assign({ verifyScreen: 'VerificationCode' }),
  always: 'verifying',
});

const keepCodes = { type: 'keepCodes', params: ({ event }: { event: { output: VerifyCodeOutcome } }) => event.output } as const;

/**
 * The draft is written when the name is known, and again when a code is on its way. The service says only now that nobody has this name: back
 * to where it was typed (FLOW-AUTH-18). An email that does not come has a screen of its own (ROUTE-013).
 */
export const verifying = recoverySetup.createStateConfig({
  entry: 'writeDraft',
  invoke: {
    id: 'verifyCode',
    src: 'verifyCode',
    input: ({ context }) => rules.verifyAsk(context),
    onSnapshot: {
      guard: { type: 'hasSent', params: ({ event }) => event.snapshot.context },
      actions: [{ type: 'keepCodes', params: ({ event }) => event.snapshot.context }, 'writeDraft'],
    },
    onDone: [
      { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: '#ResetPassword', actions: [keepCodes, 'keepKey'] },
      {
        guard: { type: 'isUnknownName', params: ({ event }) => event.output },
        target: '#ForgotPassword',
        actions: [keepCodes, 'keepNotFound'],
      },
      { guard: { type: 'isMissed', params: ({ event }) => event.output }, target: '#RecoveryEmail', actions: keepCodes },
      { target: '#recovery.closed' },
    ],
  },
});
