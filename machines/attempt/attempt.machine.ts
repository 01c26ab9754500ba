import { and, assign } from 'xstate';
import * as rules from './attempt.rules.ts';
import { attemptSetup } from './attempt.setup.ts';
import type { MoneyActors } from './attempt.types.ts';
import { attempting } from './attempting.states.ts';
import { attemptWords } from './attempt.words.ts';
import { followingMachine } from './following.machine.ts';
import { searchingMachine } from './searching.machine.ts';
import { sendingMachine } from './sending.machine.ts';

/** The newest entry of the history before the send shows later whether a lender that ignores keys has the attempt. Spec: CONF-009. */
const notingHistory = attemptSetup.createStateConfig({
  invoke: {
    id: 'search',
    src: 'search',
    input: ({ context }) => ({ ask: context.intent?.ask }),
    onDone: { actions: { type: 'keepLastEntry', params: ({ event }) => event.output } },
    onError: { actions: 'forgetLastEntry' },
  },
}).invoke;

/**
 * One intent to move money, executed at most once: it has one key, which is saved before the POST, reused on every send, looked up when a
 * response is lost, and fenced before the page says "not sent". It knows no payment and no draw: `createAttempt` gives it their calls. It runs
 * beside the screens of its flow, which reads its standing. Spec: portal §4 "Payment submission" (FLOW-PAY-01 to 06, 09; POLL; CONF-007, CONF-009, CONF-037).
 */
export const attemptMachine = attemptSetup.createMachine({
  id: 'attempt',
  meta: attemptWords,
  context: ({ input }) => rules.begin(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: and(['isFollowed', 'isAcknowledged']), target: 'attempting.polling' },
        { guard: 'isFollowed', target: 'attempting.open' },
        { target: 'minting' },
      ],
    },
    minting: {
      invoke: { id: 'newKey', src: 'newKey', onDone: { target: 'timing', actions: assign({ key: ({ event }) => event.output }) } },
    },
    timing: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'ready', actions: assign({ startedAt: ({ event }) => event.output.now }) },
      },
    },
    ready: {
      invoke: notingHistory,
      always: { guard: 'isAskedAgain', target: 'attempting', actions: ['forgetAgain', 'forgetPast'] },
      on: { 'attempt.submitted': { target: 'attempting', actions: 'forgetPast' } },
    },
    attempting,
    // the customer may submit again; when the other tab has finished, the amounts here are out of date
    elsewhere: {
      invoke: [notingHistory, { id: 'watchOtherTab', src: 'watchOtherTab', input: ({ context }) => ({ loanId: context.loanId }) }],
      on: { 'attempt.submitted': { target: 'attempting', actions: 'forgetPast' }, 'tab.freed': 'closed' },
    },
    // only now the page may say "not sent": the key is fenced, so no send of it counts
    renewing: {
      entry: ['forgetAttempt', 'keepNotSent'],
      invoke: {
        id: 'forgetInFlight',
        src: 'forgetInFlight',
        input: ({ context }) => rules.recordOf(context),
        onDone: [{ guard: 'maySend', target: 'minting' }, { target: 'closed' }],
        onError: [{ guard: 'maySend', target: 'minting' }, { target: 'closed' }],
      },
    },
    closing: {
      invoke: {
        id: 'forgetInFlight',
        src: 'forgetInFlight',
        input: ({ context }) => rules.recordOf(context),
        onDone: 'closed',
        onError: 'closed',
      },
    },
    closed: { type: 'final' },
  },
});

/** The attempt of one kind of money: `createAttempt({ actors: { post, poll, fence, search } })`. */
export function createAttempt({ actors: { post, poll, fence, search } }: { actors: MoneyActors }): typeof attemptMachine {
  return attemptMachine.provide({
    actors: {
      sending: sendingMachine.provide({ actors: { post } }),
      following: followingMachine.provide({ actors: { poll } }),
      ...(fence && { fence }),
      ...(search && { search, searching: searchingMachine.provide({ actors: { search } }) }),
    },
  });
}
