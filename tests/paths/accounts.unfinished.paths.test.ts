import { describe, expect, test } from 'vitest';
import { atStart } from '../../machines/accounts/accounts.place.ts';
import type { AccountsContext } from '../../machines/accounts/accounts.types.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { unfinishedOf } from '../../machines/accounts/unfinished.view.ts';
import { payment } from '../../machines/kit/places.ts';
import { cashLoan } from '../../machines/paths/people/dot.ts';
import { unsignedLoan } from '../../machines/paths/people/kim.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann, settings } from '../../machines/paths/people/people.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import { accountsWalk } from '../../machines/paths/walks/accounts.walks.ts';

const walk = accountsWalk();

describe('a payment that Ann began on another device', () => {
  const atHome = ['Ann signs in', 'readClock: it is the 21st'] as const;
  const home = (...begun: string[]) => follow(walk, ...atHome, ...begun, 'getAllAccounts: her loans');
  test('is offered at Home with its loan, and goes on at its step (CONF-008)', () => {
    const at = home('readUnfinished: a payment and a draw were begun');
    const [first] = accountsView(at).unfinished;
    expect(first).toMatchObject({ flow: 'payment', loan: { productName: titleLoan.productName }, whyNot: null });
    const { output } = walk.after(at, { type: 'unfinished.chosen', flow: 'payment' });
    expect(output).toEqual({ kind: 'placeChosen', next: payment('TitleMax', 'title', 'ReviewPayment') });
  });
  test('stands before the draw that she began earlier: that says why it is not taken up, and does not go on (CONF-008)', () => {
    const at = home('readUnfinished: a payment and a draw were begun');
    expect(accountsView(at).unfinished[1]).toMatchObject({ flow: 'draw', whyNot: { of: 'draw', clause: 'isOffered' } });
    expect(at.can({ type: 'unfinished.chosen', flow: 'draw' })).toBe(false);
    expect(at.can({ type: 'unfinished.chosen', flow: 'origination' })).toBe(false);
  });
  test('is not offered without one', () => {
    expect(accountsView(home('readUnfinished: nothing was begun'))).toMatchObject({ busy: false, unfinished: [] });
  });
  test('is asked for again beside the loans when Ann tries again: both may have failed (CONF-008)', () => {
    const failed = follow(walk, ...atHome, 'getAllAccounts: fails', 'readUnfinished: nothing was begun');
    expect(failed.matches({ home: { accounts: 'failed', unfinished: 'settled' } })).toBe(true);
    const again = walk.after(failed, { type: 'retry.chosen' });
    expect(again.matches({ home: { accounts: 'loading', unfinished: 'reading' } })).toBe(true);
  });
  test('is waited for a moment before the loans are shown, so that it does not move them, and a later answer is shown, too (CONF-008)', () => {
    expect(accountsView(home())).toMatchObject({ busy: true, groups: null });
    const late = ['getAllAccounts: her loans', 'after unfinishedPatience (2000 ms)'];
    const without = accountsView(follow(walk, ...atHome, ...late));
    expect(without).toMatchObject({ busy: false, unfinished: [] });
    expect(without.groups).not.toBeNull();
    const later = follow(walk, ...atHome, ...late, 'readUnfinished: a payment and a draw were begun');
    expect(accountsView(later).unfinished).toHaveLength(2);
  });
});

