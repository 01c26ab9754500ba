/**
 * Sign-in with email or phone number and password. The form keeps what was typed; the password is in no event and no context.
 * The outcome says which other flow has to come first, or instead.
 * Spec: portal §4 "Authentication", §5 "Messages"; FLOW-AUTH-01 to -05, -12, ERR-033, ERR-042, OPEN-005, OPEN-016.
 */
import { assign, setup } from 'xstate';
import { signIn } from '../../services/actors/session.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import { notFound } from '../kit/username.ts';
import * as rules from './signIn.rules.ts';
import type { SignInContext, SignInEvent, SignInForm, SignInInput, SignInOutcome } from './signIn.rules.ts';
import { signInWords } from './signIn.words.ts';

const keepForm = { type: 'keepForm', params: ({ event }: { event: SignInForm }) => event } as const;

export const signInMachine = setup({
  types: {} as { input: SignInInput; context: SignInContext; events: SignInEvent; output: SignInOutcome; tags: 'busy' },
  actors: { signIn },
  guards: {
    formIsRight: (_, form: SignInForm) => rules.formIsRight(form),
    isNotConfirmed: ({ event }) => rules.isNotConfirmed(failureIn(event)),
    mustReset: ({ event }) => rules.mustReset(failureIn(event)),
    isLastWrongPassword: ({ context, event }) => rules.isWrongPassword(failureIn(event)) && rules.isOnceTooOften(context),
    isWrongPassword: ({ event }) => rules.isWrongPassword(failureIn(event)),
    isUnknownUser: ({ event }) => rules.isUnknownUser(failureIn(event)),
    isLocked: ({ event }) => rules.isLocked(failureIn(event)),
  },
  actions: {
    keepForm: assign(({ context }, form: SignInForm) => rules.withForm(context, form)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepOutcome: assign({ outcome: (_, outcome: SignInOutcome) => outcome }),
  },
}).createMachine({
  id: 'signIn',
  meta: signInWords,
  context: ({ input }) => ({ ...input, usernameError: null, passwordError: null, failure: null, wrongPasswords: 0, outcome: null }),
  output: ({ context }) => rules.outcome(context),
  initial: 'login',
  states: {
    login: {
      id: 'Login',
      route: {},
      initial: 'entering',
      states: {
        entering: {
          on: {
            'login.submitted': [
              {
                guard: { type: 'formIsRight', params: ({ event }) => event },
                target: 'authenticating',
                actions: keepForm,
              },
              { target: 'entering', actions: keepForm },
            ],
            'recovery.chosen': {
              target: '#signIn.closed',
              actions: { type: 'keepOutcome', params: ({ event: { username } }) => ({ kind: 'recoverChosen', username }) },
            },
            'register.chosen': {
              target: '#signIn.closed',
              actions: { type: 'keepOutcome', params: ({ event: { username } }) => ({ kind: 'registerChosen', username }) },
            },
            'help.chosen': { target: '#signIn.closed', actions: { type: 'keepOutcome', params: { kind: 'helpChosen' } } },
          },
        },
        authenticating: {
          tags: 'busy',
          on: stay,
          // not before: the form would move below the customer's finger
          exit: assign({ notice: null }),
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context: { username, remember } }) => ({ username, remember }),
            onDone: {
              target: '#signIn.closed',
              actions: {
                type: 'keepOutcome',
                params: ({ context: { remember }, event }) => ({ kind: 'signedIn', person: event.output, remember }),
              },
            },
            onError: [
              {
                guard: 'isNotConfirmed',
                target: '#signIn.closed',
                actions: {
                  type: 'keepOutcome',
                  params: ({ context: { username, remember } }) => ({ kind: 'notConfirmed', username, remember }),
                },
              },
              {
                guard: 'mustReset',
                target: '#signIn.closed',
                actions: { type: 'keepOutcome', params: ({ context: { username } }) => ({ kind: 'mustReset', username }) },
              },
              {
                guard: 'isUnknownUser',
                target: 'entering',
                actions: assign({ usernameError: ({ context }) => notFound(context.username) }),
              },
              {
                guard: 'isLastWrongPassword',
                target: '#signIn.closed',
                actions: { type: 'keepOutcome', params: ({ context: { username } }) => ({ kind: 'wrongPasswords', username }) },
              },
              {
                guard: 'isWrongPassword',
                target: 'entering',
                actions: [assign({ wrongPasswords: ({ context }) => context.wrongPasswords + 1 }), 'keepFailure'],
              },
              { guard: 'isLocked', target: 'entering', actions: assign({ notice: { kind: 'profileLocked' } }) },
              { target: 'entering', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
