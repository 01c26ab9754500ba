const SENDING =
  'while it is sent the screen has no control that leaves: tested in tests/paths/appointment.paths.test.ts ("the customer can leave, but not while …")';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'screen.booking: flow.left (nothing happens)': SENDING,
  'screen.checking: flow.left (nothing happens)': SENDING,
};
