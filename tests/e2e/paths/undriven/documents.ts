const UNRECORDED =
  'nothing waits for it, and nothing changes with it: tested in tests/flows/documents.flow.test.ts (FLOW-DOC-01) and tests/paths/documents.paths.test.ts';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'all.loading: xstate.done.actor.getDocuments [hasAsked] -> all.open.opening':
    'the address of one document: tested in tests/e2e/stories/documents.spec.ts',
  'all.open.presenting.reading: xstate.error.actor.postView (nothing happens)': UNRECORDED,
  'all.open.saved: xstate.error.actor.postView (nothing happens)': UNRECORDED,
  'monthly.open.presenting.reading: xstate.error.actor.postView (nothing happens)': UNRECORDED,
  'monthly.open.saved: xstate.error.actor.postView (nothing happens)': UNRECORDED,
};
