import { fromCallback, fromPromise } from 'xstate';
import { onTabMessage } from '../client/channel.ts';
import { lifeOf } from '../client/claims.ts';
import { leave } from '../client/leave.ts';
import { refresh, session } from '../client/session.ts';
import { settings } from '../client/settings.ts';
import { readTokens, tokenLifeMs } from '../client/tokens.ts';
import type { SignOutReason } from '../contract/enums.ts';
import type { Person, SessionEnd } from '../contract/session.ts';
import type { SessionReport } from './events.ts';

/** Tokens are renewed when fewer than this many ms are left. Spec: portal §9 "Force refresh 5 minutes" (CONST-021, OPEN-033). */
const forceRefreshMs = (): number => settings().forceRefreshMinutes * 60_000;

const SHORTEST_WAIT_MS = 1_000;
/** A browser's timer with a longer time fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Loaded with the first sign-in: Login is drawn without it (quality §7). A failed download is a failure like any other. */
const entry = () => import('../client/entry.ts');

/** Signs in; the password comes from its cell and is removed after success. Error: ApiError with the service's `code`. Spec: FLOW-AUTH-01, -03, -04. */
export const signIn = fromPromise<Person, { username: string; remember: boolean }>(async ({ input, signal }) =>
  (await entry()).enterByPassword(input, signal),
);

/** Enters by a signed link. Another person's session in this tab ends first. `expiration` in seconds since 1970, as in the link. Spec: portal §2 guard 2. */
export const enterByLink = fromPromise<
  Person,
  { profileId: string; signature: string; expiration: string; path: string; guestPayment: boolean }
>(async ({ input, signal }) => (await entry()).enterBySignature(input, signal));

/** Enters by this device's remembered key. Spec: portal §2 guard 2. */
export const enterByDevice = fromPromise<Person, { profileId: string; deepLinkFlow: string }>(async ({ input, signal }) =>
  (await entry()).enterByDeviceKey(input, signal),
);

/** The person after a reload; null without a session. Without a network: the person from the stored tokens. */
export const restoreSession = fromPromise<Person | null>(async ({ signal }) =>
  readTokens() ? (await entry()).restore(forceRefreshMs(), signal) : null,
);

/** Refreshes the tokens; shares a refresh that calls have started. watchSession also reports a refusal. */
export const refreshSession = fromPromise<Person | null>(async ({ signal }) => {
  await refresh();
  return (await entry()).personNow(signal);
});

/** Signs out at the service, then clears everything of the customer here, also after a failure (logged). Never fails. Spec: FLOW-AUTH-08 to -11. */
export const endSession = fromPromise<void, { reason: SignOutReason | SessionEnd }>(({ input }) => leave(input.reason));

/** Reports that the session ended by itself, and that the tokens must be refreshed soon. */
export const watchSession = fromCallback<{ type: 'session.unwatched' }, { profileId: string }>(({ input, sendBack }) => {
  const report = (event: SessionReport) => sendBack(event);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const tokens = readTokens();
    if (!tokens) return;
    // tokens issued for less than twice the margin are renewed at half of their life, and never without a pause
    const margin = Math.min(forceRefreshMs(), lifeOf(tokens.accessToken) / 2);
    const delay = Math.max(tokenLifeMs(tokens) - margin, SHORTEST_WAIT_MS);
    if (delay < LONGEST_TIMER_MS) timer = setTimeout(() => report({ type: 'session.ageing' }), delay);
  };
  const stopHere = session.listen((news) => (news.kind === 'renewed' ? wait() : report({ type: 'session.ended', reason: news.reason })));
  const stopTabs = onTabMessage((news) => {
    if (news.type === 'signedOut' && news.profileId === input.profileId) report({ type: 'session.ended', reason: 'signedOutElsewhere' });
  });
  wait();
  return () => {
    clearTimeout(timer);
    stopHere();
    stopTabs();
  };
});
