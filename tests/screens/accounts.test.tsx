// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { atStart } from '../../machines/accounts/accounts.place.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { AccountStatusBlocked } from '../../ui/screens/accounts/AccountStatusBlocked.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { Home } from '../../ui/screens/accounts/Home.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { historyOf, loanLike, titleLoan } from '../../machines/paths/people/loans.ts';
import { ann, settings } from '../../machines/paths/people/people.ts';
import { at, bankrupt, dashboard, details, home, paidOff, timelineOf } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

test('ROUTE-018: Home shows loans of two brands, the late one first with its 35 days', () => {
  const { text, container } = stage(<Home view={home()} send={send} />);
  const titles = [...container.querySelectorAll('article h3')].map((title) => title.textContent);
  expect(titles).toEqual(['Installment loan', 'Title loan', 'Personal loan']);
  expect(text()).toContain('35 days late');
  expect([...container.querySelectorAll('.card-late h3')].map((title) => title.textContent)).toEqual(['Installment loan']);
  expect(text()).toContain('Due in 5 days');
  expect(text()).toContain('Paid off on Monday, Feb 3, 2025');
});

test('a settled loan is not called paid off', () => {
  const { text } = stage(<Home view={home({ loans: [titleLoan, { ...paidOff, loanStatusId: LOAN_STATUS.Settled }] })} send={send} />);
  expect(text()).toContain('Settled on Monday, Feb 3, 2025');
  expect(text()).not.toContain('Paid off');
});

test('a loan whose cash waits at the store says so in the list', () => {
  const words = 'A cash advance on this loan is still open. View the account to see where it stands.';
  const { text, show } = stage(<Home view={home({ loans: [titleLoan] })} send={send} />);
  expect(text()).not.toContain(words);
  show(<Home view={home({ loans: [{ ...titleLoan, pendingDrawKey: 'D1' }] })} send={send} />);
  expect(text()).toContain(words);
});

test('each loan has a payment button with its own name, a paid-off loan has none', () => {
  const { container } = stage(<Home view={home()} send={send} />);
  const names = [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.filter((name) => name.startsWith('Make a payment'))).toEqual([
    'Make a payment: Installment loan, 2019 Toyota Camry',
    'Make a payment: Title loan, 2019 Toyota Camry',
  ]);
});

test('an unavailable brand says so and takes no payment', () => {
  const { text } = stage(<Home view={home({ loans: [titleLoan], person: { ...ann, availableProviders: ['InstaLoan'] } })} send={send} />);
  expect(text()).toContain('Not available right now');
  expect(text()).toContain('This brand isn’t available right now. Please try again later.');
  expect(text()).not.toContain('Make a payment');
});

test('ROUTE-109: the Dashboard shows the paid-off loan only on request', () => {
  const { show, text, field } = stage(<Dashboard view={dashboard()} send={send} />);
  expect(text()).not.toContain('Personal loan');
  press(field('showAll'));
  expect(sent.at(-1)).toEqual({ type: 'showAll.changed', showAll: true });
  show(<Dashboard view={dashboard({ showAll: true })} send={send} />);
  expect(text()).toContain('Personal loan');
});

const pat = { loans: [paidOff], reapply: 'TitleMax' } as const;

test('Pat, whose loans are all paid off, is offered to apply again, on Home and with that brand only', () => {
  for (const screen of [
    <Home key="home" view={home(pat)} send={send} />,
    <Dashboard key="dashboard" view={dashboard(pat)} send={send} />,
  ]) {
    const { find, text } = stage(screen);
    expect(text()).toContain('You can apply for a new loan.');
    const way = find('a[href]', HTMLAnchorElement);
    expect([way.textContent, way.rel, way.target]).toEqual(['Apply for loan', 'noopener noreferrer', '_blank']);
    expect(way.pathname).toBe('/sandbox-pages/tmx/apply');
  }
  const elsewhere = stage(<Dashboard view={dashboard({ ...pat, brand: 'InstaLoan' })} send={send} />);
  expect(elsewhere.text()).not.toContain('You can apply for a new loan.');
});

test('a brand without an application page offers none', () => {
  const { text } = stage(<Home view={home({ ...pat, reapply: 'CheckSmart' })} send={send} />);
  expect(text()).not.toContain('apply');
});

