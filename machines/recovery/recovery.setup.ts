import { assign, setup, spawnChild } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { confirmRecoveryCode, forgetRecoverySecrets, setNewPassword } from '../../services/actors/recovery.ts';
import * as codes from '../kit/codes.rules.ts';
import { codeGuards } from '../kit/codes.states.ts';
import type { SentCode } from '../kit/codes.types.ts';
import { failureIn, heard } from '../kit/heard.ts';
import { notFound } from '../kit/username.ts';
import { recoveryDraft, type RecoveryDraft } from './recovery.draft.ts';
import * as rules from './recovery.rules.ts';
import type { RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryOutcome } from './recovery.types.ts';

/** What the recovery's chart knows to do; the chart itself is in recovery.machine.ts. */
export const recoverySetup = setup({
  types: {} as { input: RecoveryInput; context: RecoveryContext; events: RecoveryEvent; output: RecoveryOutcome; tags: 'busy' },
  actors: {
    readDraft: recoveryDraft.read,
    writeDraft: recoveryDraft.write,
    sendCode: call('POST /resetpassword'),
    resendCode: call('POST /resetpassword'),
    confirmCode: confirmRecoveryCode,
    getPolicy: cachedCall('GET /passwordPolicy'),
    setNewPassword,
  },
  guards: {
    ...codeGuards,
    opensSecureAccount: ({ context }) => context.screen === 'SecureAccount',
    opensName: ({ context }) => context.screen === 'ForgotPassword' || !rules.knowsName(context),
    opensCode: ({ context }) => context.screen === 'ForgotPasswordVerificationCode' && context.codes.sent !== null,
    opensEmail: ({ context }) => context.screen === 'RecoveryEmail' && rules.wentByEmail(context),
    nameIsRight: ({ event }) => rules.nameIsRight(event),
    knowsName: ({ context }) => rules.knowsName(context),
    isUnknownUser: ({ event }) => rules.isUnknownUser(failureIn(event)),
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
    forgetCodeProblems: assign(({ context }) => codes.forgetProblems(context)),
    keepMethodMissing: assign(({ context }) => codes.withMethodMissing(context)),
    keepSentCode: assign(({ context }, { sent }: { sent: SentCode }) => codes.withSent(context, sent, context.settings)),
    keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
    keepCodeProblem: assign(({ context, event }) => codes.withCodeProblem(context, event)),
    keepCodeRefusal: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))),
    keepPauseOver: assign(({ context }) => codes.withPauseOver(context)),
    writeDraft: spawnChild('writeDraft', { input: ({ context }) => rules.draftOf(context) }),
    forgetDraft: () => recoveryDraft.forgetAtEnd(),
    forgetSecrets: () => forgetRecoverySecrets(),
  },
  delays: { resendPause: codes.RESEND_PAUSE_MS },
});
