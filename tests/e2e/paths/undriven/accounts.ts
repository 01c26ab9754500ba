const INSTALL = 'it ends the flow and opens another one: tested in tests/paths/app.paths.test.ts';
const TIMELINE = 'the lines of the account: tested in tests/e2e/stories/timeline.spec.ts';
const PAYOFF_DAY = 'the day is cached: a story is shown without it in tests/screens/accounts.test.tsx';
const WANTED = 'no loan of these stories asks for documents: tested in tests/e2e/stories/upload.spec.ts';
const BESIDE =
  'nothing waits for it, and the lender does not know the loans of these stories: tested in tests/e2e/stories/profile.spec.ts (CALL-022, CALL-023)';
const HELD = 'no loan of these stories is shared: tested in tests/e2e/stories/heldLoan.spec.ts (ROLE-007)';
const AT_STORE = 'it opens another flow: tested in tests/e2e/stories/appointment.spec.ts';
const ONLINE_STORE =
  'no loan of these stories is renewed in the online store: tested in tests/e2e/stories/ecommerce.spec.ts (FLOW-REFI-07)';
const AUTOPAY = 'it opens another flow: tested in tests/e2e/stories/autopay.spec.ts';
const CANCELLED = 'it opens another flow: tested in tests/e2e/stories/cancelRenewal.spec.ts';
const VEHICLE = 'it opens another flow: tested in tests/e2e/stories/ofr.spec.ts';
const CASH = 'it opens another flow: tested in tests/e2e/stories/draw.spec.ts';
const REPLACED = 'no loan of these stories was renewed: tested in tests/e2e/stories/renewal.together.spec.ts';
const SIGNED = 'no loan of these stories waits for its signature: tested in tests/e2e/stories/origination.spec.ts (R-4)';
const SEARCHED = 'only for a list of six loans or more: tested in tests/e2e/stories/lou.spec.ts';
const LINKED = 'only for a customer without any loan: tested in tests/e2e/stories/linkAccount.spec.ts';
const BEGUN = 'only for a customer who left something half way: tested in tests/e2e/stories/draw.spec.ts and unfinished.spec.ts (CONF-008)';
const KNOWN = 'the answer is known since the sign-in: tested in tests/flows/unfinished.flow.test.ts';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'accounts: xstate.route -> home':
    'Home has no brand: from another screen the app restarts the accounts, and at Home its address changes nothing',
  'home: install.chosen -> closed': INSTALL,
  'dashboard: install.chosen -> closed': INSTALL,
  'home: search.changed': SEARCHED,
  'dashboard: search.changed': SEARCHED,
  'home: link.chosen -> closed': LINKED,
  'dashboard: link.chosen -> closed': LINKED,
  'dashboard: experian.chosen -> closed': BESIDE,
  'dashboard.standing.loading: xstate.done.actor.getBankruptcy': BESIDE,
  'dashboard.standing.loading: xstate.error.actor.getBankruptcy (nothing happens)': BESIDE,
  'dashboard.standing.loading: xstate.done.actor.getReporting': BESIDE,
  'home.unfinished.reading: xstate.after.unfinishedPatience.accounts.home.unfinished.reading -> home.unfinished.late': KNOWN,
  'home.unfinished.late: xstate.done.actor.readUnfinished -> home.unfinished.settled': KNOWN,
  'dashboard.unfinished.reading: xstate.after.unfinishedPatience.accounts.dashboard.unfinished.reading -> dashboard.unfinished.late': KNOWN,
  'dashboard.unfinished.late: xstate.done.actor.readUnfinished -> dashboard.unfinished.settled': KNOWN,
  'home: signing.chosen [maySign] -> closed': SIGNED,
  'dashboard: signing.chosen [maySign] -> closed': SIGNED,
  'details: signing.chosen [maySign] -> closed': SIGNED,
  'home: unfinished.chosen [mayGoOn] -> closed': BEGUN,
  'dashboard: unfinished.chosen [mayGoOn] -> closed': BEGUN,
  'blocked: account.opened [isReplacement] -> details': REPLACED,
  'dashboard.standing.loading: xstate.done.actor.readLockHolders': HELD,
  'details.loan.opened: xstate.done.actor.readLockHolders': HELD,
  'details.loan.loadingSystems: xstate.error.actor.getSystems -> details.loan.deciding':
    'the ids were loaded after sign-in, and are cached for hours',
  'details.loan.loadingContacts: xstate.error.actor.getContacts -> details.loan.deciding':
    'the numbers were loaded when the browser was idle, and are cached',
  'details.loan.opened: timeline.*': TIMELINE,
  'details.loan.opened.payoffDay.loading: xstate.error.actor.getPayoffDay -> details.loan.opened.payoffDay.settled': PAYOFF_DAY,
  'details.loan.opened.payoffDay.loading: xstate.after.payoffPatience.accounts.details.loan.opened.payoffDay.loading -> details.loan.opened.payoffDay.settled':
    PAYOFF_DAY,
  'details.loan.opened.wantedDocuments.loading: xstate.after.documentsPatience.accounts.details.loan.opened.wantedDocuments.loading -> details.loan.opened.wantedDocuments.settled':
    WANTED,
  'details.loan.opened.wantedDocuments.settled: upload.chosen [wantsDocuments] -> closed': WANTED,
  'starting: xstate.done.actor.readClock [isFromStore] -> returning': ONLINE_STORE,
  'returning: xstate.done.actor.ecommerceReturn -> arriving': ONLINE_STORE,
  'details.loan.opened.detail.loaded.deciding: always [renewsOnline] -> details.loan.opened.detail.loaded.renewable': ONLINE_STORE,
  'details.loan.opened.detail.loaded.renewable: renewal.chosen': ONLINE_STORE,
  'details.loan.opened.detail.loaded.renewable: xstate.snapshot.ecommerce': ONLINE_STORE,
  'details.loan.opened.detail.loaded.renewable: xstate.done.actor.ecommerce -> details.loan.opened.detail.loading': ONLINE_STORE,
  'details.loan.opened.detail.loaded: store.opened [hasStore] -> closed': AT_STORE,
  'details.loan.opened.detail.loaded: appointment.chosen [mayMeet] -> closed': AT_STORE,
  'details.loan.opened.detail.loaded: autoPay.chosen [mayOpenAutoPay] -> closed': AUTOPAY,
  'details.loan.opened.detail.loaded: vehicle.opened [isInRecovery] -> closed': VEHICLE,
  'details.loan.opened.detail.loaded: cash.chosen [maySeeCash] -> closed': CASH,
  'details.loan.opened.detail.loaded: cancelRenewal.chosen [mayCancelRenewal] -> closed': CANCELLED,
};
