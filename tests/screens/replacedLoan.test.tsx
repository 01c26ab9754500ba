// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { AccountStatusBlocked } from '../../ui/screens/accounts/AccountStatusBlocked.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { press, stage } from '../ui/stage.tsx';
import { at, dashboard } from './accountViews.ts';

const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

const next = loanLike({ loanId: 'next' });
const renewed = loanLike({
  loanId: 'old',
  loanStatusId: LOAN_STATUS.Refinance,
  paidOff: true,
  paidOffDate: '2026-11-20',
  payoffAmount: 0,
  replacedBy: 'next',
});
const blockedWith = (loans: (typeof next)[]) =>
  accountsView(accountsMachine.resolveState({ value: 'blocked', context: at({ loans, loanId: 'old', brand: 'TitleMax' }) }));

test('a loan that was renewed says that a new one has replaced it, and leads there; nothing is wrong with it, and nobody has to call (ROUTE-064)', () => {
  const { text, button } = stage(<AccountStatusBlocked view={blockedWith([renewed, next])} send={send} />);
  expect(text()).toContain('This loan was replaced');
  expect(text()).toContain('You will find the new loan among your accounts.');
  expect(text()).not.toMatch(/cannot be used|call us/);
  press(button('See the new loan'));
  expect(sent.at(-1)).toEqual({ type: 'account.opened', loanId: 'next' });
});

test('a new loan that is not among the customer’s accounts is not linked', () =>
  expect(stage(<AccountStatusBlocked view={blockedWith([renewed])} send={send} />).text()).not.toContain('See the new loan'));

test('the Dashboard does not call a loan that was renewed paid off', () => {
  const { text } = stage(<Dashboard view={dashboard({ loans: [renewed, next], showAll: true })} send={send} />);
  expect(text()).toContain('Replaced by a new loan on Friday, Nov 20');
  expect(text()).not.toContain('Paid off on');
});

describe('the loan of a refinance that was cancelled', () => {
  const cancelled = { ...renewed, loanId: 'new', loanStatusId: LOAN_STATUS.Rescinded };
  const lines = (loans: (typeof next)[]) => stage(<Dashboard view={dashboard({ loans, showAll: true })} send={send} />).text();

  test('says so on the Dashboard, as on its own page; it is not called paid off', () => {
    expect(lines([cancelled, next])).toContain('This loan has been canceled. Nothing is due on it.');
    expect(lines([cancelled, next])).not.toContain('Paid off');
  });
  test('says so in a long list', () => {
    const many = Array.from({ length: 12 }, (_, index) => loanLike({ loanId: `loan ${index}` }));
    expect(lines([cancelled, ...many])).toContain('Loan canceled');
    expect(lines([cancelled, ...many])).not.toContain('Paid off');
  });
});

const spoken = { locale: 'es', messages: spanish };

test('in Spanish', () => {
  expect(stage(<AccountStatusBlocked view={blockedWith([renewed, next])} send={send} />, spoken).text()).toContain('Ver el préstamo nuevo');
});
