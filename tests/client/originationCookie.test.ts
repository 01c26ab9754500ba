// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOriginationCookie, keepOriginationCookie, readOriginationCookie } from '../../services/client/originationCookie.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import './kit/service.ts';

const STATE = { applicationId: 'application-1', disbursementAmount: 60_000, disbursementType: 16, loanId: '' } as const;
const MINUTE_MS = 60_000;
const signIn = (customerId: string) => keepTokens(annsEntry({ customer_id: customerId }), { remember: false });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signIn('C-kim');
});
afterEach(() => {
  forgetOriginationCookie();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @layer STORE */
test('the cookie of a new loan has the chosen amount and way, lives 7200 minutes, and is sent over TLS only (STORE-002, CONST-023)', () => {
  vi.stubGlobal('location', new URL('https://portal.test/'));
  const written = vi.spyOn(document, 'cookie', 'set');
  keepOriginationCookie({ ...STATE, card: { lastFour: '5556' }, name: 'Kim Castellanos' });
  const [text = ''] = written.mock.lastCall ?? [];
  expect(text).toMatch(/^origination_[0-9a-f]{8}=[^;]+; Max-Age=432000; Path=\/; SameSite=Lax; Secure$/);
  expect(decodeURIComponent(text)).not.toMatch(/5556|Castellanos/);
});

/** @layer STORE */
test('it is read by its own customer only, and not after its life (FLOW-ORIG-05)', () => {
  keepOriginationCookie(STATE);
  expect(readOriginationCookie()?.state).toEqual(STATE);
  signIn('C-eve');
  expect(readOriginationCookie()).toBeNull();
  signIn('C-kim');
  vi.setSystemTime(Date.now() + 7_199 * MINUTE_MS);
  expect(readOriginationCookie()?.state).toEqual(STATE);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  expect(readOriginationCookie()).toBeNull();
});

test('what is no origination is neither written nor read', () => {
  keepOriginationCookie({ ...STATE, disbursementAmount: -1 });
  expect(readOriginationCookie()).toBeNull();
  keepOriginationCookie(STATE);
  const name =
    document.cookie
      .split('; ')
      .find((one) => one.startsWith('origination_'))
      ?.split('=')[0] ?? '';
  for (const value of ['nonsense', '%E0%A4%A', encodeURIComponent(JSON.stringify({ version: 2, storedAt: 1, state: STATE }))]) {
    document.cookie = `${name}=${value}; Path=/`;
    expect(readOriginationCookie()).toBeNull();
  }
});
