// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AccountsEvent } from '../../machines/accounts/accounts.types.ts';
import { renewalOf } from '../../machines/accounts/accounts.rules.ts';
import { cashLoan } from '../../machines/paths/people/dot.ts';
import { loanLike, loanWithCash, titleLoan } from '../../machines/paths/people/loans.ts';
import { messages as spanish } from '../../ui/locales/es/accounts.po';
import { AccountDetails } from '../../ui/screens/accounts/AccountDetails.tsx';
import { ManageAccount } from '../../ui/screens/accounts/ManageAccount.tsx';
import { press, stage } from '../ui/stage.tsx';
import { at, details, manage, paidOff } from './accountViews.ts';

const sent: AccountsEvent[] = [];
const send = (event: AccountsEvent) => void sent.push(event);

/** Renewed only with cash, as Dot's. */
const onlyWithCash = {
  ...loanWithCash,
  refinanceEligible: false,
  validations: { ...titleLoan.validations, isDisbursementAvailable: true },
};
const notRenewed = loanLike({ refinanceEligible: false });
const inTheOnlineStore = loanLike({ ecommerceRefinanceUrl: 'https://store.example/refinance' });

describe('the way to renew a loan on its account', () => {
  test('leads to the payment, where the renewal is a choice (R-6)', () => {
    const { button } = stage(<AccountDetails view={details()} send={send} />);
    press(button('Pay and renew'));
    expect(sent.at(-1)).toEqual({ type: 'payment.chosen', loanId: 'title' });
  });

  test.each([
    [false, 'Pay and renew (possible only with cash)'],
    [true, 'Pay and refinance (possible only with cash)'],
  ])('says that Dot’s loan is renewed only with cash; refinanced: %s (CONF-034, RULE-031)', (useRefiTerm, words) => {
    const loan = { ...onlyWithCash, useRefiTerm };
    expect(stage(<AccountDetails view={details({ loan })} send={send} />).text()).toContain(words);
    expect(stage(<ManageAccount view={manage({ loan })} send={send} />).text()).toContain(words);
  });

  test('is disabled with its reason on ManageAccount, and absent from AccountDetails, when the lender does not renew the loan', () => {
    const { button } = stage(<ManageAccount view={manage({ loan: notRenewed })} send={send} />);
    const way = button('Pay and renew');
    expect(way.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(way.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Your lender doesn’t renew this loan now.',
    );
    expect(stage(<AccountDetails view={details({ loan: notRenewed })} send={send} />).text()).not.toContain('Pay and renew');
  });

  test('is nowhere for a loan that takes no payment, or that the online store renews (ecommerce-1)', () => {
    for (const loan of [paidOff, inTheOnlineStore]) {
      expect(stage(<AccountDetails view={details({ loan })} send={send} />).text()).not.toContain('Pay and renew');
      expect(stage(<ManageAccount view={manage({ loan })} send={send} />).text()).not.toContain('Pay and renew');
    }
  });

  test('is open to nobody in bankruptcy (rest-1)', () => {
    expect(renewalOf(titleLoan, at({ bankrupt: true }))).toBe('notOffered');
    expect([renewalOf(titleLoan, at({})), renewalOf(cashLoan, at({})), renewalOf(onlyWithCash, at({}))]).toEqual([
      'offered',
      'offered',
      'onlyWithCash',
    ]);
  });

  test('in Spanish', () => {
    const spoken = { locale: 'es', messages: spanish };
    expect(stage(<AccountDetails view={details({ loan: onlyWithCash })} send={send} />, spoken).text()).toContain(
      'Pagar y renovar (solo es posible con efectivo)',
    );
  });
});
