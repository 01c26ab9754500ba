// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { unsignedLoan } from '../../machines/paths/people/kim.ts';
import { historyOf, loanLike, titleLoan } from '../../machines/paths/people/loans.ts';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { Home } from '../../ui/screens/accounts/Home.tsx';
import { bankrupt, dashboard, details, home, late, paidOff, timelineOf } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

const later = loanLike({ loanId: 'later', dueDate: '2026-12-09', minimumAmountDue: 9_900 });
const tomorrow = loanLike({ loanId: 'tomorrow', dueDate: '2026-11-23' });
const taken = loanLike({ loanId: 'taken', loanStatusId: LOAN_STATUS.Repossessed, daysLate: 104, pastDueAmount: 180_000 });

describe('above the list stands how the customer stands, in one sentence and one amount (PROD-008)', () => {
  test.each<[string, readonly Loan[], string]>([
    ['the next payment of two loans', [titleLoan, later], 'You’re up to date.$214.55Next payment: due Friday, Nov 27'],
    ['two payments on one day', [titleLoan, loanLike({ loanId: 'same' })], 'You’re up to date.$429.10Next for 2 loans: due Friday, Nov 27'],
    ['a payment due tomorrow', [titleLoan, tomorrow], 'You have a payment due tomorrow.$214.55Next payment: due Monday, Nov 23'],
    ['what is past due, and not what is due next', [titleLoan, late], '1 of your loans is past due.$312.00Pay this to catch up.'],
    ['a late loan that is the only open one: its card has the amount', [late, paidOff], 'Your payment is past due.'],
    ['an only loan: its card has the amount', [titleLoan, bankrupt, unsignedLoan, paidOff], 'You’re up to date.'],
    ['a vehicle in repossession comes first, without an amount', [taken, late], 'Call us about your vehicle before you pay.'],
  ])('%s', (_, loans, words) => {
    const { container } = stage(<Home view={home({ loans })} send={send} />);
    expect(container.querySelector('.standing')?.textContent).toBe(words);
  });

  test('a vehicle in repossession: the call leads, and the service’s message is a part of it, not a warning of its own', () => {
    const message = 'One of your loans is past due.';
    const { container } = stage(<Dashboard view={dashboard({ loans: [taken], message })} send={send} />);
    expect(container.querySelector('.standing')?.textContent).toBe(`Call us about your vehicle before you pay.${message}`);
    expect(container.querySelectorAll('.page-content > .notice')).toHaveLength(0);
    expect(container.querySelector('.account-item .notice')?.textContent).toContain('This vehicle has been repossessed.');
  });

  test('any other message of the service has a box of its own', () => {
    const { container } = stage(<Dashboard view={dashboard({ loans: [late], message: 'Stores close early.' })} send={send} />);
    expect(container.querySelector('.page-content > .notice')?.textContent).toBe('Stores close early.');
  });

  test('where nothing is due, the cards alone say what there is', () => {
    const { container } = stage(<Home view={home({ loans: [bankrupt, unsignedLoan, paidOff] })} send={send} />);
    expect(container.querySelector('.standing')).toBeNull();
  });
});

test('a card with a blocked status says why', () => {
  const { text } = stage(<Home view={home({ loans: [bankrupt] })} send={send} />);
  expect(text()).toContain('This account is part of a bankruptcy.');
});

test('ROUTE-109: paid-off loans of a brand without any other are there from the start', () => {
  const { text, container } = stage(<Dashboard view={dashboard({ loans: [paidOff] })} send={send} />);
  expect(text()).toContain('Everything is paid off.');
  expect(container.querySelectorAll('svg.drawing[aria-hidden="true"]')).toHaveLength(1);
  expect(text()).toContain('Personal loan');
  expect(container.querySelector('#showAll')).toBeNull();
});

