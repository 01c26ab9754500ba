const SENDING =
  'while it is sent the screen has no control that leaves: tested in tests/paths/appointment.paths.test.ts ("the customer can leave, but not while …")';
const VIDEO = 'the video opens another tab, and no chart waits for it: tests/e2e/stories/helpVideo.spec.ts';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'screen: video.*': VIDEO,
  'screen: xstate.snapshot.helpVideo': VIDEO,
  'screen.booking: flow.left (nothing happens)': SENDING,
  'screen.checking: flow.left (nothing happens)': SENDING,
};
