const LOGIN_ONLY = 'Login is the only address of the flow: an address that is shown already asks for nothing';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'signIn: xstate.route -> login': LOGIN_ONLY,
  'login.authenticating: xstate.route (nothing happens)': LOGIN_ONLY,
};
