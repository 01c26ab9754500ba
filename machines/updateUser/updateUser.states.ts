import * as codes from '../kit/codes.rules.ts';
import { choosingMethod, enteringCode } from '../kit/codes.states.ts';
import * as rules from './updateUser.rules.ts';
import type { UpdateUserContext } from './updateUser.types.ts';

type At = { context: UpdateUserContext; event: { type: string } };

const stay = { 'xstate.route': {} } as const;
const leave = { 'flow.left': { target: '#updateUser.closed', actions: 'forgetDraft' } } as const;

/** The new name, unless the lender keeps this customer's as it is. Spec: ROUTE-032, FLOW-AUTH-16. */
export const email = {
  id: 'Email',
  route: { actions: 'forgetProblems' },
  initial: 'gathering',
  states: {
    gathering: {
      tags: 'busy',
      invoke: {
        id: 'getNames',
        src: 'getNames',
        input: {},
        onDone: [
          { guard: 'mayChange', target: 'asking', actions: 'keepNames' },
          { target: 'fixed', actions: 'keepNames' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { ...leave, 'retry.chosen': { target: 'gathering', actions: 'forgetProblems' } } },
    fixed: { on: leave },
    asking: {
      on: {
        ...leave,
        'name.typed': { actions: ['keepTyped', 'tellDraft'] },
        'name.submitted': [
          { guard: 'mayChooseWay', target: '#VerificationMethod', actions: ['keepName', 'tellDraft'] },
          { guard: 'nameIsRight', target: '#VerificationMethod.sending', actions: ['keepName', 'tellDraft'] },
          { actions: 'keepName' },
        ],
      },
    },
  },
} as const;

const choosing = choosingMethod({
  id: 'VerificationMethod',
  next: 'Code',
  input: ({ context, event }: At) => ({ username: context.username, method: rules.methodAsked(context, event) }),
  otherwise: [
    { guard: 'isTaken', target: '#Email.asking', actions: 'keepTaken' },
    { guard: 'isForbidden', target: '#Email.fixed' },
  ],
});

/** Spec: ROUTE-034. */
export const method = {
  ...choosing,
  states: {
    ...choosing.states,
    asking: { on: { ...choosing.states.asking.on, ...leave, 'name.changeChosen': { target: '#Email.asking', actions: 'forgetProblems' } } },
  },
} as const;

const entering = enteringCode({
  id: 'Code',
  back: 'VerificationMethod',
  input: ({ context, event }: At) => ({ username: context.username, verificationCode: codes.codeIn(event) }),
  resendInput: ({ context }: At) => ({ username: context.username, method: context.codes.sent?.method }),
  confirmed: 'renewing',
  otherwise: [
    { guard: 'isTaken', target: '#Email.asking', actions: 'keepTaken' },
    { guard: 'isForbidden', target: '#Email.fixed' },
    { guard: 'isUnclear', target: 'checking', actions: 'keepCodeRefusal' },
  ],
  otherwiseResent: [{ guard: 'isTaken', target: '#Email.asking', actions: 'keepTaken' }],
});

/** Spec: ROUTE-033. */
export const code = {
  ...entering,
  states: {
    ...entering.states,
    asking: {
      ...entering.states.asking,
      on: {
        ...entering.states.asking.on,
        ...leave,
        'name.changeChosen': { target: '#Email.asking', actions: 'forgetProblems' },
      },
    },
    // the answer was lost: the service says by which names she signs in now
    checking: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'getNames',
        src: 'getNames',
        input: {},
        onDone: [{ guard: 'isNewName', target: 'renewing', actions: 'keepNames' }, { target: 'asking' }],
        onError: 'asking',
      },
    },
    renewing: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: true },
        onDone: { target: '#updateUser.closed', actions: ['keepUpdated', 'forgetDraft'] },
        onError: { target: 'unread', actions: 'keepFailure' },
      },
    },
    unread: { on: { ...stay, ...leave, 'retry.chosen': { target: 'renewing', actions: 'forgetProblems' } } },
  },
} as const;
