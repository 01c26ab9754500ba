const TWO_TABS = 'said by the browser when another tab holds the loan: two tabs are stories of their own';
const FIRST_PAYMENT =
  'each story is a first payment, and the review prompt comes with the third: tested in tests/flows/appReview.flow.test.ts (OPEN-007)';
const DRAFT_IS_DELETED = 'the draft is deleted before anybody can act';
const WANTED = 'no loan of these stories asks for documents: tested in tests/e2e/stories/upload.spec.ts';
const SETTLING =
  'only for a settlement that was refused three times: tested in tests/e2e/stories/settlement.spec.ts and tests/flows/settlement.flow.test.ts';
const PAID_HERE = 'only for a receipt that is reloaded: tested in tests/e2e/stories/gus.spec.ts';
const RENEWING =
  'only for a payment that renews its loan: tested in tests/flows/renewal.flow.test.ts, renewalLock.flow.test.ts and renewalReturns.flow.test.ts';
const LOCATED = 'only for a lender that wants the location of plain payments: tested in tests/e2e/stories/location.spec.ts';
const PARTS_ARE_HERE = 'the file has been downloaded by then: tested in tests/e2e/faults/parts.spec.ts';

/** The arrows of a state that looks up whether the location is known. */
const located = (at: string, next: string, why: string) => ({
  [`${at}: xstate.route (nothing happens)`]: why,
  [`${at}: flow.left (nothing happens)`]: why,
  [`${at}: xstate.done.actor.readLocated [isLocated] -> ${next}`]: why,
  [`${at}: xstate.done.actor.readLocated -> closed`]: why,
});

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'amount.checkingAddress: always [wasPaidHere] -> confirmed.reopened': PAID_HERE,
  'confirmed.reopened: flow.left -> closed': PAID_HERE,
  'reviewing: always [isSpent] -> leaving': SETTLING,
  'reviewing: always [asksLocation] -> locating': LOCATED,
  ...located('locating', 'reviewing', LOCATED),
  ...located('amount.locating', 'amount.fetched', LOCATED),
  'paying: xstate.done.actor.attempt [isLacking] -> closed': LOCATED,
  'paying: xstate.done.actor.attempt [saysExpired] -> leaving':
    'only for a settlement whose offer ends during its review: tested in tests/flows/settlement.flow.test.ts',
  'method: always [methodIsMissing] -> amount':
    'only after another tab has removed the card: tested in tests/flows/cards.paying.flow.test.ts',
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
  'confirmed.paid: xstate.snapshot.tidying':
    'what the receipt offers for the card: tested in tests/e2e/stories/cards.spec.ts (FLOW-CARD-02)',
  'confirmed.paid: cardSaving.chosen [isTidying]': 'tested in tests/e2e/stories/cards.spec.ts (FLOW-CARD-02)',
  'confirmed.paid: number.requested [isTidying]':
    'the cash of a renewal: tested in tests/paths/payment.gathering.paths.test.ts (FLOW-DRAW-13)',
  'confirmed.paid: flow.left [isTidying]':
    'the cleanup of these stories is finished before anybody can leave: tested in tests/flows/cards.paying.flow.test.ts (FLOW-PAY-07)',
  'confirmed.paid: xstate.done.actor.countPayment': FIRST_PAYMENT,
  'confirmed.paid: xstate.error.actor.countPayment (nothing happens)': FIRST_PAYMENT,
  'confirmed.paid: xstate.done.actor.readStoreAddress':
    'the receipt is the same, with an address: tested in tests/flows/receipt.flow.test.ts',
  'confirmed.paid.sent: always [mayAskReview] -> confirmed.paid.prompting': FIRST_PAYMENT,
  'confirmed.paid.prompting: receipt.requested -> confirmed.paid.sending': FIRST_PAYMENT,
  'confirmed.paid.prompting: review.answered -> confirmed.paid.sent': FIRST_PAYMENT,
  'leaving.forgetting: xstate.route (nothing happens)': DRAFT_IS_DELETED,
  'leaving.forgetting: flow.left (nothing happens)': DRAFT_IS_DELETED,
};
