// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { Home } from '../../ui/screens/accounts/Home.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { cashLoan } from '../../machines/paths/people/dot.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import { dashboard, home } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

/** The events sent to the chart. */
const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

const OF_CASH_LOAN = { params: { brand: 'TitleMax', loanId: cashLoan.loanId }, waits: false };
const PAYMENT: Unfinished = { flow: 'payment', screen: 'MakePayment', ...OF_CASH_LOAN };
const RENEWAL: Unfinished = { flow: 'renewal', screen: 'ReviewPayment', ...OF_CASH_LOAN };
const CASH: Unfinished = { flow: 'draw', screen: 'GetCashAmount', ...OF_CASH_LOAN };
const NEW_LOAN: Unfinished = {
  flow: 'origination',
  screen: 'OriginationAmount',
  params: { brand: 'TitleMax', applicationId: 'application-1' },
  waits: false,
};

/** Home and the Dashboard of somebody who stopped at these steps. */
const screens = (unfinished: readonly Unfinished[], loan = cashLoan) =>
  [Home, Dashboard].map((Screen) => {
    const view = (Screen === Home ? home : dashboard)({ loans: [loan], unfinished });
    return stage(<Screen view={view} send={send} />);
  });

describe('one step that was left', () => {
  test.each([
    [PAYMENT, 'You started a payment and didn’t finish.', 'Continue your payment'],
    [RENEWAL, 'You started to renew a loan and didn’t finish.', 'Continue your renewal'],
    [CASH, 'You started to get cash and didn’t finish.', 'Continue getting cash'],
    [NEW_LOAN, 'You started to take a new loan and didn’t finish.', 'Continue your application'],
  ] as const)('($flow) is named above the list, and goes on with one press (CONF-008)', (step, title, way) => {
    for (const { text, button, container } of screens([step])) {
      expect(text()).toContain(title);
      expect(text().indexOf(title)).toBeLessThan(container.textContent.indexOf('View account'));
      press(button(way));
      expect(sent.at(-1)).toEqual({ type: 'unfinished.chosen', flow: step.flow });
    }
  });

  test('is a refinance where the loan is refinanced (RULE-031)', () => {
    for (const { text, button } of screens([RENEWAL], { ...cashLoan, useRefiTerm: true })) {
      expect(text()).toContain('You started to refinance a loan and didn’t finish.');
      button('Continue your refinance');
    }
  });

  test('of a loan of another brand, which this page has not loaded, has the name of the brand', () => {
    const view = dashboard({ loans: [], brand: 'InstaLoan', unfinished: [PAYMENT] });
    const { text, button } = stage(<Dashboard view={view} send={send} />);
    expect(text()).toContain('You started a payment and didn’t finish.TitleMax');
    button('Continue your payment');
  });
});

describe('several steps that were left', () => {
  test('are a list, in the order in which they come, each with its sentence and its way on (CONF-008)', () => {
    for (const { container, button } of screens([NEW_LOAN, CASH, RENEWAL])) {
      const lines = [...container.querySelectorAll('.unfinished > li')].map(({ textContent }) => textContent);
      expect(lines.map((line) => line.slice(0, 24))).toEqual([
        'You started to take a ne',
        'You started to get cash ',
        'You started to renew a l',
      ]);
      press(button('Continue getting cash'));
      expect(sent.at(-1)).toEqual({ type: 'unfinished.chosen', flow: 'draw' });
      press(button('Continue your renewal'));
      expect(sent.at(-1)).toEqual({ type: 'unfinished.chosen', flow: 'renewal' });
    }
  });

  test.each([
    [{ ...CASH, params: { brand: 'TitleMax', loanId: titleLoan.loanId } }, titleLoan, 'Your lender offers no cash on this loan now.'],
    [CASH, { ...cashLoan, pendingDrawKey: 'D1' }, 'Another cash advance on this loan is not finished yet.'],
    [{ ...CASH, params: { brand: 'TitleMax', loanId: 'gone' } }, cashLoan, 'This loan is no longer in your accounts.'],
    [{ ...CASH, waits: true }, cashLoan, 'First we find out what became of the request you sent.'],
  ] as const)('one that cannot be taken up says why, and does nothing (CONF-008)', (step, loan, why) => {
    for (const { text, button } of screens([NEW_LOAN, step], loan)) {
      expect(text()).toContain(why);
      const way = button('Continue getting cash');
      expect(way.getAttribute('aria-disabled')).toBe('true');
      const before = sent.length;
      press(way);
      expect(sent).toHaveLength(before);
    }
  });

  test('in a bankruptcy the renewal cannot be taken up (CALL-022)', () => {
    const view = dashboard({ loans: [cashLoan], bankrupt: true, unfinished: [RENEWAL] });
    const { button } = stage(<Dashboard view={view} send={send} />);
    expect(button('Continue your renewal').getAttribute('aria-disabled')).toBe('true');
  });

  test('are said in Spanish', () => {
    const view = home({ loans: [cashLoan], unfinished: [RENEWAL, CASH, { ...NEW_LOAN, waits: true }] });
    const { text } = stage(<Home view={view} send={send} />, { locale: 'es', messages: spanish });
    expect(text()).toContain('Continúe donde se quedó');
    expect(text()).toContain('Continuar su renovación');
    expect(text()).toContain('Primero averiguamos qué pasó con la solicitud que envió.');
  });
});
