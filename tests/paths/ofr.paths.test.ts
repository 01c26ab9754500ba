import { expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { ofrWalk } from '../../machines/paths/walks/ofr.walks.ts';
import { mayPay, outcome, paymentInput } from '../../machines/ofr/ofr.rules.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { ofrView } from '../../machines/ofr/ofr.view.ts';

const walk = ofrWalk();
const SOUGHT = 'Rex looks after the vehicle that is being recovered';
const TAKEN = 'Rex looks after the vehicle that was taken';
const at = (start: string, ...labels: string[]) => follow(walk, start, ...labels);
const sees = (start: string, ...labels: string[]) => ofrView(at(start, ...labels));
const IS_SOUGHT = ['getAccounts: his loans', 'getDetail: out for repossession', 'getInfo: an amount reinstates it'];
const IS_TAKEN = ['getAccounts: his loans', 'getDetail: repossessed', 'getInfo: no amount'];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const { loan, info } = snapshot.context;
    return { snapshot, loan, info };
  },
);
always('shows the screen of the loan, whatever the address says (ofr-5)', ({ snapshot, loan }) => {
  const { screen, phase } = ofrView(snapshot);
  const own = loan?.loanStatusId === LOAN_STATUS.Repossessed ? 'OfrVehicleRepossessed' : 'OfrVehicleRecovery';
  expect(phase === 'shown' ? [screen, screenOf(snapshot)] : [own, own]).toEqual([own, own]);
});
always('never shows the figures of another loan', ({ snapshot, loan }) =>
  expect(loan?.loanId ?? snapshot.context.loanId).toBe(snapshot.context.loanId),
);
always('shows the ways to pay that it has, and no other', ({ snapshot }) => {
  const { phase, busy, mayPay, reinstateAmount } = ofrView(snapshot);
  if (phase !== 'shown' || busy) return;
  expect([snapshot.can({ type: 'payment.chosen' }), snapshot.can({ type: 'reinstatement.chosen' })]).toEqual([
    mayPay,
    reinstateAmount !== null,
  ]);
});
always('tells the store once (CALL-059)', ({ snapshot, info }) =>
  expect(snapshot.can({ type: 'vehicle.asked' }) && info?.requestedAt !== undefined).toBe(false),
);
always('has no amount to pay for a repossessed loan that only the store can reinstate (ROUTE-067)', ({ snapshot, loan, info }) => {
  const pays = snapshot.can({ type: 'reinstatement.chosen' }) || snapshot.can({ type: 'payment.chosen' });
  expect(
    pays &&
      loan?.loanStatusId === LOAN_STATUS.Repossessed &&
      !(loan.validations.isOfrReinstateAmount && info?.reinstateAmount !== undefined),
  ).toBe(false);
});

test('a loan out for repossession shows what reinstates it, what is past due, and who looks for the vehicle (ROUTE-066, CALL-058)', () =>
  expect(sees(SOUGHT, ...IS_SOUGHT)).toMatchObject({
    screen: 'OfrVehicleRecovery',
    phase: 'shown',
    reinstateAmount: 65_000,
    pastDue: 93_000,
    place: 'Lot 7, Austin',
    phone: '5125550150',
    mayPay: true,
    requestedAt: '',
  }));

test('a repossessed loan without an amount shows where the vehicle is, and no way to pay (ROUTE-067, OPEN-039)', () =>
  expect(sees(TAKEN, ...IS_TAKEN)).toMatchObject({
    screen: 'OfrVehicleRepossessed',
    reinstateAmount: null,
    place: 'Lot 7, Austin',
    mayPay: false,
  }));

test('an address with the wrong one of the two screens shows the right one', () =>
  expect(sees(SOUGHT, 'getAccounts: his loans', 'getDetail: repossessed', 'getInfo: no amount').screen).toBe('OfrVehicleRepossessed'));

test('what reinstates the loan is paid at once; another amount is still to be chosen, beside it', () => {
  const reinstates = at(SOUGHT, ...IS_SOUGHT, 'pays what reinstates the loan');
  expect(paymentInput(reinstates)).toMatchObject({ lenderAmount: { type: 'ofrReinstate', cents: 65_000 }, isChosen: true });
  expect(outcome(reinstates.context).next).toMatchObject({ flow: 'payment', screen: 'SelectPaymentMethod', params: { loanId: 'title' } });
  const pays = at(SOUGHT, ...IS_SOUGHT, 'pays another amount');
  expect(paymentInput(pays)).toMatchObject({ lenderAmount: { cents: 65_000 }, isChosen: false });
  expect(outcome(pays.context).next).toMatchObject({ flow: 'payment', screen: 'MakePayment' });
});

test('without an amount of the lender’s the payment of a sought vehicle is like every other: no draft is begun', () => {
  const left = at(SOUGHT, ...IS_SOUGHT.slice(0, 2), 'getInfo: no amount', 'pays another amount');
  expect(left.output).toMatchObject({ kind: 'placeChosen', next: { flow: 'payment', screen: 'MakePayment' } });
});

test('a message whose answer is lost can be sent again, and Rex reads that it failed', () => {
  const unsure = at(SOUGHT, ...IS_SOUGHT, 'asks for his vehicle', 'askForVehicle: no answer');
  expect(ofrView(unsure)).toMatchObject({ phase: 'shown', requestedAt: '', failure: { kind: 'unknown' } });
  expect(unsure.can({ type: 'vehicle.asked' })).toBe(true);
});

test('a loan that is open again leads to its account', () => {
  const open = at(SOUGHT, 'getAccounts: his loans', 'getDetail: open again');
  expect(open.output).toMatchObject({ next: { screen: 'AccountDetails', params: { loanId: 'title' } } });
});

test('an address without a brand leads Home', () => {
  const gone = at('Rex opens an address without a brand', 'getAccounts: his loans', 'goes back');
  expect(gone.output).toMatchObject({ next: { screen: 'Home' } });
  expect(mayPay(gone.context)).toBe(false);
});
