/** Arrows of the charts that nobody outside the page can take, with the reason. Each spec asserts that this is exactly what it does not drive. */
export const UNDRIVEN: Readonly<Record<'signIn' | 'accounts' | 'submission', Readonly<Record<string, string>>>> = {
  signIn: {},
  accounts: {
    'accounts: xstate.route -> home':
      'Home is of no brand: from another screen the app starts the accounts anew, and at Home its address asks for nothing',
  },
  submission: {
    'attempting.holding: tab.refused -> ready': 'said by the browser when another tab holds the loan: two tabs are stories of their own',
    'closing: xstate.error.actor.forgetInFlight -> closed': 'the storage refuses only between two steps of the page',
    'renewing: xstate.error.actor.forgetInFlight [maySend] -> minting': 'the storage refuses only between two steps of the page',
  },
};
