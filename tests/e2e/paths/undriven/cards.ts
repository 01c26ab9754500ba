/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'list.confirming: autoPay.opened [isPaidByCard] -> closed':
    'no card of this story pays by autopay: Fay’s does, in tests/e2e/stories/cards.spec.ts',
};
