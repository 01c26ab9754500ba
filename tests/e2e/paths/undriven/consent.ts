const ONLY = 'TermsConditionsConsent is the only address of the flow: an address that is shown already asks for nothing';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'consent: xstate.route -> consenting': ONLY,
  'consenting.loading: xstate.route (nothing happens)': ONLY,
  'consenting.dating: xstate.route (nothing happens)': ONLY,
  'consenting.agreeing: xstate.route (nothing happens)': ONLY,
};
