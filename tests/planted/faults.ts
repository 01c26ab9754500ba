/** A fault as somebody might make it: `from` stands exactly once in the file, `to` in its place. `tests` are the generated path tests that must notice. */
export type Fault = { name: string; chart: string; file: string; from: string; to: string; tests: readonly string[] };

const paths = (name: string): string => `tests/paths/${name}.paths.test.ts`;
const inChart =
  (chart: string, ...tests: string[]) =>
  (name: string, file: string, from: string, to: string, ...more: string[]): Fault => ({
    name,
    chart,
    file: `machines/${file}`,
    from,
    to,
    tests: [...tests, ...more].map(paths),
  });

const payment = inChart('payment', 'payment');
const submission = inChart('submission', 'payment.submission');
const sending = inChart('sending', 'payment.submission');
const following = inChart('following', 'payment.submission');
const searching = inChart('searching', 'payment.submission');
const cardForm = inChart('cardForm', 'payment.cardForm');
const gathering = inChart('gathering', 'payment.gathering');
const tidying = inChart('tidying', 'payment.gathering');
const accounts = inChart('accounts', 'accounts');
const signIn = inChart('signIn', 'signIn');
const settling = inChart('settling', 'signIn');
const guards = inChart('guards', 'guards');
const session = inChart('session', 'session');
const idle = inChart('idle', 'idle');
const app = inChart('app', 'app');
const stores = inChart('stores', 'stores');
const consent = inChart('consent', 'consent');
const terms = inChart('terms', 'terms');
const install = inChart('install', 'install');
const externalPage = inChart('externalPage', 'externalPage');
const ofTime = (chart: string) => inChart(chart, 'delays');

