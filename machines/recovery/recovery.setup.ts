import { assign, setup, spawnChild } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { sendCall } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { confirmRecoveryCode, forgetRecoverySecrets, setNewPassword } from '../../services/actors/recovery.ts';
import { usernameError } from '../kit/username.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import { createVerifyCode } from '../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './recovery.rules.ts';
import type { RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryOutcome } from './recovery.rules.ts';

const draft = flowDraft('recovery', rules.Draft);

/** What the chart can do; the chart itself is in recovery.machine.ts. */
export const recoverySetup = setup({
  types: {} as { input: RecoveryInput; context: RecoveryContext; events: RecoveryEvent; output: RecoveryOutcome; tags: 'busy' },
  actors: {
    readDraft: draft.read,
    writeDraft: draft.write,
    verifyCode: createVerifyCode({
      send: (ask, signal) => sendCall('POST /resetpassword', ask, signal),
      confirm: confirmRecoveryCode,
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
    nameIsRight: (_, { username }: { username: string }) => usernameError(username) === null,
    knowsName: ({ context }) => rules.knowsName(context),
    hasSent: ({ context }, { codes }: { codes: Codes }) => codes.sent !== context.codes.sent,
    isConfirmed: (_, { kind }: VerifyCodeOutcome) => kind === 'confirmed',
    isUnknownName: (_, { kind }: VerifyCodeOutcome) => kind === 'unknownName',
    isMissed: (_, { kind }: VerifyCodeOutcome) => kind === 'missed',
    wentByEmail: ({ context }) => rules.wentByEmail(context),
    mayReset: ({ context }) => context.mayReset,
    passwordIsRight: (_, form: Parameters<typeof rules.passwordIsRight>[0]) => rules.passwordIsRight(form),
  },
  actions: {
    keepName: assign(({ context }, { username }: { username: string }) => rules.withName(context, username)),
    // the draft and RecoveryEmail need to know where the last code went, and a guard cannot read a child
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
    writeDraft: spawnChild('writeDraft', { input: ({ context }) => rules.draftOf(context) }),
    forgetDraft: draft.forgetAtEnd,
    forgetSecrets: forgetRecoverySecrets,
  },
});
