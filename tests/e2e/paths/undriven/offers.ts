const STORAGE = 'what the storage refuses stays in memory, and nothing fails: tested in tests/client/storage.test.ts';
const AT_ONCE =
  'the flow ends as it begins, and a path needs a step: its start is tested in tests/e2e/stories/offers.spec.ts and tests/flows/offers.flow.test.ts (FLAG-008)';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'opening: always -> closed': AT_ONCE,
  'list: xstate.error.actor.storeListed (nothing happens)': STORAGE,
  'details: xstate.error.actor.storeDetails (nothing happens)': STORAGE,
  'widget: xstate.error.actor.storeWidget (nothing happens)': STORAGE,
};
