// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { ManageAccount } from '../../ui/screens/accounts/ManageAccount.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { historyOf, titleLoan } from '../../machines/paths/people/loans.ts';
import { readAgreement, receipt, signedPaper, uploaded, visitAtStore } from '../../machines/paths/walks/timeline.walks.ts';
import { details, manage, timelineOf } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

/** The events sent to the chart. */
const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

/** A line of each kind. */
const everyKind = timelineOf({
  entries: [
    ...historyOf(1),
    ...historyOf(1).map((entry) => ({
      ...entry,
      id: 'R',
      kind: 'refinance' as const,
      cancelled: true,
      confirmationNumber: '',
      method: 'Returned to Visa',
    })),
    ...historyOf(1).map((entry) => ({ ...entry, id: 'D', kind: 'draw' as const, confirmationNumber: '', method: '' })),
  ],
  documents: [readAgreement, signedPaper, receipt],
  uploads: [uploaded],
  appointments: [visitAtStore],
});

test('the timeline has a line for each thing that happened, newest first, and the way to what can be opened (ROUTE-058)', () => {
  const { container, button } = stage(<AccountDetails view={details({ timeline: everyKind })} send={send} />);
  const lines = [...container.querySelectorAll('[role="listitem"]')].map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^AppointmentNov 27, 2026, 8:30\sAM MST at El Paso · Ocotillo StreetSee the appointment$/),
    'Document openedNov 20Loan agreement',
    'File sent to usNov 18proof-of-income-1.jpg',
    'Payment$10.00Oct 27Balance after: $1,832.10Visa •••• 4242No. CN-0Receipt',
    'Renewal canceled$10.00Oct 27Balance after: $1,832.10Returned to Visa',
    'Cash advance$10.00Oct 27Balance after: $1,832.10',
    'Document signedMar 2Loan agreement, signed',
  ]);
  press(button('Receipt'));
  expect(sent.at(-1)).toEqual({ type: 'documents.chosen', monthly: false, documentId: 'receipt-CN-0' });
  press(button('See the appointment'));
  expect(sent.at(-1)).toEqual({ type: 'appointment.chosen' });
});

test('the lines are in parts of 200, so that the browser has few of them to watch while 5,000 are scrolled', () => {
  const { container } = stage(
    <AccountDetails view={details({ timeline: timelineOf({ entries: historyOf(450), limit: 440 }) })} send={send} />,
  );
  expect([...container.querySelectorAll('.history-part')].map((part) => part.querySelectorAll('[role="listitem"]').length)).toEqual([
    200, 200, 40,
  ]);
});

test('a part of the timeline that failed is named and retried alone; the other lines stay', () => {
  const timeline = timelineOf({ entries: historyOf(3), documents: null }, { documents: 'failed' });
  const { text, container, button } = stage(<AccountDetails view={details({ timeline })} send={send} />);
  expect(text()).toContain('We couldn’t get the documents of this account.');
  expect(text()).toContain('The rest of the history is up to date.');
  expect(container.querySelectorAll('[role="listitem"]')).toHaveLength(3);
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'timeline.retried', source: 'documents' });
});

test('without the history, all that is missing is named, and nothing says that nothing happened', () => {
  const timeline = timelineOf({ entries: null, uploads: null }, { history: 'failed', uploads: 'failed' });
  const { text } = stage(<AccountDetails view={details({ timeline })} send={send} />);
  expect(text()).toContain('We couldn’t get the history of this account.');
  expect(text()).toContain('We couldn’t get the files that you sent us.');
  expect(text()).not.toContain('Nothing has happened');
});

test('the payoff amount has the day until which it holds, where the service says one (RULE-014)', () => {
  const known = stage(<AccountDetails view={details({ payoffUntil: '2026-11-23' })} send={send} />);
  expect(known.text()).toContain('Payoff amount$1,832.10This amount holds through Nov 23.');
  const unknown = stage(<AccountDetails view={details()} send={send} />);
  expect(unknown.text()).toContain('Payoff amount today$1,832.10');
});

test('AccountDetails says what the customer can do, and why not by the same clauses as the guards', () => {
  const free = stage(<AccountDetails view={details()} send={send} />);
  for (const [name, event] of [
    ['Documents', { type: 'documents.chosen', monthly: false }],
    ['Statements and signed documents', { type: 'documents.chosen', monthly: true }],
    ['Make an appointment', { type: 'appointment.chosen' }],
    ['Store address and hours', { type: 'store.opened' }],
    ['Payment methods', { type: 'cards.chosen' }],
    ['Manage this account', { type: 'manage.chosen' }],
  ] as const) {
    press(free.button(name));
    expect(sent.at(-1)).toEqual(event);
  }
  const before = sent.length;
  const bound = stage(<AccountDetails view={details({ loan: { ...titleLoan, storeId: '' } })} send={send} />);
  press(bound.button('Make an appointment'));
  press(bound.button('Store address and hours'));
  expect(sent.length).toBe(before);
  expect(bound.text()).toContain('This account has no store.');
});

