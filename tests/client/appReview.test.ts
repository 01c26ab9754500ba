import { expect, test } from 'vitest';
import { countPayment, noteReviewOffered } from '../../services/client/appReview.ts';
import { keepText, readText } from '../../services/client/storage.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import '../../machines/paths/people/outsideHosts.ts';
import './kit/service.ts';

const page = (name: string) => `https://titlemax.example/${name}`;
const TitleMax = {
  storeLocator: page('stores'),
  privacy: page('privacy'),
  terms: page('terms'),
  experian: page('experian'),
  appReview: page('review'),
};
const settings = settingsIn({ brandLinks: { TitleMax } });
const annPays = (different: object = {}) =>
  countPayment({ person: { profileId: 'ann', guest: null }, brand: 'TitleMax', settings, ...different });

test('Ann is asked for a review after the third payment, on the brand’s own page (FLOW-PAY-19, OPEN-007)', () => {
  expect([annPays(), annPays(), annPays()]).toEqual([null, null, page('review')]);
});

test('Ann is asked only once, also after more payments (OPEN-007)', () => {
  annPays();
  annPays();
  expect(annPays()).not.toBeNull();
  noteReviewOffered({ person: { profileId: 'ann', guest: null } });
  expect([annPays(), annPays(), annPays(), annPays()]).toEqual([null, null, null, null]);
});

/** @layer STORE */
test('each customer has a count, which survives a sign-out: Sam, who pays next, starts at zero (STORE-012, CONF-031)', () => {
  annPays();
  annPays();
  forgetCustomer();
  expect(annPays({ person: { profileId: 'sam', guest: null } })).toBeNull();
  expect(annPays()).toBe(page('review'));
});

test('a guest is not asked, and a guest’s payments are not counted (OPEN-007)', () => {
  const pages = [1, 2, 3, 4].map(() => annPays({ person: { profileId: 'gus', guest: { loanId: 'L9', flow: 'payment' } } }));
  expect(pages).toEqual([null, null, null, null]);
  expect(readText('local', 'appReview:gus')).toBeNull();
});

test('the lender sets how many payments it takes, and a brand without a page does not ask (FLOW-PAY-19, CONST-018)', () => {
  expect(annPays({ settings: { ...settings, paymentsBeforeReview: 1 } })).toBe(page('review'));
  expect(annPays({ brand: 'EasyMoney', settings: { ...settings, paymentsBeforeReview: 1 } })).toBeNull();
});

test('an address that is not an outside page is not offered', () => {
  const links = { ...TitleMax, appReview: 'https://ann:secret@elsewhere.example/' };
  expect(annPays({ settings: settingsIn({ brandLinks: { TitleMax: links }, paymentsBeforeReview: 1 }) })).toBeNull();
});

/** @layer STORE */
test('a stored value that is not a count is removed, and the count restarts (STORE-012)', () => {
  keepText('local', 'appReview:ann', '{"payments":"many"}');
  expect([annPays(), annPays(), annPays()]).toEqual([null, null, page('review')]);
});
