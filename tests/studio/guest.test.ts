import { expect, test } from 'vitest';
import { guestReach } from '../../routes/studio/make/guest.ts';

/** Flows for a signed-in customer: a guest has only the payment. */
const FOR_CUSTOMERS = ['accounts', 'consent', 'externalPage'];
/** Flows that need no customer, and those of the app itself. */
const FOR_ANYONE = ['app', 'appStart', 'guards', 'session', 'idle', 'countdown', 'stores', 'terms', 'install'];

test('a guest from a signed link reaches the payment’s charts and those that need no customer, and no others (FLOW-LOCK-03, ROLE-006)', () => {
  const met = guestReach().met.map(({ flow }) => flow);
  const ofPayment = ['payment', 'gathering', 'addCard', 'attempt', 'sending', 'following', 'searching', 'tidying'];
  expect(met.filter((flow) => !FOR_ANYONE.includes(flow)).toSorted()).toEqual(ofPayment.toSorted());
  expect(met.filter((flow) => FOR_CUSTOMERS.includes(flow))).toEqual([]);
});

test('a guest cannot open the address of another loan (GUARD-010)', () => expect(guestReach().foreign).toEqual([]));

test('a guest cannot open a customer’s screens, however the tab was locked (FLOW-LOCK-02)', () =>
  expect(guestReach().shut).toEqual(
    expect.arrayContaining(['Home', 'Dashboard', 'AccountDetails', 'TermsConditionsConsent', 'ExternalBrowserAuth']),
  ));

test('a guest’s flows make no call about a customer: no profile, documents, offers, cash or new loans', () => {
  const calls = guestReach()
    .met.filter(({ flow }) => !FOR_ANYONE.includes(flow))
    .flatMap((flow) => flow.calls);
  expect(calls).toContain('POST /payment');
  const ofCustomers = /personalInfo|customer|documents|offers|draw|loanOriginate|cashOut|referral|updateUser|autoPay/i;
  expect(calls.filter((call) => ofCustomers.test(call))).toEqual([]);
});