test('documents that the lender asks for are at the top of the account and among its documents; otherwise nothing is said of them (ROUTE-065)', () => {
  for (const screen of [
    <AccountDetails key="details" view={details({ wantsDocuments: true })} send={send} />,
    <ManageAccount key="manage" view={manage({ wantsDocuments: true })} send={send} />,
  ]) {
    const { text, button } = stage(screen);
    expect(text()).toContain('Documents we need from you');
    press(button('Upload documents'));
    expect(sent.at(-1)).toEqual({ type: 'upload.chosen' });
  }
  expect(stage(<AccountDetails view={details()} send={send} />).text()).not.toContain('Documents we need from you');
  expect(stage(<ManageAccount view={manage()} send={send} />).text()).not.toContain('Documents we need from you');
});

test('ROUTE-063: ManageAccount groups payments, autopay, documents and the appointment of the account', () => {
  const { container, text, button } = stage(
    <ManageAccount view={manage({ timeline: everyKind, payoffUntil: '2026-11-23' })} send={send} />,
  );
  expect(container.querySelector('main')?.dataset['screen']).toBe('ManageAccount');
  expect([...container.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Payments',
    'Autopay',
    'Documents',
    'At the store',
  ]);
  expect(text()).toContain('Payoff amount: $1,832.10. This amount holds through Monday, Nov 23.');
  expect(text()).toContain('Autopay is off. Payments are taken only when you make them.');
  expect(text()).toMatch(/Your next appointment: Nov 27, 2026, 8:30\sAM MST at El Paso · Ocotillo Street/);
  for (const [name, event] of [
    ['Make a payment', { type: 'payment.chosen', loanId: 'title' }],
    ['Documents', { type: 'documents.chosen', monthly: false }],
    ['See the appointment', { type: 'appointment.chosen' }],
    ['See the account and its history', { type: 'details.chosen' }],
  ] as const) {
    press(button(name));
    expect(sent.at(-1)).toEqual(event);
  }
});

test('ROUTE-063: where autopay cannot be turned on, ManageAccount says why', () => {
  const autopayOf = (loan: Partial<typeof titleLoan>) => {
    const { container } = stage(<ManageAccount view={manage({ loan: { ...titleLoan, ...loan } })} send={send} />);
    return [...container.querySelectorAll('section')].find((section) => section.textContent.startsWith('Autopay'))?.textContent;
  };
  expect(autopayOf({ payable: false })).toContain('We need a Social Security number on file before you can pay this loan here.');
  expect(autopayOf({ loanStatusId: LOAN_STATUS.OutForRepo })).toContain('Autopay isn’t offered for this account right now.');
});

test('ROUTE-063: with autopay, ManageAccount and AccountDetails say what pays, and lead to it', () => {
  const loan = { ...titleLoan, autoPay: { enrolled: true, cardType: 'visa', displayNumber: '•••• •••• •••• 4242' } };
  const managed = stage(<ManageAccount view={manage({ loan })} send={send} />);
  expect(managed.text()).toContain('Autopay is on, with Visa ending in 4242.');
  press(managed.button('Change or turn off autopay'));
  expect(sent.at(-1)).toEqual({ type: 'autoPay.chosen' });
  expect(stage(<AccountDetails view={details({ loan })} send={send} />).text()).toContain('AutopayOn, with Visa ending in 4242');
});

test('autopay with a method of another kind is named in the words of the service', () => {
  const loan = { ...titleLoan, autoPay: { enrolled: true, cardType: 'Prepaid', displayNumber: '•••• 0042' } };
  expect(stage(<AccountDetails view={details({ loan })} send={send} />).text()).toContain('AutopayOn, with Prepaid •••• 0042');
});

test('ManageAccount of a vehicle in repossession says to call before a payment, as AccountDetails does', () => {
  const loan = { ...titleLoan, loanStatusId: LOAN_STATUS.OutForRepo };
  const managed = stage(<ManageAccount view={manage({ loan })} send={send} />);
  expect(managed.text()).toContain('This vehicle is out for repossession.');
  expect(stage(<AccountDetails view={details({ loan })} send={send} />).text()).toContain('This vehicle is out for repossession.');
});

test('where the lender names what reinstates a loan, a payment begins at its vehicle’s page, from every button (OPEN-039)', () => {
  const loan = { ...titleLoan, loanStatusId: LOAN_STATUS.OutForRepo };
  const reinstated = { ...loan, validations: { ...loan.validations, isOfrReinstateAmount: true } };
  expect(details({ loan: reinstated }).account?.toPay).toMatchObject({ flow: 'ofr', screen: 'OfrVehicleRecovery' });
  for (const other of [loan, { ...reinstated, loanStatusId: LOAN_STATUS.Open }])
    expect(details({ loan: other }).account?.toPay).toMatchObject({ flow: 'payment', screen: 'MakePayment' });
});

test('ManageAccount says why a paid-off account takes no payment and no appointment', () => {
  const loan = { ...titleLoan, paidOff: true, paidOffDate: '2025-02-03', loanStatusId: LOAN_STATUS.PaidOff };
  const { text, button } = stage(<ManageAccount view={manage({ loan })} send={send} />);
  expect(text()).toContain('There is nothing left to pay on this account.');
  expect(text()).toContain('This account is paid off, so it doesn’t need an appointment.');
  expect(text()).toContain('This account is paid off, so autopay has nothing to take.');
  const before = sent.length;
  press(button('Make a payment'));
  press(button('Make an appointment'));
  expect(sent.length).toBe(before);
});
