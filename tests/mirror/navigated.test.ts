// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { CONTACT_US, HOME, accountDetails, dashboard } from '../../machines/kit/places.ts';
import { navigated } from '../../routes/page/navigated.ts';
import { setLog, type LogLine } from '../../services/client/log.ts';
import { forgetText, keepText } from '../../services/client/storage.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { readVisited } from '../../services/client/visited.ts';
import { annsEntry } from '../client/kit/jwt.ts';

afterEach(() => {
  setLog(() => undefined);
  forgetText('session', 'visited');
});

/** @layer STORE */
test('each navigation renews the token cookie for five minutes (GUARD-017, STORE-003)', () => {
  const { accessToken } = keepTokens(annsEntry(), { remember: false });
  const written = vi.spyOn(document, 'cookie', 'set');
  navigated({ previous: null, now: HOME });
  navigated({ previous: HOME, now: dashboard('TitleMax') });
  expect(written.mock.calls).toEqual(Array.from({ length: 2 }, () => [`token=${accessToken}; Max-Age=300; Path=/; SameSite=Lax`]));
});

/** @layer NET */
test('each navigation logs a page view, and from where (GUARD-029, GUARD-030)', () => {
  const log: LogLine[] = [];
  setLog((line) => log.push(line));
  navigated({ previous: HOME, now: dashboard('TitleMax') });
  expect(log).toMatchObject([
    { event: 'page view', level: 'info', facts: { screen: 'Dashboard', flow: 'accounts', brand: 'TitleMax', from: 'Home' } },
  ]);
});

test('after a reload, the previous page is known by name and params (GUARD-029)', () => {
  const log: LogLine[] = [];
  setLog((line) => log.push(line));
  navigated({ previous: null, now: accountDetails('TitleMax', '1') });
  expect(readVisited()).toEqual({
    last: { flow: 'accounts', screen: 'AccountDetails', params: { brand: 'TitleMax', loanId: '1' } },
    brand: 'TitleMax',
    loansPage: { flow: 'accounts', screen: 'AccountDetails', params: { brand: 'TitleMax', loanId: '1' } },
  });
  navigated({ previous: null, now: CONTACT_US });
  expect(log.at(-1)?.facts).toMatchObject({ screen: 'ContactUs', from: 'AccountDetails' });
  expect(readVisited()).toMatchObject({
    last: { screen: 'ContactUs', params: {} },
    brand: 'TitleMax',
    loansPage: { screen: 'AccountDetails' },
  });
});

test('an invalid record, for example of another version, is ignored (GUARD-029)', () => {
  keepText('session', 'visited', JSON.stringify({ last: { flow: 'accounts', screen: '<b>', params: {} }, brand: 'Acme', loansPage: null }));
  expect(readVisited()).toBeNull();
});

test('each brand installs under its own name', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest" />';
  const manifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');
  navigated({ previous: HOME, now: dashboard('InstaLoan') });
  expect(manifest()).toBe('/manifest.InstaLoan.webmanifest');
  navigated({ previous: dashboard('InstaLoan'), now: HOME });
  expect(manifest()).toBe('/manifest.webmanifest');
});
