import { assign, enqueueActions, sendTo, setup, spawnChild, stopChild, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { appActors, flowSlots } from './app.actors.ts';
import { afterFlow, afterMoney, type FlowOutcome, type MoneyOutcome } from './app.outcomes.ts';
import * as rules from './app.rules.ts';
import * as session from './appSession.rules.ts';
import type { AccountsContext } from '../accounts/accounts.types.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { Help } from '../../services/contract/help.ts';
import { destination, type Destination } from './verdict.rules.ts';
import type { AppContext, AppEvent, AppInput, EndReason } from './app.types.ts';
import { isDownloaded, type DownloadedFlow } from '../flows.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { Target } from '../kit/target.ts';

/** Each is invoked by the name it has among the actors. */
type AppChildren = { [Name in keyof typeof appActors]: Name };

/** What the app can do; the chart is in app.machine.ts. */
export const appSetup = setup({
  types: {} as { input: AppInput; context: AppContext; events: AppEvent; tags: 'busy'; children: AppChildren },
  actors: appActors,
  guards: {
    isSignedIn: ({ context }) => context.person !== null,
    isGuest: ({ context }) => context.person?.guest != null,
    isAtFrontDoor: ({ context }) => context.person !== null && context.target.flow === 'signIn',
    hasSignedIn: ({ context }) => context.after === 'resuming',
    hasNext: ({ context }) => session.hasNext(context),
    isClosed: ({ context }) => session.isClosed(context),
    endsSession: ({ context }) => context.after === 'leaving',
    isEnding: ({ context }) => context.endReason !== null,
    flowMayLeave: ({ context }) => context.flowMayLeave,
    flowIsBound: ({ context }) => context.flowIsBound,
    flowIsLeaving: ({ context }) => context.flowIsLeaving,
    leadsTo: ({ context }, { place }: { place: Destination }) => destination(context) === place,
    hasMenu: ({ context }) => context.menuFor === rules.menuOwner(context),
    isFlow: ({ context }, { flow }: { flow: string }) => context.target.flow === flow,
  },
  actions: {
    setTarget: assign((_, target: Target) => ({ target, notice: null })),
    setNext: assign({ next: (_, target: Target) => target }),
    goNext: assign(({ context }) => ({ target: context.next ?? context.target, next: null, notice: null })),
    goOn: assign(({ context }) => ({ target: session.wayOn(context), next: null, notice: null })),
    followScreen: assign(({ context }, snapshot: AnyMachineSnapshot) => rules.placeOf(context, snapshot)),
    countAccounts: assign({
      accounts: ({ context }, { loans }: Pick<AccountsContext, 'loans'>) => rules.accountsIn(loans, context.accounts),
    }),
    takeOutcome: assign(({ context }, outcome: FlowOutcome) => ({ after: 'arriving', ...afterFlow(context, outcome) })),
    takeMoneyOutcome: assign({ target: (_, outcome: MoneyOutcome) => afterMoney(outcome) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepReason: assign({ endReason: (_, reason: SignOutReason) => reason }),
    forgetReason: assign({ endReason: null }),
    forgetNext: assign({ next: null }),
    forgetDeclined: assign(({ context }, snapshot: AnyMachineSnapshot) => rules.withoutDeclined(context, snapshot)),
    keepGuestLeft: assign({ endReason: 'reviewPayment' }),
    forgetPerson: assign(({ context }, reason: EndReason) => session.ended(context, reason)),
    forgetProviders: assign({ known: { brands: [], availableProviders: [] } }),
    keepHelp: assign({ help: (_, help: Help) => help }),
    forgetHelp: assign({ help: null }),
    fillSlot: (_, chart: AnyStateMachine) => isDownloaded(chart.id) && flowSlots[chart.id].fill(chart),
    // with the place that was asked for
    askToLeave: sendTo(
      (_, { flow }: { flow: DownloadedFlow }) => flow,
      ({ event }) => ({ ...event, type: 'flow.left' }),
    ),
    askToSignOut: sendTo('session', ({ context }) => ({ type: 'signOut.requested', reason: context.endReason ?? 'sideBarButton' })),
    keepSignedIn: sendTo('idle', { type: 'stay.chosen' }),
    stopIdleTimer: sendTo('idle', { type: 'session.closed' }),
    startSession: enqueueActions(({ context: { person, settings }, enqueue }) => {
      if (!person) return;
      enqueue.sendTo('session', { type: 'session.began', profileId: person.profileId });
      enqueue.sendTo('idle', { type: 'session.began', profileId: person.profileId, limitMinutes: settings.sessionTimeoutMinutes });
    }),
    settle: spawnChild('settling', {
      id: 'settling',
      input: ({ context: { person, remember } }) => ({ remember, trusted: person?.trusted ?? false }),
    }),
    keepMenuOwner: assign({ menuFor: ({ context }) => rules.menuOwner(context) }),
    openMenu: spawnChild('menu', { id: 'menu', input: ({ context: { person } }) => ({ person }) }),
    updateMenu: sendTo('menu', { type: 'flow.opened' }),
    closeMenu: stopChild('menu'),
    // flows of money do it themselves; the other steps of a renewal are left at once
    giveLoanBack: spawnChild('releaseHeldLoan', {
      id: 'releaseHeldLoan',
      input: ({ context: { target } }) => target,
    }),
    // MENU-020: a menu choice discards an unfinished payment
    forgetPaymentData: spawnChild('forgetDraft', { id: 'forgetDraft' }),
  },
  // portal §9 "Chunk load time-out" (CONST-042, ERR-038)
  delays: { chunkLimit: ({ context }) => context.settings.chunkLoadTimeoutSeconds * 1000 },
});