test('with the preference show_paid_off the Dashboard shows paid-off loans from the start', () => {
  const always = atStart({ person: { ...ann, showPaidOff: true }, settings, params: { brand: 'TitleMax' }, screen: 'Dashboard' });
  const { text } = stage(<Dashboard view={dashboard({ showAll: always.showAll })} send={send} />);
  expect(text()).toContain('Personal loan');
});

test('Zoe, who has no loans, sees what to do instead of an empty page', () => {
  const { text, button, container } = stage(<Home view={home({ loans: [], person: { ...ann, brands: [] } })} send={send} />);
  expect(text()).toContain('There are no accounts in your profile yet.');
  expect(container.querySelectorAll('svg.drawing[aria-hidden="true"]')).toHaveLength(1);
  press(button('Link my account'));
  expect(sent.at(-1)).toEqual({ type: 'link.chosen' });
});

test('Ann owes $214.55 by Friday, Nov 27, and $1,832.10 would pay it off', () => {
  const { text, button } = stage(<AccountDetails view={details()} send={send} />);
  expect(text()).toContain('$214.55');
  expect(text()).toContain('Due Friday, Nov 27');
  expect(text()).toContain('$1,832.10');
  press(button('Make a payment'));
  expect(sent.at(-1)).toEqual({ type: 'payment.chosen', loanId: 'title' });
});

test('a payment that is not possible has a disabled button with the reason', () => {
  const { button, text } = stage(<AccountDetails view={details({ loan: { ...titleLoan, payable: false } })} send={send} />);
  const before = sent.length;
  press(button('Make a payment'));
  expect(sent.length).toBe(before);
  expect(text()).toContain('We need a Social Security number on file');
});

test('20 of 5,000 rows are rendered, and 20 more for each press', () => {
  const { container, show, button, text } = stage(<AccountDetails view={details()} send={send} />);
  const rows = () => container.querySelectorAll('[role="listitem"]').length;
  expect(rows()).toBe(20);
  expect(text()).toContain('Showing 20 of 5,000');
  press(button('Show more'));
  expect(sent.at(-1)).toEqual({ type: 'timeline.extended' });
  show(<AccountDetails view={details({ timeline: timelineOf({ entries: historyOf(5000), limit: 40 }) })} send={send} />);
  expect(rows()).toBe(40);
});

test('"Show more" leaves the rows above as they are', () => {
  const entries = historyOf(60);
  const [first] = timelineOf({ entries }).pages;
  expect(timelineOf({ entries, limit: 40 }).pages[0]).toBe(first);
});

test.each([
  [true, 'Refinance'],
  [false, 'Renewal'],
])('RULE-031: a loan with refinance terms (%s) calls its renewal "%s"', (useRefiTerm, word) => {
  const entries = historyOf(1).map((entry) => ({ ...entry, kind: 'refinance' as const }));
  const loan = { ...titleLoan, useRefiTerm };
  const { find } = stage(<AccountDetails view={details({ timeline: timelineOf({ entries }), loan, loans: [loan] })} send={send} />);
  expect(find('[role="listitem"]', HTMLElement).textContent).toContain(word);
});

test('the end of the history has no "Show more"', () =>
  expect(stage(<AccountDetails view={details({ timeline: timelineOf({ entries: historyOf(20) }) })} send={send} />).text()).not.toContain(
    'Show more',
  ));

test('ROUTE-064: a bankrupt account shows the reason and the number to call', () => {
  const view = accountsView(
    accountsMachine.resolveState({ value: 'blocked', context: at({ loans: [bankrupt], loanId: 'bankrupt', brand: 'TitleMax' }) }),
  );
  const { text, container } = stage(<AccountStatusBlocked view={view} send={send} />);
  expect(text()).toContain('part of a bankruptcy');
  expect(text()).toContain('(512) 555-0150');
  expect(text()).not.toContain('Make a payment');
  expect(container.querySelector('main')?.dataset['screen']).toBe('AccountStatusBlocked');
});

