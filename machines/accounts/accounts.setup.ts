import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Answer } from '../../services/contract/index.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { mayMeet } from '../kit/mayMeet.ts';
import * as place from './accounts.place.ts';
import type { AccountsContext, AccountsEvent, AccountsInput, AccountsOutcome } from './accounts.place.ts';
import * as rules from './accounts.rules.ts';

/** The setup of the accounts; the chart is in accounts.machine.ts. */
export const accountsSetup = setup({
  types: {} as { input: AccountsInput; context: AccountsContext; events: AccountsEvent; output: AccountsOutcome; tags: 'busy' },
  actors: {
    readClock,
    getAccounts: listAccounts,
    getMessage: cachedCall('GET /dashboardmessage'),
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    getHistory: call('GET /accounthistory'),
    getSystems: cachedCall('GET /lmsReferenceId'),
    getContacts: cachedCall('GET /contacts'),
  },
  guards: {
    asksForLoan: ({ context }) => context.loanId !== '',
    asksForBrand: ({ context }) => context.brand !== null,
    hasOneBrand: ({ context }) => rules.onlyBrand(context.person) !== null,
    mayShowHome: ({ context }) => place.isReady(context) && rules.onlyBrand(context.person) === null,
    mayShowDashboard: ({ context, event }) => place.isReady(context) && place.placeOf(event).brand !== null,
    mayShowLoan: ({ context, event }) => place.isReady(context) && place.mayShowLoan(context, event),
    mayShowBlocked: ({ context, event }) => place.isReady(context) && place.mayShowBlocked(context, event),
    isOwnLoan: ({ context }, loanId: string) => place.loanOf(context, loanId) !== undefined,
    mayPay: ({ context }, loanId: string) => place.mayPay(context, loanId),
    hasStore: ({ context }) => (context.loan?.storeId ?? '') !== '',
    mayMeet: ({ context }) => context.loan !== null && mayMeet(context.loan),
    brandIsOpen: ({ context }, brand: Brand) => brandIsOpen(brand, context.person),
    loanIsListed: ({ context }, { loans }: Answer<'GET /accounts'>) => place.listed(loans, context.loanId) !== undefined,
    isListed: ({ context }) => place.listed(context.loans, context.loanId) !== undefined,
    needsService: ({ context }) => place.needsService(context),
    loanIsBlocked: ({ context }) => place.isBlocked(place.listed(context.loans, context.loanId)),
    // the figures of another loan do not count
    answerIsEmpty: ({ context }, { loan }: Answer<'GET /accountdetail'>) => loan?.loanId !== context.loanId,
    answerIsBlocked: (_, { loan }: Answer<'GET /accountdetail'>) => place.isBlocked(loan),
    mustAskOlder: ({ context }) => place.mustAskOlder(context),
    hasMore: ({ context }) => context.entriesShown < (context.entries?.length ?? 0),
  },
  actions: {
    keepPlace: assign(({ event }) => place.placeOf(event)),
    keepChosen: assign(({ context }, loanId: string) => place.chosen(context, loanId)),
    keepBrandOfLoan: assign({ brand: ({ context }) => place.listed(context.loans, context.loanId)?.brand ?? context.brand }),
    keepLoans: assign((_, answer: Answer<'GET /accounts'>) => place.listIn(answer)),
    keepLoan: assign({ loan: (_, { loan }: Answer<'GET /accountdetail'>) => loan ?? null, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepInstall: assign({ wantsInstall: true }),
    forgetFailure: assign({ failure: null }),
    forgetLoan: assign({ loan: null, entries: null, entriesOlder: 0, entriesShown: place.HISTORY_STEP, failure: null }),
    leaveLoan: assign({ loanId: '', failure: null }),
  },
  delays: { noticePatience: 2000 }, // ms, ours: a notice must not hold up the list
});
