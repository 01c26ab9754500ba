import { inChart, type Fault } from '../fault.ts';

const ofr = inChart('ofr');

export const ofrFaults: readonly Fault[] = [
  ofr('the store is told again', 'ofr/ofr.rules.ts', 'info !== null && info.requestedAt === undefined', 'info !== null'),
  ofr(
    'a repossessed loan is paid without an amount of the lender’s',
    'ofr/ofr.rules.ts',
    'isRepossessed(context) ? mayReinstate(context) : whyNotPay(loan, person) === null',
    'whyNotPay(loan, person) === null',
  ),
  ofr('the address decides which screen is shown', 'ofr/ofr.machine.ts', "{ guard: 'isRepossessed', target: 'repossessed' }, ", ''),
  ofr('the figures of another loan are shown', 'ofr/ofr.rules.ts', 'loan?.loanId === loanId && ', 'loan !== undefined && '),
  ofr(
    'a loan that is open again keeps its page',
    'ofr/ofr.rules.ts',
    ' && loan.validations.isInOfrStatus && recoveryOf(loan) !== null',
    '',
  ),
  ofr('another amount is taken for what reinstates the loan', 'ofr/ofr.rules.ts', "isChosen: leads === 'reinstating',", 'isChosen: true,'),
  ofr(
    'a lost answer is taken for a message that arrived',
    'ofr/vehicle.states.ts',
    "onError: { target: 'resting', actions: 'keepFailure' },",
    "onError: 'resting',",
  ),
];
