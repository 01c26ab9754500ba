// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { Home } from '../../ui/screens/accounts/Home.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { details, home } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

/** Rex's car: repossessed, 104 days late, and only the store can take a payment. */
const taken = loanLike({
  loanId: 'taken',
  loanStatusId: LOAN_STATUS.Repossessed,
  daysLate: 104,
  pastDueAmount: 180_000,
  dueDate: '2026-08-10',
});
const sought = loanLike({
  loanId: 'sought',
  loanStatusId: LOAN_STATUS.OutForRepo,
  daysLate: 40,
  pastDueAmount: 93_000,
  dueDate: '2026-10-13',
});

test('ROUTE-066, ROUTE-067: a loan card shows the status first, and a call before a payment', () => {
  const { text, container, find, button } = stage(<Home view={home({ loans: [taken, sought] })} send={send} />);
  expect(text()).toContain('This vehicle has been repossessed.');
  expect(text()).toContain('This vehicle is out for repossession.Call us before you pay: (512) 555-0150');
  expect(find('a.button-primary', HTMLAnchorElement).href).toBe('tel:+15125550150'); // up to 60 days late the store's (OPEN-034)
  press(button('See who to call')); // later customer service's, which the list does not have
  expect(sent.at(-1)).toEqual({ type: 'account.opened', loanId: 'taken' });
  expect([...container.querySelectorAll('button.button-primary')].map((each) => each.textContent)).toEqual(['See who to call']);
  expect([...container.querySelectorAll('button')].filter((each) => each.textContent === 'Make a payment')).toHaveLength(1);
});

test('ROUTE-067: the account of a repossessed vehicle offers the call and no payment', () => {
  const contacts = {
    InstaLoan: { phone: '5125550101', hours: '' },
    TLXe: { phone: '5125550102', hours: 'Monday to Friday' },
    NLS: { phone: '5125550103', hours: '' },
  };
  const { text, find } = stage(<AccountDetails view={details({ loan: taken, loans: [taken], loanId: 'taken', contacts })} send={send} />);
  expect(text()).toContain('This vehicle has been repossessed.Call us before you pay: (512) 555-0102');
  expect(find('a.button-primary', HTMLAnchorElement).href).toBe('tel:+15125550102');
  expect(text()).toContain('Only your store can take a payment for this loan.');
  expect(text()).not.toContain('Next payment');
  expect(text()).not.toContain('Make a payment');
});

test('PROD-008: Bo, two payments behind, sees the past due amount first, then the next payment with its date, and both together last', () => {
  const behind = loanLike({
    loanId: 'title',
    daysLate: 35,
    pastDueAmount: 55_000,
    minimumAmountDue: 82_500,
    dueDate: '2026-10-18',
    nextDueDate: '2026-12-17',
  });
  const words =
    'Past due$550.00Pay this to catch up. Late since Sunday, Oct 1835 days lateNext payment: $275.00, due Thursday, Dec 17. Both together: $825.00';
  expect(stage(<Home view={home({ loans: [behind] })} send={send} />).text()).toContain(words);
  expect(stage(<AccountDetails view={details({ loan: behind })} send={send} />).text()).toContain(words);
  const undated = stage(<Home view={home({ loans: [{ ...behind, nextDueDate: undefined }] })} send={send} />);
  expect(undated.text()).toContain('Next payment: $275.00. Both together: $825.00');
});
