import { inChart, ofTime, type Fault } from '../fault.ts';

const cardForm = inChart('cardForm', 'payment.cardForm');
const gathering = inChart('gathering', 'payment.gathering');
const tidying = inChart('tidying', 'payment.gathering');

export const cardFaults: readonly Fault[] = [
  cardForm(
    'the token is dropped',
    'payment/cardForm.machine.ts',
    "{ guard: 'isTokenized', target: '#cardForm.saving', actions: 'keepToken' }",
    "{ guard: 'isTokenized', target: '#cardForm.saving' }",
  ),
  cardForm(
    'a guest may keep a card',
    'payment/cardForm.machine.ts',
    'maySave: ({ context }) => !context.guestPayment',
    'maySave: ({ context }) => context.guestPayment',
  ),
  cardForm(
    'what the vault refuses is not told',
    'payment/cardForm.machine.ts',
    "actions: ['keepFields', 'keepTokenMissing']",
    "actions: 'keepTokenMissing'",
  ),
  cardForm(
    'the vault looks at a card without the page saying so',
    'payment/cardForm.machine.ts',
    "checking: {\n          tags: 'busy',\n          after: { vaultPatience: { target: 'shown', actions: 'keepTokenMissing' } },",
    'checking: {',
  ),
  ofTime('cardForm')(
    'the vault is waited for a minute',
    'payment/cardForm.rules.ts',
    'VAULT_PATIENCE_MS = 15_000',
    'VAULT_PATIENCE_MS = 60_000',
  ),
  gathering(
    'a missing loan does not stop a payment',
    'payment/gathering.machine.ts',
    "onError: { target: 'done', actions: 'keepFailure' }",
    "onError: 'done'",
  ),
  gathering(
    'the date fails and nothing goes on',
    'payment/gathering.machine.ts',
    "onDone: { target: 'done', actions: { type: 'keepBusinessDate', params: ({ event }) => event.output } },\n            onError: 'done',",
    "onDone: { target: 'done', actions: { type: 'keepBusinessDate', params: ({ event }) => event.output } },",
  ),
  tidying('cards are forgotten where there are none', 'payment/tidying.machine.ts', 'context.cards !== null', 'context.cards === null'),
];
