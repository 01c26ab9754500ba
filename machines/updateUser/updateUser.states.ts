import { assign } from 'xstate';
import * as rules from './updateUser.rules.ts';
import { updateUserSetup } from './updateUser.setup.ts';

const leave = { 'flow.left': { target: '#updateUser.closed', actions: 'forgetDraft' } } as const;

/** The new name, unless the lender keeps this customer's as it is. Spec: ROUTE-032, FLOW-AUTH-16. */
export const email = updateUserSetup.createStateConfig({
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
          { guard: 'nameIsRight', target: '#updateUser.verifying', actions: ['keepName', 'tellDraft', assign({ sendsAtOnce: true })] },
          { actions: 'keepName' },
        ],
      },
    },
  },
});

/** The way into `verifyCode` that an address or another screen takes; the screen itself is that chart's. Spec: ROUTE-034. */
export const method = updateUserSetup.createStateConfig({
  id: 'VerificationMethod',
  route: { guard: 'mayChooseMethod' },
  entry: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: false }),
  always: 'verifying',
});

/** Spec: ROUTE-033. */
export const code = updateUserSetup.createStateConfig({
  id: 'Code',
  route: { guard: 'mayEnterCode' },
  entry: assign({ verifyScreen: 'VerificationCode', sendsAtOnce: false }),
  always: 'verifying',
});

/** The new name takes effect with its code. Spec: FLOW-AUTH-16. */
export const verifying = updateUserSetup.createStateConfig({
  invoke: {
    id: 'verifyCode',
    src: 'verifyCode',
    input: ({ context }) => rules.verifyAsk(context),
    onSnapshot: { actions: { type: 'keepCodes', params: ({ event }) => event.snapshot.context } },
    onDone: [
      {
        guard: { type: 'isUpdated', params: ({ event }) => event.output },
        target: '#updateUser.closed',
        actions: [{ type: 'keepUpdated', params: ({ event }) => event.output }, 'forgetDraft'],
      },
      { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: '#Email.asking', actions: 'keepTaken' },
      { guard: { type: 'isForbidden', params: ({ event }) => event.output }, target: '#Email.fixed' },
      { guard: { type: 'wantsAnotherName', params: ({ event }) => event.output }, target: '#Email.asking', actions: 'forgetProblems' },
      { target: '#updateUser.closed', actions: 'forgetDraft' },
    ],
  },
});
