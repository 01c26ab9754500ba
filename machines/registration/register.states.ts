import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';
import type { RegistrationForm } from './registration.types.ts';

const keepForm = { type: 'keepForm', params: ({ event }: { event: RegistrationForm }) => event } as const;

/** The form. After a lost response the new password shows whether the registration arrived. Spec: ROUTE-004, FLOW-AUTH-02, ERR-042. */
export const register = registrationSetup.createStateConfig({
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
        onDone: { target: 'entering', actions: assign({ guestCards: ({ event }) => event.output }) },
        onError: 'entering',
      },
    },
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
        'recovery.chosen': { target: '#registration.closed', actions: assign({ outcome: 'recoverChosen' }) },
        'register.submitted': [
          { guard: { type: 'formIsRight', params: ({ event }) => event }, target: 'registering', actions: keepForm },
          { actions: keepForm },
        ],
      },
    },
    registering: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'registerUser',
        src: 'registerUser',
        input: ({ context }) => rules.registerAsk(context),
        onDone: {
          target: '#RegisterVerificationMethod',
          actions: [assign(({ context, event }) => rules.withRegistered(context, event.output.methods ?? [])), 'writeDraft'],
        },
        onError: [
          { guard: 'isTakenAfterLoss', target: 'learning', actions: 'keepTaken' },
          { guard: 'isTaken', target: 'entering', actions: 'keepTaken' },
          { guard: 'isWeak', target: 'entering', actions: assign({ passwordError: 'weak' }) },
          { guard: 'isNoName', target: 'entering', actions: assign({ nameError: 'invalid' }) },
          { guard: 'isUnknown', target: 'learning', actions: ['keepFailure', assign({ lost: ({ context }) => context.username })] },
          { target: 'entering', actions: 'keepFailure' },
        ],
      },
    },
    // "not confirmed" means that this password registered the username
    learning: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { username } }) => ({ username, remember: false }),
        onDone: { target: '#registration.closed', actions: { type: 'keepPerson', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isNotConfirmed', target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] },
          { target: 'entering' },
        ],
      },
    },
  },
});
