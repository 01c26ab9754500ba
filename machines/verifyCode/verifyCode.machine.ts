/**
 * Two screens that several flows have: choosing how a code is to come, and entering it. The flow gives the names of the screens as input and
 * the three calls by `provide`. Decision 029. Spec: FLOW-AUTH-02, -13, -14, -18; ROUTE-008, -009, -016, -017.
 */
import { assign } from 'xstate';
import * as rules from './verifyCode.rules.ts';
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
