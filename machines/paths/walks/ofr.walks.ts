import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { ofrMachine } from '../../ofr/ofr.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann as customer, settings } from '../people/people.ts';

const rex = { ...customer, name: 'Rex Calloway' };
const validations = { ...titleLoan.validations, isInOfrStatus: true };
const reinstatable = { ...validations, isOfrReinstateAmount: true };
/** Out for repossession: $650.00 reinstates it. */
const sought = loanLike({
  loanStatusId: LOAN_STATUS.OutForRepo,
  daysLate: 72,
  minimumRequiredAmount: 93_000,
  validations: reinstatable,
});
const taken = { ...sought, loanStatusId: LOAN_STATUS.Repossessed, validations };

const repo = {
  loanId: titleLoan.loanId,
  loanStatusId: LOAN_STATUS.OutForRepo,
  pastDueAmount: 93_000,
  place: 'Lot 7, Austin',
  phone: '5125550150',
};
const named = { ...repo, reinstateAmount: 65_000 };
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const params = { brand: 'TitleMax', loanId: titleLoan.loanId };
const at = (screen: string) => ({ person: rex, settings, params, screen });

/** Everything that can happen while Rex looks after his two vehicles. */
export const ofrWalk = once(() =>
  explore(ofrMachine, {
    starts: {
      'Rex looks after the vehicle that is being recovered': at('OfrVehicleRecovery'),
      'Rex looks after the vehicle that was taken': at('OfrVehicleRepossessed'),
      'Rex opens an address without a brand': { ...at('OfrVehicleRecovery'), params: { loanId: 'no' } },
    },
    events: {
      'asks for his vehicle': { type: 'vehicle.asked' },
      'pays what reinstates the loan': { type: 'reinstatement.chosen' },
      'pays another amount': { type: 'payment.chosen' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getAccounts: { 'his loans': { done: { loans: [sought] } }, 'no answer': lost('GET /accounts') },
      getDetail: {
        'out for repossession': { done: { loan: sought } },
        'out for repossession, not payable': { done: { loan: { ...sought, payable: false } } },
        repossessed: { done: { loan: taken } },
        'repossessed, and it can be reinstated': { done: { loan: { ...taken, validations: reinstatable } } },
        'open again': { done: { loan: titleLoan } },
        'another loan': { done: { loan: { ...sought, loanId: 'other' } } },
        'no answer': lost('GET /accountdetail'),
      },
      getInfo: {
        'an amount reinstates it': { done: named },
        'no amount': { done: repo },
        'he has asked': { done: { ...repo, requestedAt: '2026-11-22T15:00:00.000Z' } },
        'no answer': lost('GET /repoInfo'),
      },
      askForVehicle: {
        'the store has it': { done: { ...named, requestedAt: '2026-11-23T15:00:00.000Z' } },
        'no answer': lost('PUT /repoInfo'),
      },
      beginPayment: { 'it is written': { done: undefined } },
    },
    params: [params],
    sees: ({ context: { brand, screen, loan, info, failure, leads } }) => [
      brand,
      screen,
      loan?.loanId,
      loan?.loanStatusId,
      loan?.payable,
      loan?.validations.isOfrReinstateAmount,
      info?.reinstateAmount,
      info?.requestedAt,
      failure?.call,
      leads,
    ],
    outcomes: ['placeChosen'],
  }),
);
