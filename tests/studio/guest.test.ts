import { expect, test } from 'vitest';
import { guestReach } from '../../routes/studio/make/guest.ts';

/** Flows that are about somebody who is signed in: of these a guest has his payment, and nothing else. */
const OF_A_CUSTOMER = ['accounts', 'consent', 'externalPage'];
/** Screens that need nobody, and those of the app itself. */
const OF_NOBODY = ['app', 'appStart', 'guards', 'session', 'idle', 'countdown', 'stores', 'terms', 'install'];

test('a guest from a signed link meets the charts of his payment and those that need nobody, and no others (FLOW-LOCK-03, ROLE-006)', () => {
  const met = guestReach().met.map(({ flow }) => flow);
  const ofPayment = ['payment', 'gathering', 'addCard', 'attempt', 'sending', 'following', 'searching', 'tidying'];
  expect(met.filter((flow) => !OF_NOBODY.includes(flow)).toSorted()).toEqual(ofPayment.toSorted());
  expect(met.filter((flow) => OF_A_CUSTOMER.includes(flow))).toEqual([]);
});

test('no address of another loan than that of the link opens to him (GUARD-010)', () => expect(guestReach().foreign).toEqual([]));

test('screens of a customer are shut, whoever locked the tab (FLOW-LOCK-02)', () =>
  expect(guestReach().shut).toEqual(
    expect.arrayContaining(['Home', 'Dashboard', 'AccountDetails', 'TermsConditionsConsent', 'ExternalBrowserAuth']),
  ));

test('for a guest nothing is asked that is about a customer: no profile, documents, offers, cash or new loans', () => {
  const asked = guestReach()
    .met.filter(({ flow }) => !OF_NOBODY.includes(flow))
    .flatMap(({ calls }) => calls);
  expect(asked).toContain('POST /payment');
  const ofCustomers = /personalInfo|customer|documents|offers|draw|loanOriginate|cashOut|referral|updateUser|autoPay/i;
  expect(asked.filter((call) => ofCustomers.test(call))).toEqual([]);
});
