const VAULT_ANSWERS = 'the real vault answers before anybody can act';
const LOOKED_UP = 'a card that pays now is not looked up: tested in tests/e2e/stories/cards.spec.ts (CALL-085)';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'card.opening: xstate.done.actor.openCardForm -> card.noForm':
    'no loan of the sandbox’s processor without a form is paid here: tested in tests/screens/cards.test.tsx (OPEN-047)',
  'card.open: vault.reported [isNumbered]': LOOKED_UP,
  'card.open: card.recognized': LOOKED_UP,
  'addCard: xstate.route -> card': 'opening the current address changes nothing',
  'card.open: vault.reported [isReady]': 'the form reports another height when its layout changes: nothing on the page waits for it',
  'card.open.entering: vault.reported [isRefused]': 'Enter in the form itself: tested in tests/e2e/stories/cards.spec.ts',
  'card.open.entering: card.retryChosen -> card.opening': 'the form has expired: tested in tests/e2e/stories/cards.spec.ts',
  'card.open: xstate.error.actor.watchVault -> card.unavailable': 'the sandbox opens forms of its own vault only',
  'card.open.loading: xstate.after.vaultPatience.addCard.card.open.loading -> card.unavailable': VAULT_ANSWERS,
  'card.open.checking: xstate.after.vaultPatience.addCard.card.open.checking -> card.open.entering': VAULT_ANSWERS,
  'card.open.checking: xstate.route (nothing happens)': VAULT_ANSWERS,
  'card.open.checking: card.declined (nothing happens)': VAULT_ANSWERS,
  'card.open.entering: vault.reported [isTokenized] -> card.saving': 'Enter in the form: tested in tests/e2e/stories/keyboard.spec.ts',
};
