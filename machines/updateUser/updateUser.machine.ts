/**
 * The email or phone number that a customer signs in with: a new one takes effect once its code is entered. The lender decides who may change it.
 * Spec: portal §2 "UpdateUser"; ROUTE-031 to -034, FLOW-AUTH-16.
 */
import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './updateUser.rules.ts';
import { updateUserSetup } from './updateUser.setup.ts';
import { updateUserWords } from './updateUser.words.ts';

const leave = { 'flow.left': { target: '#updateUser.closed', actions: 'forgetDraft' } } as const;
const keepName = { type: 'keepName', params: ({ event }: { event: { username: string } }) => event } as const;

export const updateUserMachine = updateUserSetup.createMachine({
  id: 'updateUser',
  meta: updateUserWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  invoke: { id: 'keepDraft', src: 'keepDraft' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'email', actions: assign({ username: ({ event }) => event.output?.username ?? '' }) },
      },
    },
    /** Spec: ROUTE-032, FLOW-AUTH-16. */
    email: {
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
              {
                guard: { type: 'mayChange', params: ({ event }) => event.output },
                target: 'entering',
                actions: assign({ names: ({ event }) => event.output }),
              },
              { target: 'fixed', actions: assign({ names: ({ event }) => event.output }) },
            ],
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
          },
        },
        failed: { on: { ...leave, 'retry.chosen': { target: 'gathering', actions: 'forgetProblems' } } },
        fixed: { on: leave },
        entering: {
          on: {
            ...leave,
            'name.typed': { actions: [assign({ username: ({ event }) => event.text }), 'updateDraft'] },
            'name.submitted': [
              {
                guard: { type: 'mayChooseWay', params: ({ event }) => event },
                target: '#VerificationMethod',
                actions: [keepName, 'updateDraft'],
              },
              {
                guard: { type: 'nameIsRight', params: ({ event }) => event },
                target: '#updateUser.verifying',
                actions: [keepName, 'updateDraft', assign({ sendsAtOnce: true })],
              },
              { actions: keepName },
            ],
          },
        },
      },
    },
    /** An address or another screen opens `verifyCode` here; that chart shows the screen. Spec: ROUTE-034. */
    method: {
      id: 'VerificationMethod',
      route: { guard: 'mayChooseMethod' },
      entry: assign({ verifyScreen: 'VerificationMethod', sendsAtOnce: false }),
      always: 'verifying',
    },
    /** Spec: ROUTE-033. */
    code: {
      id: 'Code',
      route: { guard: 'mayEnterCode' },
      entry: assign({ verifyScreen: 'VerificationCode', sendsAtOnce: false }),
      always: 'verifying',
    },
    /** The new username takes effect with its code. Spec: FLOW-AUTH-16. */
    verifying: {
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => rules.verifyAsk(context),
        // the address of the code screen needs to know where the last code went
        onSnapshot: { actions: assign({ codes: ({ event }) => event.snapshot.context.codes }) },
        onDone: [
          {
            guard: { type: 'isUpdated', params: ({ event }) => event.output },
            target: '#updateUser.closed',
            actions: [assign({ outcome: ({ event }) => rules.outcomeOf(event.output.person) }), 'forgetDraft'],
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: '#Email.entering',
            actions: assign({ problem: 'taken' }),
          },
          { guard: { type: 'isForbidden', params: ({ event }) => event.output }, target: '#Email.fixed' },
          {
            guard: { type: 'wantsAnotherName', params: ({ event }) => event.output },
            target: '#Email.entering',
            actions: 'forgetProblems',
          },
          { target: '#updateUser.closed', actions: 'forgetDraft' },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
