import { inChart, type Fault } from '../fault.ts';

const linkAccount = inChart('linkAccount');

export const linkAccountFaults: readonly Fault[] = [
  linkAccount(
    '"Try again" sends a lookup',
    'linkAccount/linkAccount.machine.ts',
    "'retry.chosen': { target: 'linking', actions: 'startAgain' }",
    "'retry.chosen': { target: '#LinkAccount.finding', actions: 'startAgain' }",
  ),
  linkAccount(
    'a lost lookup is shown as a failed one',
    'linkAccount/linking.states.ts',
    "{ guard: 'isUnclear', target: 'checking', actions: 'keepFailure' }",
    "{ guard: 'isUnclear', target: '#LinkAccountFailed', actions: 'keepFailure' }",
  ),
  linkAccount(
    'a lost lookup counts as a link',
    'linkAccount/linking.states.ts',
    "guard: { type: 'hasOthers', params: ({ event }) => event.output },",
    '',
  ),
  linkAccount(
    'an address leads away while the account is looked up',
    'linkAccount/linking.states.ts',
    "on: stay,\n      invoke: {\n        id: 'findAccount',",
    "invoke: {\n        id: 'findAccount',",
  ),
  linkAccount(
    'a closed brand is opened',
    'linkAccount/linking.states.ts',
    "guard: { type: 'brandIsOpen', params: ({ event }) => event },",
    '',
  ),
  linkAccount(
    'a replacement is confirmed without its accounts',
    'linkAccount/replacing.states.ts',
    "onError: { target: 'ungathered', actions: 'keepFailure' }",
    "onError: { target: 'entering', actions: 'keepFailure' }",
  ),
  linkAccount(
    'an incomplete link can be confirmed',
    'linkAccount/confirming.states.ts',
    "[{ guard: 'hasReturnId', target: 'entering', actions: 'updateDraft' }, { target: 'expired' }]",
    "[{ target: 'entering', actions: 'updateDraft' }]",
  ),
  linkAccount(
    'a replacement is repeated after a lost response',
    'linkAccount/replacing.states.ts',
    "{ guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },\n          { target: 'entering', actions: 'keepFailure' },\n        ],\n      },\n    },\n    proving",
    "{ target: 'entering', actions: 'keepFailure' },\n        ],\n      },\n    },\n    proving",
  ),
  linkAccount(
    'a customer without an account replaces one',
    'linkAccount/linkAccount.rules.ts',
    'Object.keys(customerIds).length > 0',
    'Object.keys(customerIds).length >= 0',
  ),
];
