const TWO_TABS = 'said by the browser when another tab holds the loan: two tabs are stories of their own';
const KEYLESS = 'only for a lender that ignores keys: tested with the whole lender in tests/flows/faults.flow.test.ts (CONF-009)';

const LOGIN_ONLY = 'Login is the only address of the flow: an address that is shown already asks for nothing';
const INSTALL = 'it ends the flow and opens another one: tested in tests/paths/app.paths.test.ts';

const FIRST_PAYMENT =
  'each story is a first payment, and the review prompt comes with the third: tested in tests/flows/appReview.flow.test.ts (OPEN-007)';

const DRAFT_IS_DELETED = 'the draft is deleted before anybody can act';
const VAULT_ANSWERS = 'the real vault answers before anybody can act';

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
const DRAWING =
  'only for a draw, which its flow looks up again by itself: tested in tests/flows/draw.flow.test.ts (FLOW-DRAW-02, FLOW-DRAW-03)';
const SETTLING =
  'only for a settlement that was refused three times: tested in tests/e2e/stories/settlement.spec.ts and tests/flows/settlement.flow.test.ts';
const RENEWING =
  'only for a payment that renews its loan: tested in tests/flows/renewal.flow.test.ts, renewalLock.flow.test.ts and renewalReturns.flow.test.ts';
const REPLACED = 'no loan of these stories was renewed: tested in tests/e2e/stories/renewal.together.spec.ts';
const SIGNED = 'no loan of these stories waits for its signature: tested in tests/e2e/stories/origination.spec.ts (R-4)';
const SEARCHED = 'only for a list of six loans or more: tested in tests/e2e/stories/lou.spec.ts';
const LINKED = 'only for a customer without any loan: tested in tests/e2e/stories/linkAccount.spec.ts';
const BEGUN = 'only for a customer who left something half way: tested in tests/e2e/stories/draw.spec.ts and unfinished.spec.ts (CONF-008)';
const LOCATED = 'only for a lender that wants the location of plain payments: tested in tests/e2e/stories/location.spec.ts';
const PARTS_ARE_HERE = 'the file has been downloaded by then: tested in tests/e2e/faults/parts.spec.ts';
const LOOKED_UP = 'a card that pays now is not looked up: tested in tests/e2e/stories/cards.spec.ts (CALL-085)';

/** The arrows of a state that looks up whether the location is known. */
const located = (at: string, next: string, why: string) => ({
  [`${at}: xstate.route (nothing happens)`]: why,
  [`${at}: flow.left (nothing happens)`]: why,
  [`${at}: xstate.done.actor.readLocated [isLocated] -> ${next}`]: why,
  [`${at}: xstate.done.actor.readLocated -> closed`]: why,
});

