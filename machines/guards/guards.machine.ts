/**
 * May the customer go there? The guards of the specification in their order, each a state; the verdict says where she goes instead.
 * Spec: portal §2 "Route guards, in order" (GUARD-001 to -016).
 */
import { and, assign, not, setup } from 'xstate';
import { lockFlow, unlockFlows } from '../../services/actors/locks.ts';
import { enterByDevice, enterByLink } from '../../services/actors/session.ts';
import { askServiceStatus } from '../../services/actors/status.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './guards.rules.ts';
import type { GuardName, GuardsContext, GuardsInput, GuardsOutcome } from './guards.types.ts';
import { guardsWords } from './guards.words.ts';

export const guardsMachine = setup({
  types: {} as { input: GuardsInput; context: GuardsContext; output: GuardsOutcome; tags: 'busy' },
  actors: { enterByLink, enterByDevice, lockFlow, unlockFlows, askServiceStatus },
  guards: {
    isUnmatched: ({ context }) => rules.isUnmatched(context),
    hasPreviousBrand: ({ context }) => rules.underPreviousBrand(context) !== null,
    isLinkOfOther: ({ context }) => rules.isLinkOfOther(context),
    isLinkToEnter: ({ context }) => rules.isLinkToEnter(context),
    isSigned: ({ context }) => rules.isSigned(context),
    asksForLock: ({ context }) => rules.asksForLock(context),
    mustReset: ({ event }) => rules.mustResetPassword(failureIn(event)),
    mayAskAgain: ({ event }) => rules.mayAskAgain(failureIn(event)),
    leavesLock: ({ context }) => rules.leavesLock(context),
    isVisitor: ({ context }) => context.person === null,
    nobodyServesTheUser: ({ context }) => rules.nobodyServesTheUser(context),
    brandIsClosed: ({ context }) => rules.brandIsClosed(context),
    mustSignIn: ({ context }) => rules.mustSignIn(context),
    isAtFrontDoor: ({ context }) => rules.isAtFrontDoor(context),
    mustDetour: ({ context }) => rules.mustDetour(context),
  },
  actions: {
    trace: assign({ trace: ({ context }, { guard }: { guard: GuardName }) => [...context.trace, guard] }),
    takePreviousBrand: assign({ target: ({ context }) => rules.underPreviousBrand(context) ?? rules.frontDoor }),
    takeFrontDoor: assign({ target: rules.frontDoor }),
    takeFrontPage: assign({ target: ({ context }) => rules.frontPage(context) }),
    takeHome: assign(({ context }) => rules.homeInstead(context)),
    dropLocks: assign({ locks: [] }),
    spendLink: assign({ target: ({ context }) => rules.withoutLink(context.target) }),
    admit: assign({ verdict: ({ context }) => rules.admitted(context) }),
    sendToLogin: assign({ verdict: ({ context }) => rules.sentToLogin(context) }),
    sendThrough: assign({ verdict: ({ context }) => rules.sentThrough(context) }),
    signOut: assign({ verdict: { kind: 'signOut', notice: { kind: 'logInToContinue' } } }),
    closeForEverybody: assign({ verdict: { kind: 'maintenance', message: '' } }),
    askWhoIsThere: assign({ verdict: ({ context }) => rules.otherProfile(context) }),
    sendToSecureAccount: assign({ verdict: ({ context }) => rules.sentToSecureAccount(context) }),
    keepNoNetwork: assign({ verdict: ({ event }) => rules.noNetwork(failureIn(event)) }),
    refuseLink: assign({ verdict: ({ context, event }) => rules.linkRefused(context, failureIn(event)) }),
  },
}).createMachine({
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
    // nobody is signed in, so there is nobody to sign out: the lock ends, and the address is judged like that of any visitor
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
    // every redirect passes here: guard 3 is asked again, so none leads out of a locked flow (GUARD-010)
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
