import { beforeEach, expect, test, vi } from 'vitest';
import { SIGN_OUT_REASONS } from '../../services/contract/enums.ts';
import { leave } from '../../services/client/leave.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { json, service, type Answering } from './kit/service.ts';

/** Signing out: first the service, then Cognito, because the revocation ends the token that the service's call needs (FLOW-AUTH-10). */
const LIMIT_MS = 5_000;
const cognito: Answering = () => json({});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepTokens(annsEntry(), { remember: false });
});

test('Cognito’s sign-out waits for the service’s response', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const { requests, refreshes } = service(() => answered, { cognito });
  const left = leave('sessionTimeout');
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect([requests.length, refreshes.length]).toEqual([1, 0]);
  answer(json({}));
  await left;
  await vi.waitFor(() => expect(refreshes).toHaveLength(1), 60_000);
  expect(refreshes[0]?.headers.get('x-amz-target')).toContain('RevokeToken');
});

test.each<[string, Answering]>([
  ['refuses', () => json({ Error: 'No.' }, 422)],
  ['is down', () => json({}, 503)],
  ['cuts the connection', () => Promise.reject(new TypeError('cut'))],
])('a service that %s does not stop Cognito’s sign-out, which is sent once', async (_, answering) => {
  const { requests, refreshes, log } = service(answering, { cognito });
  await leave('sideBarButton');
  await vi.waitFor(() => expect(refreshes).toHaveLength(1), 60_000);
  expect(requests).toHaveLength(1);
  expect(log.filter(({ event }) => event === 'sign-out failed')).toHaveLength(1);
});

test('after five seconds without a response from the service, Cognito’s sign-out is sent', async () => {
  const { refreshes } = service(() => new Promise<Response>(() => {}), { cognito });
  const left = leave('sideBarButton');
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(refreshes).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  await vi.waitFor(() => expect(refreshes).toHaveLength(1), 60_000);
});

/** MENU-015 */
test.each(SIGN_OUT_REASONS)('the reason for a sign-out is logged: %s (ENUM-012, ANL-004, part of FLOW-AUTH-11)', async (reason) => {
  const { log } = service(() => json({}), { cognito });
  await leave(reason);
  expect(log.filter(({ event }) => event === 'sign-out').map(({ facts }) => facts)).toEqual([{ reason }]);
});
