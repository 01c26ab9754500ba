import { inChart, type Fault } from '../fault.ts';

const linkAccount = inChart('linkAccount');

export const linkAccountFaults: readonly Fault[] = [
  linkAccount(
    '"Try again" looks up by itself',
    'linkAccount/linkAccount.machine.ts',
    "'retry.chosen': { target: 'linking', actions: 'startAgain' }",
    "'retry.chosen': { target: '#LinkAccount.finding', actions: 'startAgain' }",
  ),
  linkAccount(
    'a lost lookup is told as a failed one',
    'linkAccount/linkAccount.states.ts',
    "{ guard: 'isUnclear', target: 'checking', actions: 'keepFailure' }",
    "{ guard: 'isUnclear', target: '#LinkAccountFailed', actions: 'keepFailure' }",
  ),
  linkAccount(
    'a lost lookup is told as a link',
    'linkAccount/linkAccount.states.ts',
    "onDone: [{ guard: 'hasOthers', target: '#linkAccount.closed', actions: 'keepLinked' }, { target: '#LinkAccountFailed' }],",
    "onDone: { target: '#linkAccount.closed', actions: 'keepLinked' },",
  ),
  linkAccount(
    'an address leads away while the account is looked up',
    'linkAccount/linkAccount.states.ts',
    "on: stay,\n      invoke: {\n        id: 'findAccount',",
    "invoke: {\n        id: 'findAccount',",
  ),
  linkAccount(
    'a closed brand is opened',
    'linkAccount/linkAccount.states.ts',
    "'brand.chosen': { guard: 'brandIsOpen', target",
    "'brand.chosen': { target",
  ),
  linkAccount(
    'she consents to what she cannot see',
    'linkAccount/replacing.states.ts',
    "onError: { target: 'ungathered', actions: 'keepFailure' }",
    "onError: { target: 'asking', actions: 'keepFailure' }",
  ),
  linkAccount(
    'half a link may be confirmed',
    'linkAccount/replacing.states.ts',
    "[{ guard: 'hasReturnId', target: 'asking', actions: 'tellDraft' }, { target: 'expired' }]",
    "[{ target: 'asking', actions: 'tellDraft' }]",
  ),
  linkAccount(
    'a replacement is begun anew after a lost answer',
    'linkAccount/replacing.states.ts',
    "{ guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },\n          { target: 'asking', actions: 'keepFailure' },\n        ],\n      },\n    },\n    proving",
    "{ target: 'asking', actions: 'keepFailure' },\n        ],\n      },\n    },\n    proving",
  ),
  linkAccount(
    'who has no account replaces one',
    'linkAccount/linkAccount.rules.ts',
    'Object.keys(customerIds).length > 0',
    'Object.keys(customerIds).length >= 0',
  ),
];
