const TWO_TABS = 'said by the browser when another tab holds the loan: two tabs are stories of their own';
const KEYLESS =
  'only for a lender that ignores keys: tested with the whole lender in tests/flows/faults.withoutKeys.flow.test.ts (CONF-009)';
const DRAWING =
  'only for a draw, which its flow looks up again by itself: tested in tests/flows/draw.pending.flow.test.ts (FLOW-DRAW-02, FLOW-DRAW-03)';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
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
};
