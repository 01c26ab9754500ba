import { assign } from 'xstate';
import { notFound } from '../kit/username.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './recovery.rules.ts';
import { recoverySetup } from './recovery.setup.ts';

/** An address or another screen opens `verifyCode` here; that chart shows the screen. Spec: ROUTE-017. */
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

/** The draft is written once the username is known, and again after each code. Spec: FLOW-AUTH-13, FLOW-AUTH-18, ROUTE-013. */
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
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: '#ResetPassword',
        actions: [keepCodes, assign(({ context }) => rules.withKey(context))],
      },
      {
        guard: { type: 'isUnknownName', params: ({ event }) => event.output },
        target: '#ForgotPassword',
        actions: [keepCodes, assign({ usernameError: ({ context }) => notFound(context.username) })],
      },
      { guard: { type: 'isMissed', params: ({ event }) => event.output }, target: '#RecoveryEmail', actions: keepCodes },
      { target: '#recovery.closed' },
    ],
  },
});
