import { assign, sendTo, setup, type OutputFrom, type SnapshotFrom } from 'xstate';
import { listAccounts, reloadAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { isAnyReported } from '../../services/actors/creditReporting.ts';
import { readLoanDocuments } from '../../services/actors/loanDocuments.ts';
import { readLockHolders } from '../../services/actors/lockHolders.ts';
import { readUnfinished } from '../../services/actors/unfinished.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import { ecommerceMachine } from '../ecommerce/ecommerce.machine.ts';
import { renewalView } from '../ecommerce/ecommerce.view.ts';
import { ecommerceReturnMachine } from '../ecommerce/ecommerceReturn.machine.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { mayMeet } from '../kit/mayMeet.ts';
import { recoveryOf } from '../kit/vehicleRecovery.ts';
import * as outcome from './accounts.outcome.ts';
import * as place from './accounts.place.ts';
import type { AccountsContext, AccountsEvent, AccountsInput, AccountsOutcome } from './accounts.types.ts';
import * as rules from './accounts.rules.ts';
import { timelineMachine } from './timeline.machine.ts';
import { timelineView } from './timeline.view.ts';
import { nextOf } from './unfinished.view.ts';
import { hasOpenLoan } from './standing.rules.ts';

type Clock = OutputFrom<typeof readClock>;

/** The setup of the accounts; the chart is in accounts.machine.ts. */
export const accountsSetup = setup({
  types: {} as { input: AccountsInput; context: AccountsContext; events: AccountsEvent; output: AccountsOutcome; tags: 'busy' },
  actors: {
    readClock,
    getAccounts: listAccounts,
    reloadAccounts,
    getMessage: cachedCall('GET /dashboardmessage'),
    getBankruptcy: call('GET /bankruptcyStatus'),
    getReporting: isAnyReported,
    readLockHolders,
    readUnfinished,
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    getPayoffDay: cachedCall('GET /nextBusinessDate'),
    readLoanDocuments,
    timeline: timelineMachine,
    ecommerce: ecommerceMachine,
    ecommerceReturn: ecommerceReturnMachine,
    getSystems: cachedCall('GET /lmsReferenceId'),
    getContacts: cachedCall('GET /contacts'),
  },
  guards: {
    isFromStore: ({ context }) => context.fromStore,
    hasFailed: ({ context }) => context.failure !== null,
    asksToManage: ({ context }) => context.loanId !== '' && context.screen === 'ManageAccount',
    asksForLoan: ({ context }) => context.loanId !== '',
    asksForBrand: ({ context }) => context.brand !== null,
    hasOneBrand: ({ context }) => rules.onlyBrand(context.person) !== null,
    mayShowHome: ({ context }) => place.isReady(context) && rules.onlyBrand(context.person) === null,
    mayShowDashboard: ({ context, event }) => place.isReady(context) && place.placeOf(event).brand !== null,
    mayShowLoan: ({ context, event }) => place.isReady(context) && place.mayShowLoan(context, event),
    asksForOpened: ({ context, event }, screen: string) => place.asksForOpened(context, event, screen),
    mayShowBlocked: ({ context, event }) => place.isReady(context) && place.mayShowBlocked(context, event),
    isOwnLoan: ({ context }, loanId: string) => place.loanOf(context, loanId) !== undefined,
    isReplacement: ({ context }, loanId: string) => place.isReplacement(context, loanId),
    mayPay: ({ context }, loanId: string) => place.mayPay(context, loanId),
    maySign: ({ context }, loanId: string) => place.maySign(context, loanId),
    mayGoOn: ({ context }, flow: Unfinished['flow']) => nextOf(context, flow) !== null,
    loanIsLoaded: ({ context }) => context.loan?.loanId === context.loanId,
    hasOpenLoan: ({ context }) => hasOpenLoan(context),
    hasStore: ({ context }) => (context.loan?.storeId ?? '') !== '',
    isInRecovery: ({ context }) => context.loan !== null && recoveryOf(context.loan) !== null,
    mayMeet: ({ context }) => context.loan !== null && mayMeet(context.loan),
    mayOpenAutoPay: ({ context }) => context.loan !== null && rules.mayOpenAutoPay(context.loan, context),
    maySeeCash: ({ context }) => context.loan !== null && rules.cashOf(context.loan, context) !== 'forbidden',
    mayCancelRenewal: ({ context }) => context.cancellable !== null,
    wantsDocuments: ({ context }) => context.wantsDocuments,
    renewsOnline: ({ context: { loan, person } }) => loan !== null && rules.renewalAddress(loan, person) !== null,
    brandIsOpen: ({ context }, brand: Brand) => brandIsOpen(brand, context.person),
    loanIsListed: ({ context }, { loans }: Answer<'GET /accounts'>) => place.listed(loans, context.loanId) !== undefined,
    isListed: ({ context }) => place.listed(context.loans, context.loanId) !== undefined,
    needsService: ({ context }) => place.needsService(context),
    loanIsBlocked: ({ context }) => place.isBlocked(place.listed(context.loans, context.loanId)),
    // the figures of another loan do not count
    answerIsEmpty: ({ context }, { loan }: Answer<'GET /accountdetail'>) => loan?.loanId !== context.loanId,
    answerIsBlocked: (_, { loan }: Answer<'GET /accountdetail'>) => place.isBlocked(loan),
  },
  actions: {
    keepToday: assign({ today: (_, { now }: Clock) => rules.dayOf(now) }),
    keepPlace: assign(({ event }) => place.placeOf(event)),
    keepChosen: assign(({ context }, loanId: string) => place.chosen(context, loanId)),
    keepBrandOfLoan: assign({ brand: ({ context }) => place.listed(context.loans, context.loanId)?.brand ?? context.brand }),
    keepLoans: assign((_, answer: Answer<'GET /accounts'>) => place.listIn(answer)),
    keepLoan: assign((_, { loan, cancellable }: Answer<'GET /accountdetail'>) => ({
      loan: loan ?? null,
      cancellable: cancellable ?? null,
      failure: null,
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    leaveToPay: assign(({ context }, loanId: string) => outcome.toPay(context, loanId)),
    leaveToSign: assign(({ context }, loanId: string) => outcome.toSign(context, loanId)),
    leaveToInstall: assign(outcome.toInstall),
    leaveToLink: assign(outcome.toLinking),
    forgetFailure: assign({ failure: null }),
    forgetLoan: assign({ ...place.NO_LOAN, failure: null }),
    forgetOtherLoan: assign(place.withoutOther),
    keepTimeline: assign((_, snapshot: SnapshotFrom<typeof timelineMachine>) => ({ timeline: timelineView(snapshot) })),
    keepRenewal: assign((_, snapshot: SnapshotFrom<typeof ecommerceMachine>) => ({ renewal: renewalView(snapshot) })),
    sendToEcommerce: sendTo('ecommerce', ({ event }) => event),
    sendToTimeline: sendTo('timeline', ({ event }) => event),
    leaveLoan: assign({ loanId: '', failure: null }),
  },
  // ms, ours: a notice or what was left half way must not hold up the list, nor a date or documents the loan
  delays: { noticePatience: 2000, unfinishedPatience: 2000, payoffPatience: 2000, documentsPatience: 2000 },
});
