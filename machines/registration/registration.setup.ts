import { assign, fromPromise, setup, spawnChild } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { asked } from '../../services/actors/call.ts';
import { forgetPassword, readGuestCards, registerUser } from '../../services/actors/registration.ts';
import { signIn } from '../../services/actors/session.ts';
import type { SentCode } from '../verifyCode/codes.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import { verifyCodeMachine } from '../verifyCode/verifyCode.machine.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import { registrationDraft } from './registration.draft.ts';
import * as rules from './registration.rules.ts';
import type { RegistrationContext, RegistrationEvent, RegistrationInput, RegistrationOutcome } from './registration.types.ts';

/** What the registration's chart knows to do; the chart itself is in registration.machine.ts. */
export const registrationSetup = setup({
  types: {} as {
    input: RegistrationInput;
    context: RegistrationContext;
    events: RegistrationEvent;
    output: RegistrationOutcome;
    tags: 'busy';
  },
  actors: {
    readDraft: registrationDraft.read,
    writeDraft: registrationDraft.write,
    forgetDraft: registrationDraft.forget,
    readGuestCards,
    getPolicy: cachedCall('GET /passwordPolicy'),
    registerUser,
    signIn,
    verifyCode: verifyCodeMachine.provide({
      actors: {
        sendCode: fromPromise<SentCode, SendAsk>(({ input, signal }) => asked('PUT /confirmuser', input, signal)),
        resendCode: fromPromise<SentCode, SendAsk>(({ input: { username }, signal }) =>
          asked('POST /resendVerificationCode', { username }, signal),
        ),
        confirmCode: fromPromise<unknown, ConfirmAsk>(({ input, signal }) => asked('POST /confirmuser', input, signal)),
      },
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.registered && !context.verified && context.codes.ways.length > 0,
    opensWarning: ({ context }) => context.screen === 'VerifyWarning',
    opensCode: ({ context }) => context.screen === 'RegisterVerificationCode' && context.registered,
    opensMethod: ({ context }) => context.screen === 'RegisterVerificationMethod' && context.registered,
    opensEmail: ({ context }) => context.screen === 'VerifyEmail' && context.registered,
    opensRegister: ({ context }) => context.screen === 'Register',
    knowsName: ({ context }) => rules.nameError(context.username) === null,
    isRegistered: ({ context }) => context.registered && !context.verified,
    isOpen: ({ context }) => !context.verified,
    isVerified: ({ context }) => context.verified,
    formIsRight: ({ event }) => rules.formIsRight(event),
    isTakenAfterLoss: ({ context, event }) => rules.isTaken(failureIn(event)) && rules.isLost(context),
    isTaken: ({ event }) => rules.isTaken(failureIn(event)),
    isWeak: ({ event }) => rules.isWeak(failureIn(event)),
    isNoName: ({ event }) => rules.isNoName(failureIn(event)),
    isUnknown: ({ event }) => rules.isUnknown(failureIn(event)),
    isNotConfirmed: ({ event }) => rules.isNotConfirmed(failureIn(event)),
    isConfirmed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'confirmed',
    isMissed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'missed',
    mayTryAgain: ({ event }) => rules.mayTryAgain(failureIn(event)),
    isSameName: ({ context, event }) => rules.isSameName(context, event),
    nameIsRight: ({ event }) => rules.nameIsRight(event),
  },
  actions: {
    keepDraft: assign(({ context, event }) => rules.restored(context, rules.draftIn(event))),
    keepGuestCards: assign(({ event }) => rules.guestCardsIn(event)),
    keepPolicy: assign({ policy: ({ event }) => heard<'GET /passwordPolicy'>(event) }),
    keepForm: assign(({ context, event }) => rules.formOf(context, event)),
    keepRegistered: assign(({ context, event }) => rules.withRegistered(context, heard<'POST /registerUser'>(event))),
    keepFound: assign(({ context }) => rules.withRegistered(context, null)),
    keepTaken: assign({ nameError: 'taken' }),
    keepWeak: assign({ passwordError: 'weak' }),
    keepNoName: assign({ nameError: 'invalid' }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepLost: assign({ lost: ({ context }) => context.username }),
    keepPerson: assign(({ event }) => rules.withPerson(event)),
    keepVerified: assign({ verified: true, failure: null }),
    keepVerifiedOnly: assign({ outcome: 'verifiedOnly' }),
    keepRecovery: assign({ outcome: 'recoverChosen' }),
    keepOtherName: assign(({ event }) => rules.anotherName(event)),
    keepNameError: assign(({ event }) => rules.confirmedName(event)),
    forgetNameError: assign({ nameError: null }),
    forgetFailure: assign({ failure: null }),
    writeDraft: spawnChild('writeDraft', { input: ({ context: { username } }) => ({ username }) }),
    forgetDraft: spawnChild('forgetDraft'),
    forgetPassword: () => forgetPassword(),
  },
});
