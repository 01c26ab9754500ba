import { inChart, type Fault } from '../fault.ts';

const cancelRenewal = inChart('cancelRenewal');

export const cancelRenewalFaults: readonly Fault[] = [
  cancelRenewal(
    'a renewal that the lender does not offer to cancel is cancelled',
    'cancelRenewal/cancelRenewal.rules.ts',
    'isOfLoan(context, answer) && answer.cancellable !== undefined',
    'answer.cancellable !== undefined',
  ),
  cancelRenewal(
    'the request is sent before it is written down',
    'cancelRenewal/cancelling.states.ts',
    "entry: ['forgetFailure', 'noteSent'],",
    "entry: 'forgetFailure',",
  ),
  cancelRenewal(
    'the customer leaves while the request is out',
    'cancelRenewal/cancelling.states.ts',
    "on: { ...stay, 'flow.left': {} } } as const;",
    'on: stay } as const;',
  ),
  cancelRenewal(
    'a lost answer is taken for a failure, and the loan is not asked',
    'cancelRenewal/cancelling.states.ts',
    "onError: { target: 'checking', actions: 'keepFailure' },",
    "onError: { target: 'choosing', actions: 'keepFailure' },",
  ),
  cancelRenewal(
    'what is not known is taken for not done',
    'cancelRenewal/cancelling.states.ts',
    "onError: [{ guard: 'isUnknown', target: 'unsure' }, { target: 'choosing' }],",
    "onError: 'choosing',",
  ),
  cancelRenewal(
    'a receipt of nothing is shown',
    'cancelRenewal/cancelRenewal.machine.ts',
    "{ guard: 'returnsMoney', target: '#ConfirmPayment' }",
    "{ target: '#ConfirmPayment' }",
  ),
  cancelRenewal(
    'the return of another renewal is the receipt',
    'cancelRenewal/cancelRenewal.rules.ts',
    'isReturn(entry) && paid !== undefined && entry.at >= paid.at',
    'isReturn(entry)',
  ),
  cancelRenewal(
    'after the cancellation the cancelled loan is opened',
    'cancelRenewal/cancelRenewal.rules.ts',
    'if (!isCancelled) return accountDetails(brand, loanId);',
    'if (!isCancelled || receipt) return accountDetails(brand, loanId);',
  ),
  cancelRenewal(
    'the request of another loan is taken for this one',
    'cancelRenewal/cancelRenewal.rules.ts',
    'draft?.loanId === loanId ? { sent: draft, reason: draft.reason } : {}',
    'draft ? { sent: draft, reason: draft.reason } : {}',
  ),
  cancelRenewal(
    'the confirmation goes to e-mail and phone',
    'kit/loanCustomer.ts',
    'email ? { email } : phoneNumber ? { phoneNumber } : {}',
    '({ email, phoneNumber })',
  ),
];