/** Arrows that cannot be taken from outside the page, with the reason. Each spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<'signIn' | 'accounts' | 'attempt' | 'addCard' | 'payment', Readonly<Record<string, string>>>> = {
  signIn: {
    'signIn: xstate.route -> login': LOGIN_ONLY,
    'login.authenticating: xstate.route (nothing happens)': LOGIN_ONLY,
  },
  accounts: {
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
    'home.loading: xstate.done.actor.readUnfinished': BEGUN,
    'dashboard.list.loading: xstate.done.actor.readUnfinished': BEGUN,
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
  },
  attempt: {
    'attempting.open: xstate.done.actor.waiting [endsUndecided] -> closed': DRAWING,
    'attempting.polling: xstate.done.actor.polling [mayEndUndecided] -> closed': DRAWING,
    'ready: xstate.done.actor.search': KEYLESS,
    'attempting.checking: xstate.done.actor.checking [maySearch] -> attempting.searching': KEYLESS,
    'attempting.searching: xstate.done.actor.searching [foundDecided] -> closing': KEYLESS,
    'attempting.searching: xstate.done.actor.searching [foundMissing] -> attempting.sending': KEYLESS,
    'attempting.searching: xstate.done.actor.searching -> attempting.unknown': KEYLESS,
    'attempting.fencing: xstate.done.actor.fence [maySearch] -> attempting.unconfirmed': KEYLESS,
    'attempting.unconfirmed: xstate.done.actor.awaiting -> closing': KEYLESS,
    'ready: xstate.error.actor.search': 'the history is read in the background: nothing on the screen waits for it or changes with it',
    'attempting.holding: tab.refused -> elsewhere': TWO_TABS,
    'elsewhere: tab.freed -> closed': TWO_TABS,
    'elsewhere: attempt.submitted -> attempting': TWO_TABS,
    'elsewhere: xstate.done.actor.search': TWO_TABS,
    'elsewhere: xstate.error.actor.search': TWO_TABS,
    'closing: xstate.error.actor.forgetInFlight -> closed': 'storage would have to fail between two steps of the page',
    'renewing: xstate.error.actor.forgetInFlight [maySend] -> minting': 'storage would have to fail between two steps of the page',
    'renewing: xstate.error.actor.forgetInFlight -> closed': 'storage would have to fail between two steps of the page',
    'renewing: xstate.done.actor.forgetInFlight -> closed':
      'only after a payment that was chosen on another device: a story of the payment ("it never arrived")',
  },
  addCard: {
    'card.opening: xstate.done.actor.openCardForm -> card.noForm':
      'no loan of the sandbox’s processor without a form is paid here: tested in tests/screens/cards.test.tsx (OPEN-047)',
    'card.open: vault.said [isNumbered]': LOOKED_UP,
    'card.open: card.recognized': LOOKED_UP,
    'addCard: xstate.route -> card': 'opening the current address changes nothing',
    'card.open: vault.said [isReady]': 'the form reports another height when its layout changes: nothing on the page waits for it',
    'card.open: xstate.error.actor.watchVault -> card.unavailable': 'the sandbox opens forms of its own vault only',
    'card.open.loading: xstate.after.vaultPatience.addCard.card.open.loading -> card.unavailable': VAULT_ANSWERS,
    'card.open.checking: xstate.after.vaultPatience.addCard.card.open.checking -> card.open.entering': VAULT_ANSWERS,
    'card.open.checking: xstate.route (nothing happens)': VAULT_ANSWERS,
    'card.open.checking: card.declined (nothing happens)': VAULT_ANSWERS,
    'card.open.entering: vault.said [isTokenized] -> card.saving': 'Enter in the form: tested in tests/e2e/stories/keyboard.spec.ts',
  },
  payment: {
    'reviewing: always [isSpent] -> leaving': SETTLING,
    'reviewing: always [asksLocation] -> locating': LOCATED,
    ...located('locating', 'reviewing', LOCATED),
    ...located('amount.locating', 'amount.fetched', LOCATED),
    'paying: xstate.done.actor.attempt [isLacking] -> closed': LOCATED,
    'reviewing: always [asksAgreement] -> closed': RENEWING,
    'amount.choosing: renewal.chosen [mayRenew] -> amount.renewing': RENEWING,
    'amount.renewing: always [asksRenewalLocation] -> amount.locatingRenewal': RENEWING,
    'amount.renewing: always -> closed': RENEWING,
    ...located('amount.locatingRenewal', 'amount.renewing', RENEWING),
    'amount.fetching: xstate.done.actor.fetchParts [asksLocationFirst] -> amount.locating': LOCATED,
    'adding.filling: flow.left [mayGoBack] -> closed': RENEWING,
    'leaving.arriving: always [goesBack] -> closed': RENEWING,
    'leaving.arriving: always [holdsLock] -> leaving.releasing': RENEWING,
    'leaving.releasing: flow.left (nothing happens)': RENEWING,
    'leaving.releasing: xstate.after.lockPatience.payment.leaving.releasing -> closed': RENEWING,
    'leaving.releasing: xstate.done.actor.releaseLock -> closed': RENEWING,
    'leaving.releasing: xstate.error.actor.releaseLock -> closed': RENEWING,
    'leaving.releasing: xstate.route (nothing happens)': RENEWING,
    'reviewing: always [asksAutoPay] -> closed': 'no loan of these stories asks about autopay: tested in tests/e2e/stories/autopay.spec.ts',
    'payment: xstate.done.actor.readWantedDocuments': WANTED,
    'amount.choosing: documents.opened [documentsWanted] -> closed': WANTED,
    'amount.fetching: flow.left -> leaving': PARTS_ARE_HERE,
    'amount.fetching: xstate.error.actor.fetchParts -> amount.failed': PARTS_ARE_HERE,
    'adding: xstate.snapshot.addCard': 'the screen of a new card: tested in addCard.spec.ts',
    'adding: xstate.done.actor.addCard [isLeaving] (nothing happens)': 'the draft is deleted before a card can be saved',
    'adding.leaving: xstate.route (nothing happens)': DRAFT_IS_DELETED,
    'adding.leaving: flow.left (nothing happens)': DRAFT_IS_DELETED,
    'paying: xstate.done.actor.attempt [endedElsewhere] -> amount': TWO_TABS,
    'confirmed: xstate.snapshot.tidying': 'what the receipt offers for the card: tested in tests/e2e/stories/cards.spec.ts (FLOW-CARD-02)',
    'confirmed: cardSaving.chosen [isTidying]': 'tested in tests/e2e/stories/cards.spec.ts (FLOW-CARD-02)',
    'confirmed: number.requested [isTidying]':
      'the cash of a renewal: tested in tests/paths/payment.gathering.paths.test.ts (FLOW-DRAW-13)',
    'confirmed: flow.left [isTidying]':
      'the cleanup of these stories is finished before anybody can leave: tested in tests/flows/cards.flow.test.ts (FLOW-PAY-07)',
    'confirmed: xstate.done.actor.countPayment': FIRST_PAYMENT,
    'confirmed: xstate.error.actor.countPayment (nothing happens)': FIRST_PAYMENT,
    'confirmed: xstate.done.actor.readStoreAddress': 'the receipt is the same, with an address: tested in tests/flows/receipt.flow.test.ts',
    'confirmed.sent: always [mayAskReview] -> confirmed.prompting': FIRST_PAYMENT,
    'confirmed.prompting: receipt.requested -> confirmed.sending': FIRST_PAYMENT,
    'confirmed.prompting: review.answered -> confirmed.sent': FIRST_PAYMENT,
    'leaving.forgetting: xstate.route (nothing happens)': DRAFT_IS_DELETED,
    'leaving.forgetting: flow.left (nothing happens)': DRAFT_IS_DELETED,
  },
};
