// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { Home } from '../../ui/screens/accounts/Home.tsx';
import { ManageAccount } from '../../ui/screens/accounts/ManageAccount.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { unsignedLoan } from '../../machines/paths/people/kim.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { dashboard, details, home, manage, timelineOf } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

/** The events sent to the chart. */
const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

describe('Kim’s new loan, which is not signed', () => {
  const kims = {
    loans: [unsignedLoan],
    loan: unsignedLoan,
    loanId: unsignedLoan.loanId,
    brand: 'TitleMax',
    timeline: timelineOf({}),
  } as const;

  test('waits in the lists with its $600.00, and its one action leads to the signature: no payment, no due date (PROD-014)', () => {
    for (const Screen of [Home, Dashboard]) {
      const { text, button } = stage(<Screen view={(Screen === Home ? home : dashboard)(kims)} send={send} />);
      expect(text()).toContain('Waits for your signature');
      expect(text()).toContain('$600.00');
      expect(text()).not.toMatch(/payment|due/i);
      press(button('Sign to get your money'));
      expect(sent.at(-1)).toEqual({ type: 'signing.chosen', loanId: 'new' });
    }
  });

  test('on its account nothing can be paid, and no payoff, no autopay and no cash is shown', () => {
    const { text, button } = stage(<AccountDetails view={details(kims)} send={send} />);
    expect(text()).toContain('The money is sent as soon as you have signed. Until then you owe nothing, and there is no interest.');
    expect(text()).toContain('Sign by Saturday, Dec 5, 2026. After that the offer has ended, and no money is sent.');
    // the way to her cards is there
    expect(text().replace('Payment methods', '')).not.toMatch(/payoff|payment|due|autopay|get cash/i);
    press(button('Sign to get your money'));
    expect(sent.at(-1)).toEqual({ type: 'signing.chosen', loanId: 'new' });
  });

  test('where it is managed, it says once why nothing can be paid, and the signature is one press away', () => {
    const { text, button } = stage(<ManageAccount view={manage(kims)} send={send} />);
    expect(text().match(/This loan waits for your signature. You owe nothing on it yet./g)).toHaveLength(1);
    expect(text()).not.toMatch(/payoff|make a payment|autopay|get cash/i);
    press(button('Sign to get your money'));
    expect(sent.at(-1)).toEqual({ type: 'signing.chosen', loanId: 'new' });
  });

  test('is not signed where its brand is not available: the button says so', () => {
    const { text, button } = stage(
      <AccountDetails view={details({ ...kims, person: { ...ann, availableProviders: ['InstaLoan'] } })} send={send} />,
    );
    expect(button('Sign to get your money').getAttribute('aria-disabled')).toBe('true');
    expect(text()).toContain('This brand isn’t available right now. Please try again later.');
  });

  test('is said in Spanish', () => {
    const { text } = stage(<Dashboard view={dashboard(kims)} send={send} />, { locale: 'es', messages: spanish });
    expect(text()).toContain('Espera su firma');
    expect(text()).toContain('Firme para recibir su dinero');
  });

  test('is not named above the list as begun as well: its card leads on', () => {
    const unfinished = {
      flow: 'origination' as const,
      screen: 'OriginationChooseMethod',
      params: { brand: 'TitleMax', applicationId: 'application-1' },
      waits: false,
    };
    expect(home({ ...kims, unfinished: [unfinished] }).unfinished).toEqual([]);
    expect(home({ loans: [titleLoan], unfinished: [unfinished] }).unfinished).toHaveLength(1);
  });
});