/** Arrows taken away, guards turned, targets swapped, tags and actions dropped, times changed: what the generated tests are there to notice. */
export const faults: readonly Fault[] = [
  payment('"No, not less" leads nowhere', 'payment/amount.states.ts', "'partial.declined': 'choosing',", ''),
  payment(
    'less than is due is not asked about',
    'payment/payment.setup.ts',
    '!rules.partialIsConfirmed(context)',
    'rules.partialIsConfirmed(context)',
  ),
  payment(
    'whoever has the lock is let through',
    'payment/payment.setup.ts',
    "heard<'POST /loanlock'>(event).alreadyLocked",
    "!heard<'POST /loanlock'>(event).alreadyLocked",
  ),
  payment(
    'a shared loan is not locked',
    'payment/amount.states.ts',
    "{ guard: 'asksLock', target: 'asking' }",
    "{ guard: 'asksLock', target: 'held' }",
  ),
  payment('the lock is taken and not kept', 'payment/amount.states.ts', "{ target: 'held', actions: 'keepLock' }", "{ target: 'held' }"),
  payment(
    'MakePayment loads without saying so',
    'payment/amount.states.ts',
    "tags: 'busy',\n      on: { 'flow.left': '#payment.leaving' },",
    "on: { 'flow.left': '#payment.leaving' },",
  ),
  payment('Pay works after a refusal', 'payment/payment.setup.ts', 'mayPay: ({ context }) => rules.mayPay(context)', 'mayPay: () => true'),
  payment('a refusal is taken for none', 'payment/payment.rules.ts', "failure?.kind === 'refused'", "failure?.kind !== 'refused'"),
  payment(
    'an address leads to the review while money moves',
    'payment/payment.setup.ts',
    'rules.mayReview(context) && !rules.attemptIsOpen(context)',
    'rules.mayReview(context)',
  ),
  payment(
    'a lost attempt is left without a fence',
    'payment/paying.states.ts',
    "'flow.left': [{ guard: 'attemptIsOpen', actions: ['wishToLeave', 'dropAttempt'] }, { target: '#payment.leaving' }],",
    "'flow.left': '#payment.leaving',",
  ),
  payment(
    'the receipt is not kept',
    'payment/paying.states.ts',
    "{ guard: 'wasPaid', target: 'confirmed', actions: 'keepReceipt' }",
    "{ guard: 'wasPaid', target: 'confirmed' }",
  ),
  payment(
    'an expired card can be chosen',
    'payment/payment.rules.ts',
    'return card !== undefined && isUsable(card, facts.now);',
    'return card !== undefined;',
  ),
  payment(
    'who holds the loan is told, but what was typed stays',
    'payment/amount.states.ts',
    "target: '#AlternateBlocked', actions: 'keepHolder'",
    "target: '#AlternateBlocked'",
  ),
  ofTime('payment')(
    'leaving waits ten times as long for the lock',
    'payment/payment.setup.ts',
    'leavePatience: 2000',
    'leavePatience: 20_000',
  ),

  submission(
    'a lost payment is sent again unseen',
    'payment/attempting.states.ts',
    "'payment.submitted': 'checking',",
    "'payment.submitted': 'sending',",
  ),
  submission(
    'sent again although the history has it',
    'payment/submission.setup.ts',
    "rules.found(event).kind === 'missing'",
    "rules.found(event).kind !== 'missing'",
  ),
  submission(
    '"not sent" is said while the old key lives on',
    'payment/submission.machine.ts',
    "entry: ['forgetAttempt', 'keepNotSent']",
    "entry: 'keepNotSent'",
  ),
  submission(
    'a no ends it although an earlier send may arrive',
    'payment/attempting.states.ts',
    "{ guard: 'wasRefusedLoosely', target: 'fencing', actions: 'keepSent' }",
    "{ guard: 'wasRefusedLoosely', target: '#submission.closing', actions: 'keepSent' }",
  ),
  submission(
    'a payment of another device is sent from here',
    'payment/submission.machine.ts',
    "{ guard: 'isFollowed', target: 'attempting.open' }",
    "{ guard: 'isFollowed', target: 'minting' }",
  ),
  submission(
    'another tab that pays is not heard',
    'payment/attempting.states.ts',
    ", 'tab.refused': { target: '#submission.ready', actions: 'keepElsewhere' }",
    '',
  ),

  sending(
    'a fenced key is replaced without end',
    'payment/sending.machine.ts',
    "and(['saysAbandoned', not('isRekeyed')])",
    "'saysAbandoned'",
  ),
  sending('the payment goes out before it is noted', 'payment/sending.machine.ts', "initial: 'recording'", "initial: 'posting'"),
  sending('any failure counts as a no', 'payment/sending.machine.ts', "failureIn(event).kind === 'refused'", 'failureIn(event).status > 0'),

  following('asked every five seconds', 'payment/following.rules.ts', 'POLL_INTERVAL_MS = 1000', 'POLL_INTERVAL_MS = 5000'),
  following(
    'the time limit is for everybody but who waits',
    'payment/following.machine.ts',
    "context.purpose === 'poll'",
    "context.purpose !== 'poll'",
  ),
  following('missing once is missing', 'payment/following.rules.ts', 'LOOKS_BEFORE_FENCE = 3', 'LOOKS_BEFORE_FENCE = 1'),
  following('a 429 counts as a no', 'payment/following.rules.ts', 'TOO_MANY = 429', 'TOO_MANY = 430'),
  ofTime('following')(
    'the time limit is ten times as long',
    'payment/following.machine.ts',
    'context.limitSeconds * 1000',
    'context.limitSeconds * 10_000',
  ),

  searching('any amount will do', 'payment/searching.rules.ts', "kind === 'payment' && cents === amount &&", "kind === 'payment' &&"),
  searching('a history cut short is read as a no', 'payment/searching.rules.ts', "if (known < 0) return { kind: 'unheard' };", ''),

  cardForm(
    'the token is dropped',
    'payment/cardForm.machine.ts',
    "{ guard: 'isTokenized', target: '#cardForm.saving', actions: 'keepToken' }",
    "{ guard: 'isTokenized', target: '#cardForm.saving' }",
  ),
  cardForm(
    'a guest may keep a card',
    'payment/cardForm.machine.ts',
    'maySave: ({ context }) => !context.guestPayment',
    'maySave: ({ context }) => context.guestPayment',
  ),
  cardForm(
    'what the vault refuses is not told',
    'payment/cardForm.machine.ts',
    "actions: ['keepFields', 'keepTokenMissing']",
    "actions: 'keepTokenMissing'",
  ),
  cardForm(
    'the vault looks at a card without the page saying so',
    'payment/cardForm.machine.ts',
    "checking: {\n          tags: 'busy',\n          after: { vaultPatience: { target: 'shown', actions: 'keepTokenMissing' } },",
    'checking: {',
  ),
  ofTime('cardForm')(
    'the vault is waited for a minute',
    'payment/cardForm.rules.ts',
    'VAULT_PATIENCE_MS = 15_000',
    'VAULT_PATIENCE_MS = 60_000',
  ),

  gathering(
    'a missing loan does not stop a payment',
    'payment/gathering.machine.ts',
    "onError: { target: 'done', actions: 'keepFailure' }",
    "onError: 'done'",
  ),
  gathering(
    'the date fails and nothing goes on',
    'payment/gathering.machine.ts',
    "onDone: { target: 'done', actions: 'keepBusinessDate' },\n            onError: 'done',",
    "onDone: { target: 'done', actions: 'keepBusinessDate' },",
  ),
  tidying('cards are forgotten where there are none', 'payment/tidying.machine.ts', 'context.cards !== null', 'context.cards === null'),

  accounts(
    'a loan that takes no payment is paid',
    'accounts/accountDetails.states.ts',
    "'payment.chosen': { guard: 'mayPay', target: 'closed', actions: 'keepChosen' }",
    "'payment.chosen': { target: 'closed', actions: 'keepChosen' }",
  ),
  accounts(
    'a blocked loan is opened',
    'accounts/accountDetails.states.ts',
    "{ guard: 'answerIsBlocked', target: '#AccountStatusBlocked', actions: 'keepLoan' },",
    '',
  ),
  accounts(
    'a failure is not told',
    'accounts/accountDetails.states.ts',
    "onError: { target: 'failed', actions: 'keepFailure' },\n              },\n            },\n            shown",
    "onError: { target: 'failed' },\n              },\n            },\n            shown",
  ),
  accounts(
    '"Try again" does nothing where the list failed',
    'accounts/accountDetails.states.ts',
    "failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } }",
    'failed: {}',
  ),
  accounts(
    'Sam, of one brand, gets a Home',
    'accounts/accounts.machine.ts',
    "{ guard: 'hasOneBrand', target: 'dashboard', actions: 'keepOnlyBrand' }, // CONF-022",
    '',
  ),
  ofTime('accounts')('the notice holds up the list', 'accounts/accounts.machine.ts', 'noticePatience: 2000', 'noticePatience: 20_000'),

  signIn(
    'the empty form is sent',
    'signIn/signIn.machine.ts',
    "{ guard: 'formIsRight', target: 'authenticating'",
    "{ target: 'authenticating'",
  ),
  signIn('an unknown name is told nothing', 'signIn/signIn.machine.ts', "target: 'asking', actions: 'keepNotFound'", "target: 'asking'"),
  signIn('an address leads away while the service is asked', 'signIn/signIn.machine.ts', 'on: stay,', ''),
  signIn(
    'wrong passwords are not counted',
    'signIn/signIn.machine.ts',
    "actions: ['countWrongPassword', 'keepFailure']",
    "actions: 'keepFailure'",
  ),
  settling('a device that cannot be marked stops the rest', 'signIn/settling.machine.ts', "onError: 'marked',", ''),

  guards('whoever has no link is asked for one', 'guards/guards.machine.ts', "not('isLinkToEnter')", "'isLinkToEnter'"),
  guards(
    'a locked guest walks out',
    'guards/guards.machine.ts',
    "{ guard: 'leavesLock', target: 'closed', actions: 'signOut' }",
    "{ guard: 'leavesLock', target: 'closed' }",
  ),
  guards(
    'a link that cannot be locked opens everything',
    'guards/guards.machine.ts',
    "onError: { target: 'closed', actions: 'signOut' },",
    "onError: 'flowLock',",
  ),
  guards(
    'the signature stays in the address',
    'guards/guards.machine.ts',
    "actions: [assign({ person: ({ event }) => event.output }), 'spendLink'] }",
    'actions: assign({ person: ({ event }) => event.output }) }',
  ),
  guards(
    'a visitor enters a customer’s screen',
    'guards/guards.rules.ts',
    '!person && needsSignIn(target)',
    '!person && !needsSignIn(target)',
  ),

  session('a sign-out under way does not show', 'session/session.machine.ts', "tags: ['signOutInProgress', 'busy'],", ''),
  session(
    'why the session ended is forgotten',
    'session/session.machine.ts',
    "'signOut.asked': { target: 'signingOut', actions: 'keepReason' }",
    "'signOut.asked': { target: 'signingOut' }",
  ),
  session('a renewal that failed is not tried again', 'session/session.machine.ts', "onError: 'ageing'", "onError: 'valid'"),

  idle('a second is missing', 'idle/idle.rules.ts', 'EXTRA_SECONDS = 1', 'EXTRA_SECONDS = 0'),
  idle('"Stay signed in" does nothing', 'idle/idle.machine.ts', "on: { 'stay.chosen': '#idle.watching.counting' },", ''),
  idle('a computer that slept stays signed in', 'idle/idle.machine.ts', 'event.idleMs >= limitMs', 'event.idleMs < limitMs'),
  idle('nobody is told that the time is over', 'idle/idle.machine.ts', "entry: 'tellExpired',", ''),

  app('a guest who has paid stays signed in', 'app.machine.ts', "{ guard: 'isGuest', target: 'leaving', actions: 'keepGuestLeft' },", ''),
  app(
    'an address leads away while money moves',
    'app.machine.ts',
    "'address.asked': [{ guard: 'flowMayLeave', actions: ['keepNext', 'askToLeave'] }, {}],",
    '',
  ),
  app(
    'the customer is remembered after the session',
    'app.machine.ts',
    "{ target: '.signIn', actions: ['forgetPerson', 'closeMenu', 'tellClosed'] }",
    "{ target: '.signIn', actions: ['closeMenu', 'tellClosed'] }",
  ),
  app(
    'the sign-out is not heard a second time, nor the first',
    'app.machine.ts',
    "'signOut.chosen': { guard: 'isSignedIn', target: '.leaving', actions: 'keepReason' }",
    "'signOut.chosen': { guard: 'isSignedIn', actions: 'keepReason' }",
  ),
  ofTime('app')('a missing file is waited for twenty minutes', 'app.setup.ts', 'CHUNK_LIMIT_MS = 120_000', 'CHUNK_LIMIT_MS = 1_200_000'),

  consent('consent without the box', 'consent/consent.machine.ts', "guard: 'boxIsTicked', target: 'dating'", "target: 'dating'"),
  consent(
    'a refusal counts as consent',
    'consent/consent.machine.ts',
    "target: '#consent.closed', actions: 'keepRefusal'",
    "target: '#consent.closed', actions: 'keepConsent'",
  ),
  terms(
    'a guest is told the terms of an account',
    'terms/terms.machine.ts',
    "{ guard: 'hasTerms', target: 'asking' }",
    "{ target: 'asking' }",
  ),
  install(
    'Install may be pressed without an offer',
    'install/install.machine.ts',
    "{ guard: 'isOffered', target: 'prompting' }",
    "{ target: 'prompting' }",
  ),
  externalPage(
    'any name opens something',
    'externalPage/externalPage.machine.ts',
    "{ guard: 'mayOpen', target: 'opening', actions: 'keepAddress' }",
    "{ target: 'opening', actions: 'keepAddress' }",
  ),
  stores('"Try again" does nothing', 'stores/stores.machine.ts', "failed: { on: { 'retry.chosen': 'loading' } }", 'failed: {}'),
  stores(
    'the numbers are shown where they failed',
    'stores/stores.machine.ts',
    "onError: { target: 'failed', actions: 'keepFailure' }",
    "onError: { target: 'shown', actions: 'keepFailure' }",
  ),
];
