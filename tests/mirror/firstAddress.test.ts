// @vitest-environment jsdom
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstTarget, type Mirror } from '../../routes/mirror.ts';
import { address, openMirror, routerOf, tellTiny, type Tiny, type TinyEvents } from './tinyMirror.ts';

const LOAN = '/TitleMax/Accounts/1';
let history: RouterHistory;
let mirror: Mirror;
let tiny: Tiny;

const tell = (...events: TinyEvents) => tellTiny(tiny, ...events);
const signedIn = () => tell('signed.in', 'signed.in');

beforeEach(() => {
  ({ history, mirror, tiny } = openMirror('/'));
});
afterEach(() => {
  mirror.stop();
  history.destroy();
});

describe('the first address', () => {
  test('a signed link is removed from the address at once', () => {
    window.history.replaceState(null, '', `${LOAN}/Payment?profileId=p&signature=s3cret&expiration=9&guest=true&flowLock=true`);
    const own = createBrowserHistory();
    const target = firstTarget(routerOf(own));
    expect(target.search).toEqual({ profileId: 'p', signature: 's3cret', expiration: '9', guest: 'true', flowLock: 'true' });
    expect(address()).toBe(`${LOAN}/Payment`);
    expect(JSON.stringify(window.history.state)).not.toContain('s3cret');
    own.destroy();
  });

  test('signed out: the notice stays readable in the address (ROUTE-002)', () => {
    window.history.replaceState(null, '', '/?signedOut=true&x=1');
    const own = createBrowserHistory();
    expect([firstTarget(routerOf(own)).search, address()]).toEqual([{ signedOut: 'true' }, '/?signedOut=true']);
    own.destroy();
  });

  test('a reload of an interrupting screen requests the original address again', async () => {
    await signedIn();
    await tell('service.lost');
    expect(address()).toBe('/NetworkError');
    const own = createBrowserHistory();
    expect(firstTarget(routerOf(own))).toMatchObject({ flow: 'accounts', screen: 'Dashboard', params: { brand: 'TitleMax' } });
    own.destroy();
  });

  test('an interrupting screen is not in the history afterwards', async () => {
    await signedIn();
    await tell('service.lost', 'service.back');
    expect([address(), history.location.state.__TSR_index]).toEqual(['/TitleMax/Accounts', 0]);
  });
});