describe('a list of six loans or more', () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    loanLike({ loanId: `L-${n}`, loanHeader: `10443-${n}-01`, daysLate: n === 150 ? 12 : 0 }),
  );
  const lines = (container: HTMLElement) => [...container.querySelectorAll('.account-line')].map(({ textContent }) => textContent);

  test('has a line for each of 200 loans, the late one first and in a part of its own (PROD-004)', () => {
    const { container } = stage(<Dashboard view={dashboard({ loans: many })} send={send} />);
    expect(lines(container)).toHaveLength(200);
    expect(lines(container)[0]).toContain('12 days late');
    expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Past due (1)',
      'Due in the next 7 days (199)',
    ]);
    expect(container.querySelectorAll('article')).toHaveLength(0);
  });

  test('is searched by number, product and vehicle', () => {
    const { container, show, text } = stage(
      <Dashboard view={dashboard({ loans: many, search: ' camry 10443-77-01 TITLE' })} send={send} />,
    );
    expect(lines(container)).toHaveLength(1);
    show(<Dashboard view={dashboard({ loans: many, search: 'Honda' })} send={send} />);
    expect(lines(container)).toHaveLength(0);
    expect(text()).toContain('No account matches “Honda”.');
  });

  test('a line says how a loan has ended, as its card does: nobody has paid off a loan that a new one replaced', () => {
    const ended = (loanId: string, loanStatusId: Loan['loanStatusId']) => ({ ...paidOff, loanId, loanHeader: loanId, loanStatusId });
    const loans = [ended('paid', LOAN_STATUS.PaidOff), ended('settled', LOAN_STATUS.Settled), ended('replaced', LOAN_STATUS.Refinance)];
    const others = [ended('canceled', LOAN_STATUS.Rescinded), ...many.slice(0, 3)];
    const { container } = stage(<Dashboard view={dashboard({ loans: [...loans, ...others], showAll: true })} send={send} />);
    expect(lines(container).filter((line) => line?.startsWith('Personal loan'))).toEqual([
      'Personal loan2019 Toyota Camry · canceledLoan canceled',
      'Personal loan2019 Toyota Camry · paidPaid off',
      'Personal loan2019 Toyota Camry · replacedReplaced by a new loan',
      'Personal loan2019 Toyota Camry · settledSettled',
    ]);
  });

  test('a line leads to its account', () => {
    const { container } = stage(<Dashboard view={dashboard({ loans: many })} send={send} />);
    const line = container.querySelector('.account-line button');
    if (!(line instanceof HTMLButtonElement)) throw new Error('a line is a button where its address is unknown');
    press(line);
    expect(sent.at(-1)).toEqual({ type: 'account.opened', loanId: 'L-150' });
  });

  test('five loans have cards', () => {
    const { container } = stage(<Dashboard view={dashboard({ loans: many.slice(0, 5) })} send={send} />);
    expect(container.querySelectorAll('article')).toHaveLength(5);
    expect(container.querySelector('#search')).toBeNull();
  });
});

describe('the account says what was paid', () => {
  const [payment] = historyOf(1);
  if (!payment) throw new Error('historyOf makes entries');
  const made = { ...payment, id: 'made', kind: 'origination' as const, amount: 250_000, at: '2026-01-05T12:00:00Z' };

  test('the last payment, and how much of the loan is paid off', () => {
    const { text, container } = stage(
      <AccountDetails view={details({ timeline: timelineOf({ entries: [payment, made] }) })} send={send} />,
    );
    expect(text()).toContain('Last payment$10.00 · Oct 27');
    expect(text()).toContain('$667.90 of $2,500.00 paid off');
    expect(container.querySelector('progress')?.getAttribute('aria-label')).toBe('Paid off: $667.90 of $2,500.00');
  });

  test('no progress while older bookings are not known', () => {
    const { container } = stage(
      <AccountDetails view={details({ timeline: timelineOf({ entries: [payment, made], entriesOlder: 3 }) })} send={send} />,
    );
    expect(container.querySelector('progress')).toBeNull();
  });
});
