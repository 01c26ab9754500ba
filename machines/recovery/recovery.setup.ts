import { assign, fromPromise, setup, spawnChild } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { asked } from '../../services/actors/call.ts';
import { confirmRecoveryCode, forgetRecoverySecrets, setNewPassword } from '../../services/actors/recovery.ts';
import type { Codes, SentCode } from '../verifyCode/codes.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import { notFound } from '../kit/username.ts';
import { verifyCodeMachine } from '../verifyCode/verifyCode.machine.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import { recoveryDraft, type RecoveryDraft } from './recovery.draft.ts';
import * as rules from './recovery.rules.ts';
import type { RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryOutcome } from './recovery.types.ts';

/** What the recovery's chart knows to do; the chart itself is in recovery.machine.ts. */
export const recoverySetup = setup({
  types: {} as { input: RecoveryInput; context: RecoveryContext; events: RecoveryEvent; output: RecoveryOutcome; tags: 'busy' },
  actors: {
    readDraft: recoveryDraft.read,
    writeDraft: recoveryDraft.write,
    verifyCode: verifyCodeMachine.provide({
      actors: {
        sendCode: fromPromise<SentCode, SendAsk>(({ input, signal }) => asked('POST /resetpassword', input, signal)),
        resendCode: fromPromise<SentCode, SendAsk>(({ input, signal }) => asked('POST /resetpassword', input, signal)),
        confirmCode: fromPromise<unknown, ConfirmAsk>(({ input, signal }) => confirmRecoveryCode(input, signal)),
      },
    }),
    getPolicy: cachedCall('GET /passwordPolicy'),
    setNewPassword,
  },
  guards: {
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => context.codes.sent !== null,
    opensSecureAccount: ({ context }) => context.screen === 'SecureAccount',
    opensName: ({ context }) => context.screen === 'ForgotPassword' || !rules.knowsName(context),
    opensCode: ({ context }) => context.screen === 'ForgotPasswordVerificationCode' && context.codes.sent !== null,
    opensEmail: ({ context }) => context.screen === 'RecoveryEmail' && rules.wentByEmail(context),
    nameIsRight: ({ event }) => rules.nameIsRight(event),
    knowsName: ({ context }) => rules.knowsName(context),
    hasSent: ({ context }, { codes }: { codes: Codes }) => codes.sent !== context.codes.sent,
    isConfirmed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'confirmed',
    isUnknownName: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'unknownName',
    isMissed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'missed',
    wentByEmail: ({ context }) => rules.wentByEmail(context),
    mayReset: ({ context }) => context.mayReset,
    passwordIsRight: ({ event }) => rules.passwordIsRight(event),
  },
  actions: {
    keepDraft: assign(({ context }, { draft }: { draft: RecoveryDraft | null }) => rules.restored(context, draft)),
    keepForm: assign(({ context, event }) => rules.formOf(context, event)),
    keepNotFound: assign({ usernameError: ({ context }) => notFound(context.username) }),
    forgetWrongPasswords: assign({ afterWrongPasswords: false }),
    keepKey: assign(({ context }) => rules.withKey(context)),
    forgetKey: assign(() => rules.withoutKey()),
    keepPolicy: assign({ policy: ({ event }) => heard<'GET /passwordPolicy'>(event) }),
    keepPasswordProblem: assign(({ context, event }) => rules.withPasswordProblem(context, event)),
    keepRefusal: assign(({ context, event }) => rules.refused(context, failureIn(event))),
    keepReset: assign({ outcome: 'passwordReset' }),
    // the draft and the screen of a missed email need to know where the last code went, and a guard cannot see a child
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
    writeDraft: spawnChild('writeDraft', { input: ({ context }) => rules.draftOf(context) }),
    forgetDraft: () => recoveryDraft.forgetAtEnd(),
    forgetSecrets: () => forgetRecoverySecrets(),
  },
});
