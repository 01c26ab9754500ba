import { inChart, ofTime, type Fault } from '../fault.ts';

const accounts = inChart('accounts');

export const accountsFaults: readonly Fault[] = [
  accounts(
    'a loan that takes no payment is paid',
    'accounts/accountDetails.states.ts',
    "guard: { type: 'mayPay', params: ({ event }) => event.loanId },",
    '',
  ),
  accounts(
    'a blocked loan is opened',
    'accounts/accountDetails.states.ts',
    "guard: { type: 'answerIsBlocked', params: ({ event }) => event.output },",
    'guard: () => false,',
  ),
  accounts(
    'a failure shows no reason',
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
  accounts('Sam, of one brand, gets a Home', 'accounts/accounts.machine.ts', "guard: 'hasOneBrand', // CONF-022", 'guard: () => false,'),
  ofTime('accounts')('the notice holds up the list', 'accounts/accounts.setup.ts', 'noticePatience: 2000', 'noticePatience: 20_000'),
];
