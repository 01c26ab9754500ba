// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../services/contract/error.ts';
import type { RenewalView } from '../../machines/ecommerce/ecommerce.view.ts';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { dashboard, details } from './accountViews.ts';
import { press, stage } from '../ui/stage.tsx';

/** The events sent to the chart. */
const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

describe('a loan that is renewed in the online store', () => {
  const shows = (state: RenewalView['state'], more: Partial<RenewalView> = {}) => details({ renewal: { state, failure: null, ...more } });

  test('Ann reads where the button leads before she presses it, and it is not the main action (FLOW-REFI-07)', () => {
    const { button, text } = stage(<AccountDetails view={shows('offered')} send={send} />);
    expect(text()).toContain('Renew this loan');
    expect(text()).toContain('It opens in this window, and you leave the portal.');
    expect(button('Go to the online store').className).not.toContain('button-primary');
    press(button('Go to the online store'));
    expect(sent.at(-1)).toEqual({ type: 'renewal.chosen' });
  });
  test('a loan with refinance terms is refinanced (RULE-031)', () => {
    const view = details({ renewal: { state: 'offered', failure: null }, loan: { ...titleLoan, useRefiTerm: true } });
    expect(stage(<AccountDetails view={view} send={send} />).text()).toContain('Refinance this loan');
  });
  test('another loan has no word of it', () =>
    expect(stage(<AccountDetails view={details()} send={send} />).text()).not.toContain('online store'));
  test('while it opens, a press does nothing', () => {
    const { button } = stage(<AccountDetails view={shows('leaving')} send={send} />);
    const before = sent.length;
    press(button('Opening the online store…'));
    expect(sent.length).toBe(before);
    expect(button('Opening the online store…').getAttribute('aria-busy')).toBe('true');
  });
  test('when the browser did not load it, she can choose it again', () => {
    const { find, button } = stage(<AccountDetails view={shows('opened')} send={send} />);
    expect(find('[role=status]', HTMLElement).textContent).toContain('If nothing happens, choose it once more.');
    expect(button('Go to the online store')).toBeTruthy();
  });
  test('a failure is an alert with the way on, and says that nothing has changed', () => {
    const { failure } = new ApiError({ kind: 'unknown', call: 'POST /loanlock', status: 500, caseId: 'C-1' });
    const { find, button } = stage(<AccountDetails view={shows('failed', { failure })} send={send} />);
    expect(find('[role=alert]', HTMLElement).textContent).toMatch(
      /Unable to open the link.*The online store didn’t open. Your loan has not changed./,
    );
    expect(button('Go to the online store')).toBeTruthy();
  });
  test('the Dashboard says that she is back, and promises nothing', () => {
    const { find } = stage(<Dashboard view={dashboard({ isBack: true })} send={send} />);
    expect(find('[role=status]', HTMLElement).textContent).toContain('You’re back from the online store.');
    expect(stage(<Dashboard view={dashboard()} send={send} />).text()).not.toContain('online store');
  });
});
