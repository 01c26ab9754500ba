/**
 * The root of the portal: who is signed in, which screens that customer can open, and which flow runs. Every state accepts `session.ended` and
 * `idle.expired`. Each flow ends with an outcome, and the app decides what comes next. Spec: portal §2, §4.
 */
import { assign } from 'xstate';
import * as inputs from './app.inputs.ts';
import * as rules from './app.rules.ts';
import { bringing, broken, ending, fetched, flowEnded, flowStates, following, keepReason, loansIn, setTarget } from './flows.states.ts';
import { deciding, ownScreens } from './app.states.ts';
import { appSetup } from './app.setup.ts';
import { appWords } from './app.words.ts';
import { decided } from './verdict.rules.ts';

/** While the session ends, nothing else starts. */
const onlyEnding = { 'idle.expired': {}, 'signOut.chosen': {}, 'address.requested': {}, 'menu.chosen': {} } as const;

export const appMachine = appSetup.createMachine({
  id: 'app',
  meta: appWords,
  context: ({ input }) => inputs.atStart(input),
  invoke: [
    { id: 'session', src: 'session', input: ({ self }) => ({ parent: self }) },
    { id: 'idle', src: 'idle', input: ({ self }) => ({ parent: self }), onSnapshot: {} },
  ],
  on: {
    'session.ended': [
      {
        guard: 'hasNext',
        target: '.arriving',
        actions: [{ type: 'forgetPerson', params: ({ event }) => event.reason }, 'closeMenu', 'stopIdleTimer'],
      },
      {
        guard: 'isClosed',
        target: '.maintenanceMode',
        actions: [{ type: 'forgetPerson', params: ({ event }) => event.reason }, 'closeMenu', 'stopIdleTimer'],
      },
      { target: '.signIn', actions: [{ type: 'forgetPerson', params: ({ event }) => event.reason }, 'closeMenu', 'stopIdleTimer'] },
    ],
    'idle.expired': { guard: 'isSignedIn', target: '.leaving', actions: assign({ endReason: 'sessionTimeout' }) },
    'signOut.chosen': { guard: 'isSignedIn', target: '.leaving', actions: keepReason },
    'address.requested': { target: '.arriving', actions: [setTarget, 'giveLoanBack'] },
    'menu.chosen': { target: '.arriving', actions: [setTarget, 'giveLoanBack', 'forgetPaymentData'] },
    'stay.chosen': { actions: 'keepSignedIn' },
  },
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      on: { 'address.requested': { actions: setTarget }, 'menu.chosen': { actions: setTarget } },
      invoke: {
        id: 'start',
        src: 'start',
        onDone: { target: 'started', actions: [assign(({ event }) => rules.started(event.output)), 'startSession'] },
        onError: broken,
      },
    },
    started: { always: [{ guard: 'isAtFrontDoor', target: 'resuming' }, { target: 'arriving' }] },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'readInFlight',
        src: 'readInFlight',
        input: ({ context: { person } }) => ({ profileId: person?.profileId ?? '', customerId: person?.customerId ?? '' }),
        onDone: { target: 'arriving', actions: assign(({ event }) => rules.resumed(event.output)) },
        onError: 'arriving',
      },
    },
    arriving: {
      tags: 'busy',
      invoke: {
        id: 'guards',
        src: 'guards',
        input: ({ context }) => inputs.guardsAsk(context),
        onDone: { target: 'deciding', actions: [assign(({ context, event }) => decided(context, event.output)), 'startSession'] },
        onError: broken,
      },
    },
    deciding,
    fetching: {
      tags: 'busy',
      after: { chunkLimit: 'chunkLoadError' },
      invoke: {
        id: 'fetchFlow',
        src: 'fetchFlow',
        input: ({ context }) => inputs.chartAsk(context),
        onDone: bringing,
        onError: 'chunkLoadError',
      },
    },
    fetched,
    signIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => inputs.signInInput(context),
        onSnapshot: { actions: following },
        onDone: ending,
        onError: broken,
      },
    },
    ...flowStates,
    accounts: {
      invoke: {
        ...flowStates.accounts.invoke,
        onSnapshot: { actions: [following, { type: 'countAccounts', params: loansIn }] },
      },
    },
    flowEnded,
    leaving: { tags: 'busy', entry: 'askToSignOut', on: onlyEnding },
    ...ownScreens,
  },
});
