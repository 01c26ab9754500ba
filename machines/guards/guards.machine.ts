/**
 * Decides whether the customer may open a screen. Each guard of the specification is a state, in its order; the verdict names the screen that is
 * shown instead. Spec: portal §2 "Route guards, in order" (GUARD-001 to -016).
 */
import { and, assign, not } from 'xstate';
import * as rules from './guards.rules.ts';
import { guardsSetup } from './guards.setup.ts';
import { guardsWords } from './guards.words.ts';

export const guardsMachine = guardsSetup.createMachine({
  id: 'guards',
  meta: guardsWords,
  context: ({ input }) => ({ ...input, trace: [], notice: null, verdict: { kind: 'enter', target: input.target, notice: null } }),
  output: ({ context: { verdict, person, locks, trace } }) => ({ kind: verdict.kind, verdict, person, locks, trace }),
  initial: 'unmatched',
  states: {
    unmatched: {
      entry: { type: 'trace', params: { guard: 'unmatched' } },
      always: [
        { guard: and(['isUnmatched', 'hasPreviousBrand']), target: 'deepLink', actions: 'takePreviousBrand' },
        { guard: 'isUnmatched', target: 'deepLink', actions: 'takeFrontDoor' },
        { target: 'deepLink' },
      ],
    },
    deepLink: {
      entry: { type: 'trace', params: { guard: 'deepLink' } },
      always: [
        { guard: 'replacesGuest', target: 'closed', actions: 'endGuestFirst' },
        { guard: 'isLinkOfOther', target: 'closed', actions: 'askWhoIsThere' },
        { guard: not('isLinkToEnter'), target: 'flowLock', actions: 'spendLink' },
        { guard: 'isSigned', target: 'enteringByLink' },
        { target: 'enteringByDevice' },
      ],
    },
    enteringByLink: {
      tags: 'busy',
      invoke: {
        id: 'enterByLink',
        src: 'enterByLink',
        input: ({ context }) => rules.linkAsk(context),
        onDone: [
          { guard: 'asksForLock', target: 'locking', actions: assign({ person: ({ event }) => event.output }) },
          { target: 'flowLock', actions: [assign({ person: ({ event }) => event.output }), 'spendLink'] },
        ],
        onError: [
          { guard: 'mustReset', target: 'closed', actions: 'sendToSecureAccount' },
          { guard: 'mayAskAgain', target: 'closed', actions: 'keepNoNetwork' },
          { target: 'closed', actions: 'refuseLink' },
        ],
      },
    },
    enteringByDevice: {
      tags: 'busy',
      invoke: {
        id: 'enterByDevice',
        src: 'enterByDevice',
        input: ({ context }) => rules.deviceAsk(context),
        onDone: { target: 'locking', actions: assign({ person: ({ event }) => event.output }) },
        onError: [
          { guard: 'mustReset', target: 'closed', actions: 'sendToSecureAccount' },
          { guard: 'mayAskAgain', target: 'closed', actions: 'keepNoNetwork' },
          { target: 'closed', actions: 'refuseLink' },
        ],
      },
    },
    locking: {
      tags: 'busy',
      invoke: {
        id: 'lockFlow',
        src: 'lockFlow',
        input: ({ context }) => rules.lockFor(context),
        onDone: { target: 'flowLock', actions: [assign({ locks: ({ event }) => event.output }), 'spendLink'] },
        // a link that cannot be locked must not open everything
        onError: { target: 'closed', actions: 'signOut' },
      },
    },
    flowLock: {
      entry: { type: 'trace', params: { guard: 'flowLock' } },
      always: [
        { guard: and(['leavesLock', 'isVisitor']), target: 'unlocking' },
        { guard: 'leavesLock', target: 'closed', actions: 'signOut' },
        { target: 'serviceStatus' },
      ],
    },
    // a visitor has no session to end: the lock ends, and the address is checked as for any visitor
    unlocking: {
      tags: 'busy',
      invoke: {
        id: 'unlockFlows',
        src: 'unlockFlows',
        onDone: { target: 'serviceStatus', actions: 'dropLocks' },
        onError: { target: 'serviceStatus', actions: 'dropLocks' },
      },
    },
    serviceStatus: {
      entry: { type: 'trace', params: { guard: 'serviceStatus' } },
      tags: 'busy',
      invoke: {
        id: 'askServiceStatus',
        src: 'askServiceStatus',
        onDone: [
          { guard: ({ event }) => event.output.available, target: 'brandAvailability' },
          { target: 'closed', actions: assign({ verdict: ({ event }) => ({ kind: 'maintenance', message: event.output.message }) }) },
        ],
        onError: { target: 'closed', actions: 'keepNoNetwork' },
      },
    },
    brandAvailability: {
      entry: { type: 'trace', params: { guard: 'brandAvailability' } },
      always: [
        { guard: 'nobodyServesTheUser', target: 'closed', actions: 'closeForEverybody' },
        { guard: 'brandIsClosed', target: 'redirected', actions: 'takeHome' },
        { target: 'signedIn' },
      ],
    },
    signedIn: {
      entry: { type: 'trace', params: { guard: 'signedIn' } },
      always: [
        { guard: 'mustSignIn', target: 'closed', actions: 'sendToLogin' },
        { guard: 'mustDetour', target: 'closed', actions: 'sendThrough' },
        { guard: 'isAtFrontDoor', target: 'redirected', actions: 'takeFrontPage' },
        { target: 'closed', actions: 'admit' },
      ],
    },
    // guard 3 judges the target of each redirect too, so that none leads out of a locked flow (GUARD-010)
    redirected: {
      entry: { type: 'trace', params: { guard: 'flowLock' } },
      always: [
        { guard: 'leavesLock', target: 'closed', actions: 'closeForEverybody' },
        { guard: 'mustDetour', target: 'closed', actions: 'sendThrough' },
        { target: 'closed', actions: 'admit' },
      ],
    },
    closed: { type: 'final' },
  },
});