test('a bankrupt account still has its documents, and no other way (ROUTE-064, ROUTE-059)', () => {
  const view = accountsView(
    accountsMachine.resolveState({ value: 'blocked', context: at({ loans: [bankrupt], loanId: 'bankrupt', brand: 'TitleMax' }) }),
  );
  const { button, container } = stage(<AccountStatusBlocked view={view} send={send} />);
  expect([...container.querySelectorAll('.button')].map(({ textContent }) => textContent)).toEqual([
    'Documents',
    'Statements and signed documents',
    'See my accounts',
  ]);
  press(button('Documents'));
  expect(sent.at(-1)).toEqual({ type: 'documents.chosen', monthly: false });
});

test('up to 60 days late the number is the store’s, later customer service’s from the service’s list (OPEN-034, OPEN-036, CONST-005, CONST-045)', () => {
  const office = (phone: string) => ({ phone, hours: 'Mon to Fri' });
  const contacts = { InstaLoan: office('8005550101'), NLS: office('8005550102'), TLXe: office('8005550103') };
  const textWith = (daysLate: number, brand: 'TitleMax' | 'InstaLoan' = 'TitleMax') => {
    const loan = loanLike({ ...titleLoan, brand, daysLate });
    const view = details({ loan, loans: [loan], contacts, systems: { NLS: 'NLS', TLXe: loan.lmsId } });
    return stage(<AccountDetails view={view} send={send} />).text();
  };
  expect(textWith(60)).toContain('(512) 555-0150');
  expect(textWith(60)).not.toContain('(800) 555-0103');
  expect(textWith(61)).toContain('(800) 555-0103');
  expect(textWith(61, 'InstaLoan')).toContain('(800) 555-0101');
});

test('a renewal in the history has the word of its loan, in both languages (I18N-004, RULE-031)', () => {
  const entries = historyOf(1).map((entry) => ({ ...entry, kind: 'refinance' as const }));
  const textWith = (useRefiTerm: boolean, words: Parameters<typeof stage>[1] = {}) => {
    const loan = { ...titleLoan, useRefiTerm };
    return stage(<AccountDetails view={details({ timeline: timelineOf({ entries }), loan, loans: [loan] })} send={send} />, words).text();
  };
  expect(textWith(true)).toContain('Refinance');
  expect(textWith(false)).toContain('Renewal');
  const es = { locale: 'es', messages: spanish };
  expect(textWith(true, es)).toContain('Refinanciamiento');
  expect(textWith(false, es)).toContain('Renovación');
});

test('Home and Dashboard show the age of the list; rendering does not load it again (CONST-010)', () => {
  const queryClient = new QueryClient();
  const [loans, at] = [{ loans: [] }, new Date(2026, 10, 22, 10, 32).getTime()];
  queryClient.setQueryData(['GET /accounts', {}], loans, { updatedAt: at });
  for (const [Screen, view] of [
    [Home, home()],
    [Dashboard, dashboard()],
  ] as const) {
    const { text } = stage(
      <QueryClientProvider client={queryClient}>
        <Screen view={view} send={() => undefined} />
      </QueryClientProvider>,
    );
    expect(text()).toMatch(/As of 10:32\sAM/);
  }
  expect(queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryState(['GET /accounts', {}])).toMatchObject({ data: loans, dataUpdatedAt: at });
});

test('a customer in bankruptcy reads what that means; nobody else does (CALL-022)', () => {
  expect(stage(<Dashboard view={dashboard({ bankrupt: true })} send={send} />).text()).toContain(
    'A refinance and more cash are not available to you.',
  );
  expect(stage(<Dashboard view={dashboard()} send={send} />).text()).not.toContain('bankruptcy');
});

test('where a loan is reported to Experian the Dashboard leads to the disclosure (CALL-023, ROUTE-103)', () => {
  const { button } = stage(<Dashboard view={dashboard({ reported: true })} send={send} />);
  press(button('Experian disclosure: how we report your payments'));
  expect(sent.at(-1)).toEqual({ type: 'experian.chosen' });
});

test('an Experian status that could not be loaded leaves the Dashboard as it is: no failure, no link (ERR-040)', () => {
  const { text } = stage(<Dashboard view={dashboard()} send={send} />);
  expect(text()).not.toContain('Experian');
  expect(dashboard().failure).toBeNull();
});
