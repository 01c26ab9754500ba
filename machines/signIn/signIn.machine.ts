/**
 * Somebody signs in by e-mail or phone and password. What was typed stays until she is in; the password is in no event and no context.
 * Spec: portal §4 "Authentication", §5 "Messages"; FLOW-AUTH-01 to -05, ERR-033, ERR-042, OPEN-005.
 */
import { assign, setup } from 'xstate';
import { signIn } from '../../services/actors/session.ts';
import { failureIn } from '../kit/heard.ts';
import * as rules from './signIn.rules.ts';
import type { SignInContext, SignInEvent, SignInInput, SignInOutcome } from './signIn.types.ts';
import { signInWords } from './signIn.words.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

export const signInMachine = setup({
  types: {} as { input: SignInInput; context: SignInContext; events: SignInEvent; output: SignInOutcome; tags: 'busy' },
  actors: { signIn },
  guards: {
    opensVerifyWarning: ({ context }) => context.screen === 'VerifyWarning',
    opensSecureAccount: ({ context }) => context.screen === 'SecureAccount',
    formIsRight: ({ event }) => rules.formIsRight(event),
    isNotConfirmed: ({ event }) => rules.isNotConfirmed(failureIn(event)),
    mustReset: ({ event }) => rules.mustReset(failureIn(event)),
    isWrongPassword: ({ event }) => rules.isWrongPassword(failureIn(event)),
    isUnknownUser: ({ event }) => rules.isUnknownUser(failureIn(event)),
  },
  actions: {
    keepForm: assign(({ context, event }) => rules.formOf(context, event)),
    forgetNotice: assign({ notice: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepNotFound: assign({ usernameError: ({ context }) => rules.notFound(context) }),
    countWrongPassword: assign({ wrongPasswords: ({ context }) => context.wrongPasswords + 1 }),
  },
}).createMachine({
  id: 'signIn',
  meta: signInWords,
  context: ({ input }) => ({
    ...input,
    username: '',
    remember: false,
    usernameError: null,
    passwordError: null,
    failure: null,
    wrongPasswords: 0,
    person: null,
  }),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'opensVerifyWarning', target: 'verifyWarning' },
        { guard: 'opensSecureAccount', target: 'secureAccount' },
        { target: 'login' },
      ],
    },
    login: {
      id: 'Login',
      route: {},
      initial: 'asking',
      states: {
        asking: {
          on: {
            'login.submitted': [
              { guard: 'formIsRight', target: 'authenticating', actions: ['keepForm', 'forgetNotice'] },
              { target: 'asking', actions: 'keepForm' },
            ],
          },
        },
        authenticating: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context: { username, remember } }) => ({ username, remember }),
            onDone: { target: '#signIn.closed', actions: assign({ person: ({ event }) => event.output }) },
            onError: [
              { guard: 'isNotConfirmed', target: '#VerifyWarning' },
              { guard: 'mustReset', target: '#SecureAccount' },
              { guard: 'isUnknownUser', target: 'asking', actions: 'keepNotFound' },
              { guard: 'isWrongPassword', target: 'asking', actions: ['countWrongPassword', 'keepFailure'] },
              { target: 'asking', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    verifyWarning: { id: 'VerifyWarning', route: {}, on: { 'login.opened': { target: 'login', actions: 'forgetFailure' } } },
    secureAccount: { id: 'SecureAccount', route: {}, on: { 'login.opened': { target: 'login', actions: 'forgetFailure' } } },
    closed: { type: 'final' },
  },
});
