import { assign, fromPromise, setup } from 'xstate';
import { readPerson } from '../../services/actors/person.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as codes from './codes.rules.ts';
import type { Call } from './verifyCode.purposes.ts';
import * as rules from './verifyCode.rules.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeContext, VerifyCodeEvent, VerifyCodeInput, VerifyCodeOutcome } from './verifyCode.rules.ts';

const missing = (call: string) => Promise.reject(new Error(`${call} was not provided: use createVerifyCode`));

/** What the chart can do; the chart itself is in verifyCode.machine.ts. */
export const verifyCodeSetup = setup({
  types: {} as {
    input: VerifyCodeInput;
    context: VerifyCodeContext;
    events: VerifyCodeEvent;
    output: VerifyCodeOutcome;
    tags: 'busy';
  },
  actors: {
    sendCode: fromPromise<codes.SentCode, SendAsk>(() => missing('sendCode')),
    resendCode: fromPromise<codes.SentCode, SendAsk>(() => missing('resendCode')),
    confirmCode: fromPromise<unknown, ConfirmAsk>(() => missing('confirmCode')),
    checkCode: fromPromise<boolean, string>(() => missing('checkCode')),
    readPerson,
  },
  guards: {
    sendsAtOnce: ({ context }) => context.sendsAtOnce === true,
    mayChangeName: ({ context }) => rules.mayChangeName(context),
    mayLeaveUnread: ({ context }) => rules.mayLeaveUnread(context),
    opensCode: ({ context }) => context.screen === 'VerificationCode',
    methodIsOffered: ({ context }, { method }: { method: codes.CodeMethod | null }) => codes.chosenWay(context, method) !== undefined,
    codeIsRight: (_, { code }: { code: string }) => codes.readCode(code) !== null,
    mayResend: ({ context }) => context.codes.mayResend,
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => rules.mayEnterCode(context),
    mayBeMissed: ({ context }) => rules.mayBeMissed(context),
    readsPerson: ({ context }) => rules.readsPerson(context),
    mustCheck: ({ context, event }) => rules.mustCheck(context, failureIn(event)),
    wasTaken: (_, taken: boolean) => taken,
    endsSending: ({ context, event }) => rules.endOf(context, failureIn(event), 'sending') !== null,
    endsConfirming: ({ context, event }) => rules.endOf(context, failureIn(event), 'confirming') !== null,
  },
  actions: {
    keepMethod: assign({ chosen: (_, { method }: { method: codes.CodeMethod | null }) => method }),
    forgetProblems: assign(({ context }) => codes.forgetProblems(context)),
    keepSent: assign(({ context }, sent: codes.SentCode) => codes.withSent(context, sent, context.settings)),
    keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
    keepRefusal: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))),
    keepKind: assign({ kind: (_, kind: VerifyCodeOutcome['kind']) => kind }),
    keepEnd: assign(({ context, event }, call: Call) => rules.withEnd(context, failureIn(event), call)),
  },
  delays: { resendPause: codes.RESEND_PAUSE_MS },
});
