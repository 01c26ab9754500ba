/**
 * A new sign-in: name and password, then a code that proves the name is hers. Uma, who registered earlier, comes in at VerifyWarning.
 * An answer that was lost is looked into by signing in: who is told "not confirmed" is registered.
 * Spec: portal §2 "Register", "Verification"; ROUTE-004 to -010, FLOW-AUTH-02, -14, -17, CONF-010, ERR-042.
 */
import { code, method, verifying } from './registration.states.ts';
import * as rules from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';
import { registrationWords } from './registration.words.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  meta: registrationWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: { 'login.opened': '.closed' },
  states: {
    opening: {
      tags: 'busy',
      on: stay,
      invoke: { id: 'readDraft', src: 'readDraft', onDone: { target: 'placing', actions: 'keepDraft' }, onError: 'placing' },
    },
    placing: {
      always: [
        { guard: 'opensWarning', target: '#VerifyWarning' },
        { guard: 'opensCode', target: '#RegisterVerificationCode' },
        { guard: 'opensMethod', target: '#RegisterVerificationMethod' },
        { guard: 'opensEmail', target: '#VerifyEmail' },
        { guard: 'opensRegister', target: '#Register' },
        // a code whose owner is not known any more: Login finds out
        { target: 'closed' },
      ],
    },
    register: {
      id: 'Register',
      route: { guard: 'isOpen', actions: 'forgetFailure' },
      initial: 'preparing',
      states: {
        preparing: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readGuestCards',
            src: 'readGuestCards',
            onDone: { target: 'asking', actions: 'keepGuestCards' },
            onError: 'asking',
          },
        },
        asking: {
          // beside the form: until it is known, the specification's own policy is shown
          invoke: { id: 'getPolicy', src: 'getPolicy', input: {}, onDone: { actions: 'keepPolicy' }, onError: {} },
          on: {
            'recovery.chosen': { target: '#registration.closed', actions: 'keepRecovery' },
            'register.submitted': [{ guard: 'formIsRight', target: 'registering', actions: 'keepForm' }, { actions: 'keepForm' }],
          },
        },
        registering: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'registerUser',
            src: 'registerUser',
            input: ({ context }) => rules.registerAsk(context),
            onDone: { target: '#RegisterVerificationMethod', actions: ['keepRegistered', 'writeDraft'] },
            onError: [
              { guard: 'isTakenAfterLoss', target: 'learning', actions: 'keepTaken' },
              { guard: 'isTaken', target: 'asking', actions: 'keepTaken' },
              { guard: 'isWeak', target: 'asking', actions: 'keepWeak' },
              { guard: 'isNoName', target: 'asking', actions: 'keepNoName' },
              { guard: 'isUnknown', target: 'learning', actions: ['keepFailure', 'keepLost'] },
              { target: 'asking', actions: 'keepFailure' },
            ],
          },
        },
        // the password is the proof: whoever registered this name with it is asked for a code, nobody else is
        learning: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context: { username } }) => ({ username, remember: false }),
            onDone: { target: '#registration.closed', actions: 'keepPerson' },
            onError: [
              { guard: 'isNotConfirmed', target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] },
              { target: 'asking' },
            ],
          },
        },
      },
    },
    verifyWarning: {
      id: 'VerifyWarning',
      route: { guard: 'isOpen' },
      on: {
        'verification.chosen': { guard: 'knowsName', target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] },
      },
    },
    verifyEmail: {
      id: 'VerifyEmail',
      route: { guard: 'isRegistered' },
      on: {
        'code.returned': '#RegisterVerificationCode',
        'name.confirmed': [
          { guard: 'isSameName', target: '#RegisterVerificationMethod', actions: 'forgetNameError' },
          { guard: 'nameIsRight', target: '#Register', actions: 'keepOtherName' },
          { actions: 'keepNameError' },
        ],
      },
    },
    method,
    code,
    verifying,
    verifyConfirm: {
      id: 'VerifyConfirm',
      route: { guard: 'isVerified' },
      initial: 'asking',
      states: {
        asking: { on: { 'continue.chosen': { target: 'entering', actions: 'forgetFailure' } } },
        entering: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'enter',
            src: 'signIn',
            input: ({ context: { username, remember } }) => ({ username, remember }),
            onDone: { target: '#registration.closed', actions: 'keepPerson' },
            onError: [
              { guard: 'mayTryAgain', target: 'asking', actions: 'keepFailure' },
              { target: '#registration.closed', actions: 'keepVerifiedOnly' },
            ],
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetPassword' },
  },
});
