import { assign, setup } from 'xstate';
import { lockFlow, unlockFlows } from '../../services/actors/locks.ts';
import { enterByDevice, enterByLink } from '../../services/actors/session.ts';
import { askServiceStatus } from '../../services/actors/status.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './guards.rules.ts';
import type { GuardName, GuardsContext, GuardsInput, GuardsOutcome } from './guards.types.ts';

/** What the guards can do; the chart is in guards.machine.ts. */
export const guardsSetup = setup({
  types: {} as { input: GuardsInput; context: GuardsContext; output: GuardsOutcome; tags: 'busy' },
  actors: { enterByLink, enterByDevice, lockFlow, unlockFlows, askServiceStatus },
  guards: {
    isUnmatched: ({ context }) => rules.isUnmatched(context),
    hasPreviousBrand: ({ context }) => rules.underPreviousBrand(context) !== null,
    replacesGuest: ({ context }) => rules.replacesGuest(context),
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
    endGuestFirst: assign({ verdict: ({ context }) => rules.guestEnds(context) }),
    askWhoIsThere: assign({ verdict: ({ context }) => rules.otherProfile(context) }),
    sendToSecureAccount: assign({ verdict: ({ context }) => rules.sentToSecureAccount(context) }),
    keepNoNetwork: assign({ verdict: ({ event }) => rules.noNetwork(failureIn(event)) }),
    refuseLink: assign({ verdict: ({ context, event }) => rules.linkRefused(context, failureIn(event)) }),
  },
});
