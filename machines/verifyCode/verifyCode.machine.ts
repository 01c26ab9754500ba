/**
 * Two screens that several flows share: choosing a method for the code, and entering it. The flow passes the names of the screens as input
 * and its calls to `createVerifyCode`. Decision 029. Spec: FLOW-AUTH-02, -13, -14, -18; ROUTE-008, -009, -016, -017.
 */
import { assign, fromPromise } from 'xstate';
import type { SentCode } from './codes.rules.ts';
import * as rules from './verifyCode.rules.ts';
import type { ConfirmAsk, SendAsk } from './verifyCode.rules.ts';
import { verifyCodeSetup } from './verifyCode.setup.ts';
import { code, method } from './verifyCode.states.ts';
import { verifyCodeWords } from './verifyCode.words.ts';

export const verifyCodeMachine = verifyCodeSetup.createMachine({
  id: 'verifyCode',
  meta: verifyCodeWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: { 'login.opened': { target: '.closed', actions: assign({ kind: 'left' }) } },
  states: {
    opening: {
      always: [
        { guard: 'opensCode', target: 'code' },
        { guard: 'sendsAtOnce', target: '#VerificationMethod.sending' },
        { target: 'method' },
      ],
    },
    method,
    code,
    closed: { type: 'final' },
  },
});

type CodeCalls = {
  send: (ask: SendAsk, signal: AbortSignal) => Promise<SentCode>;
  /** Sends another code; `send` where it is left out. */
  resend?: (ask: SendAsk, signal: AbortSignal) => Promise<SentCode>;
  confirm: (ask: ConfirmAsk, signal: AbortSignal) => Promise<unknown>;
  /** After a lost response: whether the service accepted the code. */
  check?: (username: string, signal: AbortSignal) => Promise<boolean>;
};

/** The verification of one flow. A code is never sent again automatically, even where the call is a GET (CONF-017). */
export function createVerifyCode({ send, resend = send, confirm, check }: CodeCalls): typeof verifyCodeMachine {
  return verifyCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, SendAsk>(({ input, signal }) => send(input, signal)),
      resendCode: fromPromise<SentCode, SendAsk>(({ input, signal }) => resend(input, signal)),
      confirmCode: fromPromise<unknown, ConfirmAsk>(({ input, signal }) => confirm(input, signal)),
      ...(check && { checkCode: fromPromise<boolean, string>(({ input, signal }) => check(input, signal)) }),
    },
  });
}
