import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { cancelAsk, outcome, receiptIn } from '../../machines/cancelRenewal/cancelRenewal.rules.ts';
import { cancelRenewalView, type CancelRenewalView } from '../../machines/cancelRenewal/cancelRenewal.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { cancelRenewalWalk } from '../../machines/paths/walks/cancelRenewal.walks.ts';

const walk = cancelRenewalWalk();
const START = 'Ann wants to cancel the renewal of her title loan';
const LOADS = ['getAccounts: her loans', 'readDraft: nothing'];
const OFFERED = [...LOADS, 'getDetail: it can be cancelled', 'listCards: the Visa'];
const SENT = [...OFFERED, 'says that she changed her mind', 'cancels', 'writeDraft: it is written'];
const LOST = [...SENT, 'cancel: no answer'];
const at = (...labels: string[]) => follow(walk, START, ...labels);
function asks(...labels: string[]): CancelRenewalView {
  const view = cancelRenewalView(at(...labels));
  if (view.screen !== 'CancelRenewal') throw new Error(`${view.screen} is shown`);
  return view;
}

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const { sent, offer, receipt, isCancelled } = snapshot.context;
    const leaves = (type: 'flow.left') => snapshot.can({ type });
    return { snapshot, sent, offer, receipt, isCancelled, leaves };
  },
);
always('is not left while the request is out', ({ snapshot, leaves }) =>
  expect(snapshot.hasTag('bound') && leaves('flow.left')).toBe(false),
);
always('sends nothing that was not offered and written down first', ({ snapshot, sent, offer }) =>
  expect(snapshot.matches({ screen: 'cancelling' }) && (offer === null || sent?.confirmationNumber !== offer.confirmationNumber)).toBe(
    false,
  ),
);
always('is sent by one press only (FLOW-REFI-11)', ({ snapshot }) => {
  const pressed = walk.after(snapshot, { type: 'cancel.confirmed' });
  expect(pressed.matches({ screen: 'noting' })).toBe(snapshot.matches({ screen: 'choosing' }) || snapshot.matches({ screen: 'noting' }));
});
always('shows a result only with money that came back (FLOW-REFI-09)', ({ snapshot, receipt, isCancelled }) =>
  expect(snapshot.matches('confirmed') && !(isCancelled && (receipt?.amountReturned ?? 0) > 0)).toBe(false),
);
always('never says that it is cancelled while the lender does not', ({ snapshot, isCancelled }) => {
  const view = cancelRenewalView(snapshot);
  const says = view.screen === 'ConfirmPayment' || view.state === 'cancelled';
  expect(says && !isCancelled).toBe(false);
});

test('nothing is chosen before Ann chooses it, and the reason is not needed (ROUTE-076)', () => {
  expect(asks(...OFFERED)).toMatchObject({ state: 'choosing', reason: null, isNotDone: false, isSending: false });
  expect(at(...OFFERED, 'cancels').context.sent).toMatchObject({ reason: null });
});

test('what is sent is the renewal that the lender offers, with the card that paid and one address (CALL-050, CONF-020)', () => {
  const { newLoanHeaderId, confirmationData } = cancelAsk(at(...SENT));
  expect(newLoanHeaderId).toBe('10443-22999-1');
  expect(confirmationData).toMatchObject({
    profileId: 'profile-ann',
    customerId: 'C-ann',
    email: 'ann@example.com',
    cardHolderName: 'Ann Ash',
    cardNumber: '4242',
    cardType: 'Visa',
    loanId: 'earlier',
    amountPaid: '345.00',
    customerFirstName: 'Ann',
    storePhoneNumber: '5125550150',
    productBrand: 'TitleMax',
    collateralYear: '2019',
    collateralMake: 'Toyota',
    collateralModel: 'Camry',
    confirmationNumber: 'R-1',
    loanSigned: true,
  });
  expect(confirmationData).not.toHaveProperty('phoneNumber');
  const sam = at(...SENT);
  const byPhone = { ...sam.context, person: { ...sam.context.person, email: '' } };
  expect(cancelAsk({ context: byPhone }).confirmationData).toMatchObject({ phoneNumber: '5125550101' });
});

test('a card that is no longer saved has no known holder', () =>
  expect(cancelAsk(at(...OFFERED.slice(0, -1), 'listCards: no answer', 'cancels')).confirmationData.cardHolderName).toBe(''));

