/**
 * A forgotten password, or one that must be changed: username, method, code, new password, and back to Login.
 * The client holds the new password and its key in memory; after a lost response the screen says that the password may be saved.
 * Spec: portal §2 "ForgotPassword"; ROUTE-011 to -017, FLOW-AUTH-04, -12, -13, -14, -18, ERR-042, ERR-043.
 */
import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './recovery.rules.ts';
import { recoverySetup } from './recovery.setup.ts';
import { recoveryWords } from './recovery.words.ts';
import { code, method, verifying } from './verifying.states.ts';

const keepName = { type: 'keepName', params: ({ event }: { event: { username: string } }) => event } as const;

export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  meta: recoveryWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context: { outcome, username } }) => ({ kind: outcome, username }),
  initial: 'opening',
  on: { 'login.opened': '.closed' },
  states: {
    opening: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'arriving', actions: assign(({ context, event }) => rules.restored(context, event.output)) },
        onError: 'arriving',
      },
    },
    arriving: {
      always: [
        { guard: 'opensSecureAccount', target: '#SecureAccount' },
        { guard: 'opensName', target: '#ForgotPassword' },
        { guard: 'opensCode', target: '#ForgotPasswordVerificationCode' },
        { guard: 'opensEmail', target: '#RecoveryEmail' },
        // the key for a new password does not survive a reload: another code is needed
        { target: '#ForgotPasswordVerificationMethod' },
      ],
    },
    forgotPassword: {
      id: 'ForgotPassword',
      route: {},
      on: {
        'name.submitted': [
          {
            guard: { type: 'nameIsRight', params: ({ event }) => event },
            target: '#ForgotPasswordVerificationMethod',
            actions: [keepName, assign({ afterWrongPasswords: false })],
          },
          { actions: keepName },
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
      initial: 'entering',
      states: {
        entering: {
          // loads while the form is shown; until then the specification's own policy applies
          invoke: {
            id: 'getPolicy',
            src: 'getPolicy',
            input: {},
            onDone: { actions: assign({ policy: ({ event }) => event.output }) },
            onError: {},
          },
          on: {
            'password.submitted': [
              { guard: { type: 'passwordIsRight', params: ({ event }) => event }, target: 'saving' },
              { actions: assign(({ context, event }) => rules.withPasswordProblem(context, event)) },
            ],
            'code.newChosen': {
              target: '#ForgotPasswordVerificationMethod',
              actions: assign({ mayReset: false, problem: null, failure: null }),
            },
          },
        },
        saving: {
          tags: 'busy',
          on: { ...stay, 'login.opened': {} },
          invoke: {
            id: 'setNewPassword',
            src: 'setNewPassword',
            input: ({ context }) => rules.setAsk(context),
            onDone: { target: '#recovery.closed', actions: [assign({ outcome: 'passwordReset' }), 'forgetDraft'] },
            onError: { target: 'entering', actions: assign(({ context, event }) => rules.withRefusal(context, failureIn(event))) },
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetSecrets' },
  },
});
