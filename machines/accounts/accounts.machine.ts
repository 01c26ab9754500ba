import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import { accountDetails, statusBlocked } from './accountDetails.states.ts';
import { dashboard, home } from './accountLists.states.ts';
import * as place from './accounts.place.ts';
import * as rules from './accounts.rules.ts';
import type { AccountsContext, AccountsEvent, AccountsInput, AccountsOutcome } from './accounts.types.ts';
import { accountsWords } from './accounts.words.ts';

/**
 * The customer's accounts: Home (all brands), Dashboard (one brand), AccountDetails, AccountStatusBlocked. Nothing here moves money, so
 * every waiting state may be left. Spec: portal §2, §4; ROUTE-018, ROUTE-057, ROUTE-058, ROUTE-064, ROUTE-109.
 */
export const accountsMachine = setup({
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
    mayShowBlocked: ({ context, event }) => place.isReady(context) && place.isBlocked(place.loanOf(context, event)),
    isHers: ({ context, event }) => place.loanOf(context, event) !== undefined,
    mayPay: ({ context, event }) => place.mayPay(context, event),
    brandIsOpen: ({ context, event }) => event.type === 'brand.opened' && brandIsOpen(event.brand, context.person),
    loanIsListed: ({ context, event }) => place.listed(heard<'GET /accounts'>(event).loans, context.loanId) !== undefined,
    needsService: ({ context }) => place.needsService(context),
    loanIsBlocked: ({ context }) => place.isBlocked(place.listed(context.loans, context.loanId)),
    answerIsEmpty: ({ context, event }) => heard<'GET /accountdetail'>(event).loan?.loanId !== context.loanId, // another loan's figures are none
    answerIsBlocked: ({ event }) => place.isBlocked(heard<'GET /accountdetail'>(event).loan),
    mustAskOlder: ({ context }) => place.mustAskOlder(context),
    hasMore: ({ context }) => context.entriesShown < (context.entries?.length ?? 0),
  },
  actions: {
    keepToday: assign({ today: (_, { now }: { now: number }) => rules.dayOf(now) }),
    keepPlace: assign(({ event }) => place.placeOf(event)),
    keepOnlyBrand: assign({ brand: ({ context }) => rules.onlyBrand(context.person) }),
    keepBrand: assign({ brand: ({ context, event }) => (event.type === 'brand.opened' ? event.brand : context.brand) }),
    keepChosen: assign(({ context, event }) => place.chosen(context, event)),
    keepBrandOfLoan: assign({ brand: ({ context }) => place.listed(context.loans, context.loanId)?.brand ?? context.brand }),
    keepLoans: assign(({ event }) => place.listIn(heard<'GET /accounts'>(event))),
    keepMessage: assign({ message: ({ event }) => heard<'GET /dashboardmessage'>(event).message }),
    keepLoan: assign({ loan: ({ event }) => heard<'GET /accountdetail'>(event).loan ?? null, failure: null }),
    keepHistory: assign({
      entries: ({ event }) => heard<'GET /accounthistory'>(event).entries,
      entriesOlder: ({ event }) => heard<'GET /accounthistory'>(event).older,
    }),
    keepOlder: assign(({ context, event }) => place.withOlder(context, heard<'GET /accounthistory'>(event))),
    keepSystems: assign({ systems: ({ event }) => heard<'GET /lmsReferenceId'>(event).referenceIds }),
    keepContacts: assign({ contacts: ({ event }) => heard<'GET /contacts'>(event) }),
    keepShowAll: assign({ showAll: ({ context, event }) => (event.type === 'showAll.changed' ? event.showAll : context.showAll) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetPlace: assign({ brand: null, loanId: '' }),
    leaveLoan: assign({ loanId: '', failure: null }),
    forgetLoan: assign({ loan: null, entries: null, entriesOlder: 0, entriesShown: place.HISTORY_STEP, failure: null }),
    keepInstall: assign({ wantsInstall: true }),
    showMore: assign({ entriesShown: ({ context }) => context.entriesShown + place.HISTORY_STEP }),
  },
  delays: { noticePatience: 2000 }, // ms, ours: a notice must not hold up the list
}).createMachine({
  id: 'accounts',
  meta: accountsWords,
  context: ({ input }) => place.atStart(input),
  output: ({ context }) => place.outcome(context),
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'arriving', actions: { type: 'keepToday', params: ({ event }) => event.output } },
      },
    },
    arriving: {
      always: [
        { guard: 'asksForLoan', target: 'details' },
        { guard: 'asksForBrand', target: 'dashboard' },
        { guard: 'hasOneBrand', target: 'dashboard', actions: 'keepOnlyBrand' }, // CONF-022
        { target: 'home' },
      ],
    },
    home,
    dashboard,
    details: accountDetails,
    blocked: statusBlocked,
    closed: { type: 'final' },
  },
});
