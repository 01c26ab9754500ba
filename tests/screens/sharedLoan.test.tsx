// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { Dashboard } from '../../ui/screens/accounts/Dashboard.tsx';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { dashboard, details } from './accountViews.ts';
import { stage } from '../ui/stage.tsx';

const send = () => undefined;

describe('a shared loan that Sam renews now', () => {
  const shared = (useRefiTerm: boolean) => ({ ...titleLoan, cosignerId: 'C-sam', alternateName: 'Sam Fox', useRefiTerm });
  const held = { heldBy: { title: 'Sam Fox' } };

  test('Ann reads it on its card and on its account, and can still pay (part of ROLE-007, R-3)', () => {
    const list = stage(<Dashboard view={dashboard({ loans: [shared(false)], ...held })} send={send} />);
    expect(list.find('li [role=status]', HTMLElement).textContent).toBe(
      'Sam Fox is renewing this loan nowOnly one of you can do this at a time. You can still make a payment.',
    );
    const account = stage(<AccountDetails view={details({ loan: shared(false), ...held })} send={send} />);
    expect(account.find('[role=status]', HTMLElement).textContent).toContain('Sam Fox is renewing this loan now');
    expect(account.button('Make a payment').disabled).toBe(false);
  });
  test('it is called refinancing where the loan is (RULE-031)', () => {
    const { text } = stage(<AccountDetails view={details({ loan: shared(true), ...held })} send={send} />);
    expect(text()).toContain('Sam Fox is refinancing this loan now');
  });
  test('a lock without a name is the other party’s', () => {
    const { text } = stage(<AccountDetails view={details({ loan: shared(false), heldBy: { title: '' } })} send={send} />);
    expect(text()).toContain('Sam Fox is renewing this loan now');
  });
  test('a loan that cannot be paid here promises no payment', () => {
    const { text } = stage(<AccountDetails view={details({ loan: { ...shared(false), payable: false }, ...held })} send={send} />);
    expect(text()).toContain('Only one of you can do this at a time.');
    expect(text()).not.toContain('You can still make a payment.');
  });
  test('another loan, and one that nobody renews, say nothing', () => {
    expect(stage(<Dashboard view={dashboard({ heldBy: { other: 'Sam Fox' } })} send={send} />).text()).not.toContain('Sam Fox');
    expect(stage(<AccountDetails view={details({ loan: shared(false) })} send={send} />).text()).not.toContain('this loan now');
  });
  test('Ann reads it in Spanish', () => {
    const { text } = stage(<Dashboard view={dashboard({ loans: [shared(false)], ...held })} send={send} />, {
      locale: 'es',
      messages: spanish,
    });
    expect(text()).toContain('Sam Fox está renovando este préstamo ahora');
  });
});
