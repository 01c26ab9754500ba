import * as codes from '../kit/codes.rules.ts';
import { choosingMethod, enteringCode } from '../kit/codes.states.ts';
import type { TrustedDeviceContext } from './trustedDevice.types.ts';

type At = { context: TrustedDeviceContext; event: { type: string } };

const stay = { 'xstate.route': {} } as const;
const leave = { 'flow.left': '#trustedDevice.closed' } as const;

/** What the screen is for; the ways a code can go are learned meanwhile. Spec: ROUTE-027. */
export const warning = {
  id: 'TrustedDeviceWarning',
  route: {},
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      on: leave,
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        input: {},
        onDone: [
          { guard: 'isTrustedAlready', target: '#VerificationCode.renewing' }, // confirmed in another tab
          { target: 'shown', actions: 'keepWays' },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: { on: { ...leave, 'warning.confirmed': { guard: 'mayChooseMethod', target: '#VerificationMethod' } } },
    failed: { on: { ...leave, 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
  },
} as const;

/** A code is never sent again by itself, although the call is a GET (CONF-017). */
const choosing = choosingMethod({
  id: 'VerificationMethod',
  next: 'VerificationCode',
  input: ({ context, event }: At) => ({ method: codes.chosenWay(context, event)?.method }),
  otherwise: [{ guard: 'isForbidden', target: '#trustedDevice.closed' }],
});

/** Spec: ROUTE-028. */
export const method = {
  ...choosing,
  states: { ...choosing.states, asking: { on: { ...choosing.states.asking.on, ...leave } } },
} as const;

const entering = enteringCode({
  id: 'VerificationCode',
  back: 'VerificationMethod',
  input: ({ event }: At) => ({ verificationCode: codes.codeIn(event) }),
  resendInput: ({ context }: At) => ({ method: context.codes.sent?.method }),
  confirmed: 'renewing',
  otherwise: [
    { guard: 'wasLast', target: '#trustedDevice.closed' },
    { guard: 'wasWrong', target: 'asking', actions: ['countWrong', 'keepCodeRefusal'] },
    { guard: 'isUnclear', target: 'checking', actions: 'keepCodeRefusal' },
  ],
  otherwiseResent: [{ guard: 'isForbidden', target: '#trustedDevice.closed' }],
});

/** Spec: ROUTE-029, FLOW-AUTH-15. */
export const code = {
  ...entering,
  states: {
    ...entering.states,
    asking: {
      ...entering.states.asking,
      on: { ...entering.states.asking.on, ...leave, 'email.questioned': { guard: 'wentByEmail', target: '#Email' } },
    },
    // the answer was lost: the service says whether the device is trusted now
    checking: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: false },
        onDone: [{ guard: 'isTrusted', target: '#trustedDevice.closed', actions: 'keepTrusted' }, { target: 'asking' }],
        onError: 'asking',
      },
    },
    renewing: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: false },
        onDone: [
          { guard: 'isTrusted', target: '#trustedDevice.closed', actions: 'keepTrusted' },
          { target: '#TrustedDeviceWarning' }, // the service does not know of it: from the beginning
        ],
        onError: { target: 'unread', actions: 'keepFailure' },
      },
    },
    unread: { on: { ...stay, 'retry.chosen': { target: 'renewing', actions: 'forgetFailure' } } },
  },
} as const;

/** The code went to an e-mail and does not come: is it still hers? Spec: ROUTE-030. */
export const email = {
  id: 'Email',
  route: { guard: 'wentByEmail' },
  on: {
    ...leave,
    'email.confirmed': { target: 'code', actions: 'forgetCodeProblems' },
    'method.changeChosen': { target: 'method', actions: 'forgetCodeProblems' },
  },
} as const;
