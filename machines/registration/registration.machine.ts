/**
 * Creating a sign-in: username and password, then a code that verifies the username. A customer who registered earlier starts at VerifyWarning.
 * Spec: portal §2 "Register", "Verification"; ROUTE-004 to -010, FLOW-AUTH-02, -14, -17, CONF-010, ERR-042.
 */
import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { NO_CODES } from '../verifyCode/codes.rules.ts';
import { register } from './register.states.ts';
import * as rules from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';
import { registrationWords } from './registration.words.ts';
import { code, method, verifying } from './verifying.states.ts';

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
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'arriving', actions: assign(({ context, event }) => rules.restored(context, event.output)) },
        onError: 'arriving',
      },
    },
    arriving: {
      always: [
        { guard: 'opensWarning', target: '#VerifyWarning' },
        { guard: 'opensCode', target: '#RegisterVerificationCode' },
        { guard: 'opensMethod', target: '#RegisterVerificationMethod' },
        { guard: 'opensEmail', target: '#VerifyEmail' },
        { guard: 'opensRegister', target: '#Register' },
        // the username is no longer known: the customer signs in, and Login finds out
        { target: 'closed' },
      ],
    },
    register,
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
          {
            guard: { type: 'isSameName', params: ({ event }) => event },
            target: '#RegisterVerificationMethod',
            actions: assign({ nameError: null }),
          },
          {
            // another username must be registered first
            guard: { type: 'nameIsRight', params: ({ event }) => event },
            target: '#Register',
            actions: assign(({ event }) => ({ ...rules.withName(event.username), registered: false, codes: NO_CODES })),
          },
          { actions: assign(({ event }) => rules.withName(event.username)) },
        ],
      },
    },
    method,
    code,
    verifying,
    verifyConfirm: {
      id: 'VerifyConfirm',
      route: { guard: 'isVerified' },
      initial: 'verified',
      states: {
        verified: { on: { 'continue.chosen': { target: 'entering', actions: 'forgetFailure' } } },
        entering: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'enter',
            src: 'signIn',
            input: ({ context: { username, remember } }) => ({ username, remember }),
            onDone: { target: '#registration.closed', actions: { type: 'keepPerson', params: ({ event }) => event.output } },
            onError: [
              { guard: 'mayTryAgain', target: 'verified', actions: 'keepFailure' },
              { target: '#registration.closed', actions: assign({ outcome: 'verifiedOnly' }) },
            ],
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetPassword' },
  },
});