describe('what was begun', () => {
  type Facts = Partial<Pick<AccountsContext, 'loans' | 'brand' | 'bankrupt' | 'person'>>;
  const offered = (left: Omit<Unfinished, 'waits'> & { waits?: boolean }, facts: Facts = {}) =>
    unfinishedOf({
      ...atStart({ person: ann, settings, params: {}, screen: 'Home' }),
      loans: [titleLoan],
      unfinished: [{ waits: false, ...left }],
      ...facts,
    })[0];
  const step = (flow: 'payment' | 'renewal' | 'draw', screen: string, loanId = 'title') => ({
    flow,
    screen,
    params: { brand: 'TitleMax', loanId },
  });
  const whyNot = (of: string, clause: string) => ({ whyNot: { of, clause } });
  test('is not known before the loans are', () => expect(offered(step('payment', 'MakePayment'), { loans: null })).toBeUndefined());
  test('cash is taken up while the lender offers it on this loan; otherwise it says why not', () => {
    const cash = step('draw', 'ConfirmDisbursement', 'cash');
    expect(offered(cash, { loans: [cashLoan] })).toMatchObject({ to: { flow: 'draw', screen: 'ConfirmDisbursement' }, whyNot: null });
    expect(offered(step('draw', 'ConfirmDisbursement'))).toMatchObject(whyNot('draw', 'isOffered'));
    expect(offered(cash, { loans: [{ ...cashLoan, pendingDrawKey: 'D1' }] })).toMatchObject(whyNot('step', 'noDrawIsOpen'));
    expect(offered(cash, { loans: [cashLoan], bankrupt: true })).toMatchObject(whyNot('step', 'noBankruptcy'));
  });
  test('a renewal goes on at the step of its payment, and not in a bankruptcy, where a payment still does', () => {
    const renewal = step('renewal', 'ReviewPayment');
    expect(offered(renewal)).toMatchObject({ flow: 'renewal', to: { flow: 'payment', screen: 'ReviewPayment' }, whyNot: null });
    expect(offered(renewal, { bankrupt: true })).toMatchObject(whyNot('step', 'noBankruptcy'));
    expect(offered(step('payment', 'ReviewPayment'), { bankrupt: true })).toMatchObject({ whyNot: null });
  });
  test('a loan that is not listed any more, or paid off, says so', () => {
    expect(offered(step('payment', 'MakePayment', 'other'))).toMatchObject(whyNot('step', 'loanIsListed'));
    const paidOff = { ...titleLoan, paidOff: true, loanStatusId: LOAN_STATUS.PaidOff };
    expect(offered(step('payment', 'MakePayment'), { loans: [paidOff] })).toMatchObject(whyNot('payment', 'loanIsActive'));
  });
  test('everything waits while the outcome of something sent is unknown', () => {
    expect(offered({ ...step('payment', 'MakePayment'), waits: true })).toMatchObject(whyNot('step', 'outcomeIsKnown'));
  });
  test('the Dashboard of another brand, which has not loaded the loan, leads there while its brand is open', () => {
    const elsewhere = { loans: [], brand: 'InstaLoan' } as const;
    const begun = step('payment', 'ReviewPayment');
    expect(offered(begun, elsewhere)).toMatchObject({ loan: null, brand: 'TitleMax', to: { screen: 'ReviewPayment' }, whyNot: null });
    const closed = { ...elsewhere, person: { ...ann, availableProviders: ['InstaLoan'] } } satisfies Facts;
    expect(offered(begun, closed)).toMatchObject(whyNot('payment', 'brandIsOpen'));
    expect(offered(begun, { loans: [], brand: 'TitleMax' })).toMatchObject(whyNot('step', 'loanIsListed'));
  });
  test('a loan has its own brand, whatever the address said; a brand that does not exist is ignored without a loan', () => {
    expect(offered({ ...step('payment', 'MakePayment'), params: { brand: 'InstaLoan', loanId: 'title' } })?.to.params['brand']).toBe(
      'TitleMax',
    );
    expect(offered({ ...step('payment', 'MakePayment'), params: { brand: 'Nobody', loanId: 'no' } })).toBeUndefined();
  });
  test('a new loan goes on at its application, which is in no list; once it is made, its card leads to its signature (PROD-014)', () => {
    const begun = {
      flow: 'origination' as const,
      screen: 'OriginationChooseMethod',
      params: { brand: 'TitleMax', applicationId: 'application-1' },
    };
    expect(offered(begun)).toMatchObject({
      to: { flow: 'origination', screen: 'OriginationAmount', params: { applicationId: 'application-1' } },
      whyNot: null,
    });
    expect(offered({ ...begun, waits: true })).toMatchObject(whyNot('step', 'outcomeIsKnown'));
    expect(offered({ ...begun, params: { applicationId: 'application-1' } })).toBeUndefined();
    expect(offered(begun, { loans: [unsignedLoan] })).toBeUndefined();
  });
  test('a step that this portal does not have is the first one', () =>
    expect(offered(step('payment', 'Login'))?.to.screen).toBe('MakePayment'));
});
