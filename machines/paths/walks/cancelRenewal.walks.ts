import type { HistoryEntry } from '../../../services/contract/accounts.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { cancelRenewalMachine } from '../../cancelRenewal/cancelRenewal.machine.ts';
import type { Draft } from '../../cancelRenewal/cancelRenewal.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann, settings } from '../people/people.ts';
import { visa } from './payment.people.ts';

/** Ann's title loan is renewed: she paid $345.00, and a new loan stands. */
export const earlier = loanLike({ loanId: 'earlier', paidOff: true, loanStatusId: LOAN_STATUS.PaidOff });
export const renewed = loanLike({ loanId: 'renewed', loanHeader: '10443-22999-1', refinanceEligible: false });
export const offer = {
  loanId: 'earlier',
  confirmationNumber: 'R-1',
  amountPaid: 34_500,
  until: '2026-11-24',
  method: 'Visa •••• 4242',
  loanSigned: true,
};
const rescinded = { ...renewed, loanStatusId: LOAN_STATUS.Rescinded, paidOff: true, payable: false };
const draft: Draft = { loanId: 'renewed', earlierId: 'earlier', confirmationNumber: 'R-1', reason: 'changedMind' };

const line = (confirmationNumber: string, different: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: confirmationNumber,
  at: '2026-11-23T15:00:00.000Z',
  kind: 'refinance',
  byOther: false,
  amount: 34_500,
  balance: 183_210,
  confirmationNumber,
  method: 'Visa •••• 4242',
  cancelled: false,
  ...different,
});
const back = (number: string, amount = 34_500) => line(number, { cancelled: true, amount, method: 'Returned to Visa •••• 4242' });
/** Lines of another renewal, a week before. */
const weekBefore = (entry: HistoryEntry): HistoryEntry => ({ ...entry, at: '2026-11-16T15:00:00.000Z' });
const history = (...entries: HistoryEntry[]) => ({ done: { entries, older: 0 } });

const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (status: number, text: string) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /cancelrefinance', status, texts: [text] }),
});
const answered = (amountReturned: number) => ({
  done: { confirmationNumber: 'C-1', amountReturned, loanId: 'earlier', cancelledAt: '2026-11-23T16:00:00.000Z' },
});
const stands = {
  'it can be cancelled': { done: { loan: renewed, cancellable: offer } },
  'it is cancelled': { done: { loan: rescinded } },
  'it can no longer be cancelled': { done: { loan: renewed } },
  'no answer': lost('GET /accountdetail'),
};
const annAt = { person: ann, settings, params: { brand: 'TitleMax', loanId: 'renewed' } };

/** Everything that can happen while Ann cancels the renewal of her title loan. */
export const cancelRenewalWalk = once(() =>
  explore(cancelRenewalMachine, {
    starts: {
      'Ann wants to cancel the renewal of her title loan': annAt,
      'Ann opens an address without a brand': { ...annAt, params: { loanId: 'no' } },
    },
    events: {
      'says that she changed her mind': { type: 'reason.chosen', reason: 'changedMind' },
      cancels: { type: 'cancel.confirmed' },
      'tries again': { type: 'retry.chosen' },
      'goes on': { type: 'flow.left' },
    },
    answers: {
      getAccounts: { 'her loans': { done: { loans: [renewed, earlier, titleLoan] } }, 'no answer': lost('GET /accounts') },
      readDraft: { nothing: { done: null }, 'she has sent it': { done: draft }, 'another loan': { done: { ...draft, loanId: 'other' } } },
      getDetail: { ...stands, 'another loan': { done: { loan: titleLoan, cancellable: offer } } },
      listCards: {
        'the Visa': { done: { cards: [visa], validations: { payment: true, noCardForm: [] } } },
        'no answer': lost('GET /cards'),
      },
      writeDraft: { 'it is written': { done: undefined } },
      cancel: {
        'it is cancelled': answered(34_500),
        'nothing comes back': answered(0),
        'something is on its way': refused(409, 'Something is on its way for this loan. Wait for its result.'),
        'it is too late': refused(422, 'This refinance can no longer be cancelled online. Please call (512) 555-0151.'),
        'no answer': lost('POST /cancelrefinance'),
      },
      checkDetail: stands,
      readStoreAddress: { 'the address is known': { done: '1200 Juniper Row, Austin, TX 78701' } },
      getHistory: {
        'the money went back': history(back('C-1'), line('R-1'), line('older')),
        'nothing was to go back': history(back('C-1', 0), line('R-1', { amount: 0 })),
        'the return of another renewal': history(line('R-1'), weekBefore(back('C-0')), weekBefore(line('R-0'))),
        'no answer': lost('GET /accounthistory'),
      },
    },
    background: ['readStoreAddress'],
    params: [{ brand: 'TitleMax', loanId: 'renewed' }],
    sees: ({ context: { brand, loan, offer: offered, cardHolder, reason, sent, receipt, isCancelled, failure } }) => [
      brand,
      loan !== null,
      offered !== null,
      cardHolder,
      reason,
      sent !== null,
      receipt?.amountReturned,
      isCancelled,
      failure?.kind,
      failure?.status,
    ],
    outcomes: ['cancelRenewalLeft'],
  }),
);
