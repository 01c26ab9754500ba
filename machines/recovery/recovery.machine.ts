/**
 * A forgotten password, or one that must be changed: the name, a way, a code, a new password, and back to Login.
 * The new password and the key that lets it be set lie in memory cells; a lost answer is told as what it is: it may be saved.
 * Spec: portal §2 "ForgotPassword"; ROUTE-011 to -017, FLOW-AUTH-04, -12, -13, -14, -18, ERR-042, ERR-043.
 */
import { code, method, verifying } from './recovery.states.ts';
import * as rules from './recovery.rules.ts';
import { recoverySetup } from './recovery.setup.ts';
import { recoveryWords } from './recovery.words.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  meta: recoveryWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: { 'login.opened': '.closed' },
  states: {
    opening: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'placing', actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) } },
        onError: 'placing',
      },
    },
    placing: {
      always: [
        { guard: 'opensSecureAccount', target: '#SecureAccount' },
        { guard: 'opensName', target: '#ForgotPassword' },
        { guard: 'opensCode', target: '#ForgotPasswordVerificationCode' },
        { guard: 'opensEmail', target: '#RecoveryEmail' },
        // the key to a new password does not outlive a reload: another code is needed
        { target: '#ForgotPasswordVerificationMethod' },
      ],
    },
    forgotPassword: {
      id: 'ForgotPassword',
      route: {},
      on: {
        'name.submitted': [
          { guard: 'nameIsRight', target: '#ForgotPasswordVerificationMethod', actions: ['keepForm', 'forgetWrongPasswords'] },
          { actions: 'keepForm' },
        ],
      },
    },
    secureAccount: {
      id: 'SecureAccount',
      route: {},
      on: { 'reset.chosen': [{ guard: 'knowsName', target: '#ForgotPasswordVerificationMethod' }, { target: '#ForgotPassword' }] },
    },
    method,
    code,
    verifying,
    recoveryEmail: {
      id: 'RecoveryEmail',
      route: { guard: 'wentByEmail' },
      on: { 'code.entryChosen': '#ForgotPasswordVerificationCode', 'name.changeChosen': '#ForgotPassword' },
    },
    resetPassword: {
      id: 'ResetPassword',
      route: { guard: 'mayReset' },
      initial: 'asking',
      states: {
        asking: {
          // beside the form: until it is known, the specification's own policy is shown
          invoke: { id: 'getPolicy', src: 'getPolicy', input: {}, onDone: { actions: 'keepPolicy' }, onError: {} },
          on: {
            'password.submitted': [{ guard: 'passwordIsRight', target: 'saving' }, { actions: 'keepPasswordProblem' }],
            'code.newChosen': { target: '#ForgotPasswordVerificationMethod', actions: 'forgetKey' },
          },
        },
        saving: {
          tags: 'busy',
          on: { ...stay, 'login.opened': {} },
          invoke: {
            id: 'setNewPassword',
            src: 'setNewPassword',
            input: ({ context }) => rules.setAsk(context),
            onDone: { target: '#recovery.closed', actions: ['keepReset', 'forgetDraft'] },
            onError: { target: 'asking', actions: 'keepRefusal' },
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetSecrets' },
  },
});
