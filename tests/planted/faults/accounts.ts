import { inChart, ofTime, type Fault } from '../fault.ts';

const accounts = inChart('accounts');
const timeline = inChart('timeline');

export const accountsFaults: readonly Fault[] = [
  accounts(
    'a loan that takes no payment is paid',
    'accounts/accountDetails.states.ts',
    "guard: { type: 'mayPay', params: ({ event }) => event.loanId },",
    '',
  ),
  accounts(
    'a blocked loan is opened',
    'accounts/accountFigures.states.ts',
    "guard: { type: 'answerIsBlocked', params: ({ event }) => event.output },",
    'guard: () => false,',
  ),
  accounts(
    'a failure shows no reason',
    'accounts/accountFigures.states.ts',
    "onError: { target: 'failed', actions: 'keepFailure' },",
    "onError: { target: 'failed' },",
  ),
  accounts(
    '"Try again" does nothing where the list failed',
    'accounts/accountDetails.states.ts',
    "failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } }",
    'failed: {}',
  ),
  accounts(
    'a loan that has ended is not loaded again',
    'accounts/accountFigures.states.ts',
    "onDone: '#accounts.details.loan.opened.detail.loading',",
    '',
  ),
  accounts(
    'the online store is still offered on other screens',
    'accounts/accountFigures.states.ts',
    'exit: assign({ renewal: NO_RENEWAL }),',
    '',
  ),
  accounts('the return from the store is not noticed', 'accounts/accounts.machine.ts', "guard: 'isFromStore',", 'guard: () => false,'),
  accounts('the return is said again and again', 'accounts/accountLists.states.ts', 'exit: assign({ isBack: false }),', ''),
  accounts('Sam, of one brand, gets a Home', 'accounts/accounts.machine.ts', "guard: 'hasOneBrand', // CONF-022", 'guard: () => false,'),
  accounts(
    'the lender is asked without an open loan',
    'accounts/accountLists.states.ts',
    "waiting: { always: { guard: 'hasOpenLoan', target: 'loading' } },",
    "waiting: { always: { target: 'loading' } },",
  ),
  accounts(
    'a bankruptcy is not shown',
    'accounts/accountLists.states.ts',
    'assign({ bankrupt: ({ event }) => event.output.isBankrupt })',
    'assign({ bankrupt: false })',
  ),
  accounts(
    'the bankruptcy of another brand stays on the screen',
    'accounts/accountLists.states.ts',
    "entry: ['forgetLoan', assign({ bankrupt: false, reported: false, heldBy: {} })],",
    "entry: ['forgetLoan', assign({ heldBy: {} })],",
  ),
  accounts(
    'a lock that was given back stays on the Dashboard',
    'accounts/accountLists.states.ts',
    'reported: false, heldBy: {} })],',
    'reported: false })],',
  ),
  accounts(
    'the card does not say that somebody else renews the loan',
    'accounts/accountLists.states.ts',
    'onDone: { actions: assign({ heldBy: ({ event }) => event.output }) },',
    '',
  ),
  accounts(
    'the account does not say that somebody else renews the loan',
    'accounts/accountDetails.states.ts',
    'onDone: { actions: assign({ heldBy: ({ event }) => event.output }) },',
    '',
  ),
  accounts(
    'the lock of a loan with one party is asked',
    'accounts/standing.rules.ts',
    "loan.cosignerId !== '' && isActive(loan)",
    'isActive(loan)',
  ),
  accounts(
    'the address of ManageAccount opens AccountDetails',
    'accounts/accounts.machine.ts',
    "{ guard: 'asksToManage', target: '#ManageAccount' },",
    '',
  ),
  accounts('an appointment is offered for a loan that is over', 'accounts/accountFigures.states.ts', "guard: 'mayMeet',", ''),
  accounts(
    'a renewal is cancelled that the lender does not offer to cancel',
    'accounts/accountFigures.states.ts',
    "          guard: 'mayCancelRenewal',\n",
    '',
  ),
  accounts(
    'what is pressed in the timeline does nothing',
    'accounts/accountDetails.states.ts',
    "on: { 'timeline.*': { actions: 'sendToTimeline' } },",
    '',
  ),
  accounts(
    'an address of another loan shows the opened one',
    'accounts/accounts.place.ts',
    '  placeOf(event).loanId === context.loanId &&\n',
    '',
  ),
  accounts('the upload opens although no document is asked for', 'accounts/wantedDocuments.states.ts', "guard: 'wantsDocuments',", ''),
  accounts(
    'documents that are asked for are not shown',
    'accounts/wantedDocuments.states.ts',
    'assign({ wantsDocuments: ({ event }) => event.output })',
    'assign({ wantsDocuments: false })',
  ),
  timeline(
    'one retry loads every source again',
    'accounts/timeline.setup.ts',
    "event.type === 'timeline.retried' && event.source === source",
    "event.type === 'timeline.retried' && source !== ''",
  ),
  timeline(
    'documents that failed stay missing',
    'accounts/timeline.machine.ts',
    "failed: { on: { 'timeline.retried': { guard: { type: 'isOf', params: 'documents' }, target: 'loading' } } },",
    'failed: {},',
  ),
  timeline('older bookings are never loaded', 'accounts/timeline.machine.ts', "{ guard: 'mustLoadOlder', target: 'loadingOlder' },", ''),
  timeline(
    'lines from before the last loaded booking are shown',
    'accounts/timeline.lines.ts',
    "return sources.entriesOlder > 0 ? lines.slice(0, lines.findLastIndex(({ kind }) => kind === 'booking') + 1) : lines;",
    'return lines;',
  ),
  timeline(
    'a failed source hides the others',
    'accounts/timeline.lines.ts',
    'const bookings = entries ?? [];',
    'const bookings = documents === null ? [] : (entries ?? []);',
  ),
  ofTime('accounts')(
    'the day of the payoff holds up the loan',
    'accounts/accounts.setup.ts',
    'payoffPatience: 2000',
    'payoffPatience: 20_000',
  ),
  ofTime('accounts')(
    'the documents that are asked for hold up the loan',
    'accounts/accounts.setup.ts',
    'documentsPatience: 2000',
    'documentsPatience: 20_000',
  ),
  ofTime('accounts')('the notice holds up the list', 'accounts/accounts.setup.ts', 'noticePatience: 2000', 'noticePatience: 20_000'),
];
