/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'list.failed: flow.left -> closed':
    'without the cards the screen has no button that leads to the accounts: the arrow is tested in tests/paths/cards.paths.test.ts',
};
