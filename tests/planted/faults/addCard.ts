import { inChart, ofTime, type Fault } from '../fault.ts';

const addCard = inChart('addCard');

export const addCardFaults: readonly Fault[] = [
  addCard('the token is dropped', 'addCard/addCard.rules.ts', 'return { bridgeToken: message.bridgeToken };', 'return {};'),
  addCard(
    'a guest may save a card',
    'addCard/addCard.setup.ts',
    'maySave: ({ context }) => context.maySave',
    'maySave: ({ context }) => !context.maySave',
  ),
  addCard(
    'the fields that the vault rejects are not marked',
    'addCard/addCard.rules.ts',
    'return { fields: message.fields, tokenMissing: true };',
    'return { tokenMissing: true };',
  ),
  addCard(
    'the page does not show that the vault checks a card',
    'addCard/open.states.ts',
    "tags: 'busy',\n      after: { vaultPatience: { target: 'entering', actions: assign({ tokenMissing: true }) } },",
    '',
  ),
  addCard(
    'the customer goes back while the card is being saved',
    'addCard/open.states.ts',
    "const handled = { 'xstate.route': {}, 'card.declined': {} } as const;",
    "const handled = { 'xstate.route': {} } as const;",
  ),
  addCard('a card that pays now is looked up', 'addCard/addCard.rules.ts', 'details.paying === null', 'details.paying !== null'),
  addCard('the page waits for a form that the processor does not have', 'addCard/addCard.setup.ts', 'form !== null', 'form === null'),
  ofTime('addCard')(
    'the portal waits a minute for the vault',
    'addCard/addCard.rules.ts',
    'VAULT_PATIENCE_MS = 15_000',
    'VAULT_PATIENCE_MS = 60_000',
  ),
];