test('a cancelled renewal is a receipt with its reason, and leads to the loan that is open again (ROUTE-077, FLOW-REFI-09)', () => {
  const done = at(...SENT, 'cancel: it is cancelled');
  expect(cancelRenewalView(done)).toMatchObject({
    screen: 'ConfirmPayment',
    isCancelledRefi: true,
    cancelReason: 'changedMind',
    confirmationNumber: 'C-1',
    amountReturned: 34_500,
    method: 'Visa •••• 4242',
    earlierId: 'earlier',
  });
  expect(outcome(done.context)).toMatchObject({ next: { screen: 'AccountDetails', params: { loanId: 'earlier' } }, noReceipt: false });
});

test('without money to return there is no receipt: the Dashboard says that it is cancelled (FLOW-REFI-10)', () => {
  const done = at(...SENT, 'cancel: nothing comes back');
  expect(done.output).toMatchObject({ kind: 'cancelRenewalLeft', next: { screen: 'Dashboard' }, noReceipt: true });
});

describe('when the answer is lost, the loan says what is true', () => {
  test('it is cancelled: the history of the earlier loan has the receipt', () => {
    const done = at(...LOST, 'checkDetail: it is cancelled', 'getHistory: the money went back');
    expect(cancelRenewalView(done)).toMatchObject({ screen: 'ConfirmPayment', confirmationNumber: 'C-1', amountReturned: 34_500 });
  });
  test.each([
    ['before', ['C-1', 'R-1']],
    ['after', ['R-1', 'C-1']],
  ])('the return is of the same moment as the payment, and its line is %s it: it is the receipt', (_, numbers) => {
    const same = { at: '2026-11-23T15:00:00.000Z', kind: 'refinance' as const, byOther: false, amount: 34_500, balance: 0, method: 'Visa' };
    const entries = numbers.map((number) => ({ ...same, id: number, confirmationNumber: number, cancelled: number === 'C-1' }));
    expect(receiptIn(at(...LOST).context, { entries, older: 0 })?.confirmationNumber).toBe('C-1');
  });
  test('it is cancelled, and the history has the return of another renewal only: no receipt is made up', () => {
    const view = asks(...LOST, 'checkDetail: it is cancelled', 'getHistory: the return of another renewal');
    expect(view).toMatchObject({ state: 'cancelled', earlierId: 'earlier' });
  });
  test('the renewal still stands: the page says so, and the request can be sent again', () =>
    expect(asks(...LOST, 'checkDetail: it can be cancelled')).toMatchObject({ state: 'choosing', isNotDone: true }));
  test('the loan is not answered either: nobody knows, and Ann can check again', () => {
    expect(asks(...LOST, 'checkDetail: no answer')).toMatchObject({ state: 'unsure', isNotDone: false });
    expect(at(...LOST, 'checkDetail: no answer', 'tries again').matches({ screen: 'checking' })).toBe(true);
  });
});

test('a refusal is shown in the lender’s words, and the renewal stands', () => {
  const busy = asks(...SENT, 'cancel: something is on its way', 'checkDetail: it can no longer be cancelled');
  expect(busy).toMatchObject({ state: 'notOffered', failure: { status: 409 } });
  const late = asks(...SENT, 'cancel: it is too late', 'checkDetail: it can no longer be cancelled');
  expect(late.failure?.texts).toEqual(['This refinance can no longer be cancelled online. Please call (512) 555-0151.']);
  const again = asks(...SENT, 'cancel: it is too late', 'checkDetail: no answer');
  expect(again).toMatchObject({ state: 'choosing', isNotDone: false, failure: { kind: 'refused' } });
});

describe('after a reload', () => {
  const reloaded = (...labels: string[]) => ['getAccounts: her loans', 'readDraft: she has sent it', ...labels];
  test('the result of the request that was sent is found', () =>
    expect(cancelRenewalView(at(...reloaded('getDetail: it is cancelled', 'getHistory: the money went back')))).toMatchObject({
      screen: 'ConfirmPayment',
      cancelReason: 'changedMind',
      method: 'Visa •••• 4242',
    }));
  test('a request that has not arrived is not taken for done', () =>
    expect(asks(...reloaded('getDetail: it can be cancelled', 'listCards: the Visa'))).toMatchObject({
      state: 'choosing',
      isNotDone: true,
    }));
  test('a renewal that was cancelled elsewhere is cancelled, without a receipt', () => {
    const view = asks(...LOADS, 'getDetail: it is cancelled');
    expect(view).toMatchObject({ state: 'cancelled', earlierId: '' });
    const { context } = at(...LOADS, 'getDetail: it is cancelled');
    expect(outcome(context).next.screen).toBe('Dashboard');
  });
  test('the draft of another loan is not used', () =>
    expect(at('getAccounts: her loans', 'readDraft: another loan').context.sent).toBeNull());
});

test('an answer about another loan offers nothing', () =>
  expect(asks(...LOADS, 'getDetail: another loan')).toMatchObject({ state: 'notOffered', offer: null }));
