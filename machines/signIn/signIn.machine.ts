/**
 * Somebody signs in by e-mail or phone and password. What was typed stays until she is in; the password is in no event and no context.
 * What has to be done first, or instead, is another flow's: the outcome says which.
 * Spec: portal §4 "Authentication", §5 "Messages"; FLOW-AUTH-01 to -05, -12, ERR-033, ERR-042, OPEN-005, OPEN-016.
 */
import { assign, setup } from 'xstate';
import { signIn } from '../../services/actors/session.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './signIn.rules.ts';
import type { SignInContext, SignInEvent, SignInInput, SignInOutcome } from './signIn.types.ts';
import { signInWords } from './signIn.words.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

/** She does something else first. */
const leave = { target: '#signIn.closed', actions: 'keepChosen' } as const;

export const signInMachine = setup({
  types: {} as { input: SignInInput; context: SignInContext; events: SignInEvent; output: SignInOutcome; tags: 'busy' },
  actors: { signIn },
  guards: {
    formIsRight: ({ event }) => rules.formIsRight(event),
    isNotConfirmed: ({ event }) => rules.isNotConfirmed(failureIn(event)),
    mustReset: ({ event }) => rules.mustReset(failureIn(event)),
    isLastWrongPassword: ({ context, event }) => rules.isWrongPassword(failureIn(event)) && rules.isOnceTooOften(context),
    isWrongPassword: ({ event }) => rules.isWrongPassword(failureIn(event)),
    isUnknownUser: ({ event }) => rules.isUnknownUser(failureIn(event)),
    isLocked: ({ event }) => rules.isLocked(failureIn(event)),
  },
  actions: {
    keepForm: assign(({ context, event }) => rules.formOf(context, event)),
    forgetNotice: assign({ notice: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepNotFound: assign({ usernameError: ({ context }) => rules.notFound(context) }),
    keepLocked: assign({ notice: { kind: 'profileLocked' } }),
    countWrongPassword: assign({ wrongPasswords: ({ context }) => context.wrongPasswords + 1 }),
    keepChosen: assign({ outcome: ({ event }) => rules.chosen(event) }),
    keepNotConfirmed: assign({ outcome: ({ context: { username, remember } }) => ({ kind: 'notConfirmed', username, remember }) }),
    keepOtherWay: assign({
      outcome: ({ context: { username } }, { kind }: { kind: 'mustReset' | 'wrongPasswords' }) => ({ kind, username }),
    }),
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
      initial: 'asking',
      states: {
        asking: {
          on: {
            'login.submitted': [
              { guard: 'formIsRight', target: 'authenticating', actions: ['keepForm', 'forgetNotice'] },
              { target: 'asking', actions: 'keepForm' },
            ],
            'recovery.chosen': leave,
            'register.chosen': leave,
            'help.chosen': leave,
          },
        },
        authenticating: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context: { username, remember } }) => ({ username, remember }),
            onDone: {
              target: '#signIn.closed',
              actions: assign({
                outcome: ({ context, event }) => ({ kind: 'signedIn', person: event.output, remember: context.remember }),
              }),
            },
            onError: [
              { guard: 'isNotConfirmed', target: '#signIn.closed', actions: 'keepNotConfirmed' },
              { guard: 'mustReset', target: '#signIn.closed', actions: { type: 'keepOtherWay', params: { kind: 'mustReset' } } },
              { guard: 'isUnknownUser', target: 'asking', actions: 'keepNotFound' },
              {
                guard: 'isLastWrongPassword',
                target: '#signIn.closed',
                actions: { type: 'keepOtherWay', params: { kind: 'wrongPasswords' } },
              },
              { guard: 'isWrongPassword', target: 'asking', actions: ['countWrongPassword', 'keepFailure'] },
              { guard: 'isLocked', target: 'asking', actions: 'keepLocked' },
              { target: 'asking', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
