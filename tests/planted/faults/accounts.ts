import { inChart, ofTime, type Fault } from '../fault.ts';

const accounts = inChart('accounts');

export const accountsFaults: readonly Fault[] = [
  accounts(
    'a loan that takes no payment is paid',
    'accounts/accountDetails.states.ts',
    "'payment.chosen': { guard: 'mayPay', target: 'closed', actions: 'keepChosen' }",
    "'payment.chosen': { target: 'closed', actions: 'keepChosen' }",
  ),
  accounts(
    'a blocked loan is opened',
    'accounts/accountDetails.states.ts',
    "{ guard: 'answerIsBlocked', target: '#AccountStatusBlocked', actions: 'keepLoan' },",
    '',
  ),
  accounts(
    'a failure is not told',
    'accounts/accountDetails.states.ts',
    "onError: { target: 'failed', actions: 'keepFailure' },\n              },\n            },\n            shown",
    "onError: { target: 'failed' },\n              },\n            },\n            shown",
  ),
  accounts(
    '"Try again" does nothing where the list failed',
    'accounts/accountDetails.states.ts',
    "failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } }",
    'failed: {}',
  ),
  accounts(
    'Sam, of one brand, gets a Home',
    'accounts/accounts.machine.ts',
    "{ guard: 'hasOneBrand', target: 'dashboard', actions: 'keepOnlyBrand' }, // CONF-022",
    '',
  ),
  ofTime('accounts')('the notice holds up the list', 'accounts/accounts.machine.ts', 'noticePatience: 2000', 'noticePatience: 20_000'),
];
