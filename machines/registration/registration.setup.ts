import { assign, setup, spawnChild } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { sendCall } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { forgetPassword, readGuestCards, registerUser } from '../../services/actors/registration.ts';
import { signIn } from '../../services/actors/session.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { Person } from '../kit/session.types.ts';
import { usernameError } from '../kit/username.ts';
import { createVerifyCode } from '../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './registration.rules.ts';
import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
  RegistrationInput,
  RegistrationOutcome,
} from './registration.types.ts';

const draft = flowDraft('registration', rules.Draft);

/** What the chart can do; the chart itself is in registration.machine.ts. */
export const registrationSetup = setup({
  types: {} as {
    input: RegistrationInput;
    context: RegistrationContext;
    events: RegistrationEvent;
    output: RegistrationOutcome;
    tags: 'busy';
  },
  actors: {
    readDraft: draft.read,
    writeDraft: draft.write,
    forgetDraft: draft.forget,
    readGuestCards,
    getPolicy: cachedCall('GET /passwordPolicy'),
    registerUser,
    signIn,
    verifyCode: createVerifyCode({
      send: (ask, signal) => sendCall('PUT /confirmuser', ask, signal),
      resend: ({ username }, signal) => sendCall('POST /resendVerificationCode', { username }, signal),
      confirm: (ask, signal) => sendCall('POST /confirmuser', ask, signal),
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.registered && !context.verified && context.codes.ways.length > 0,
    opensWarning: ({ context }) => context.screen === 'VerifyWarning',
    opensCode: ({ context }) => context.screen === 'RegisterVerificationCode' && context.registered,
    opensMethod: ({ context }) => context.screen === 'RegisterVerificationMethod' && context.registered,
    opensEmail: ({ context }) => context.screen === 'VerifyEmail' && context.registered,
    opensRegister: ({ context }) => context.screen === 'Register',
    knowsName: ({ context }) => usernameError(context.username) === null,
    isRegistered: ({ context }) => context.registered && !context.verified,
    isOpen: ({ context }) => !context.verified,
    isVerified: ({ context }) => context.verified,
    formIsRight: (_, form: RegistrationForm) => rules.formIsRight(form),
    isTakenAfterLoss: ({ context, event }) => rules.isTaken(failureIn(event)) && rules.isLost(context),
    isTaken: ({ event }) => rules.isTaken(failureIn(event)),
    isWeak: ({ event }) => rules.isWeak(failureIn(event)),
    isNoName: ({ event }) => rules.isNoName(failureIn(event)),
    isUnknown: ({ event }) => failureIn(event).kind === 'unknown',
    isNotConfirmed: ({ event }) => rules.isNotConfirmed(failureIn(event)),
    isConfirmed: (_, { kind }: VerifyCodeOutcome) => kind === 'confirmed',
    isMissed: (_, { kind }: VerifyCodeOutcome) => kind === 'missed',
    mayTryAgain: ({ event }) => rules.mayTryAgain(failureIn(event)),
    isSameName: ({ context }, { username }: { username: string }) => rules.isSameName(context, username),
    nameIsRight: (_, { username }: { username: string }) => usernameError(username) === null,
  },
  actions: {
    keepForm: assign(({ context }, form: RegistrationForm) => rules.withForm(context, form)),
    keepFound: assign(({ context }) => rules.withRegistered(context, [])),
    keepTaken: assign({ nameError: 'taken' }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepPerson: assign({ person: (_, person: Person) => person, outcome: 'verified' }),
    writeDraft: spawnChild('writeDraft', { input: ({ context: { username } }) => ({ username }) }),
    forgetDraft: spawnChild('forgetDraft'),
    forgetPassword,
  },
});
