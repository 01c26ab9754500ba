import { fromCallback, fromPromise } from 'xstate';
import { call } from '../../../services/actors/call.ts';
import type { Left } from '../../../services/actors/draft.ts';
import type { DraftOrdered } from '../../../services/actors/events.ts';
import { api } from '../../../services/client/api.ts';
import type { Answer, Ask } from '../../../services/contract/index.ts';
import type { InFlight, PaymentDraft } from '../../../services/contract/unfinishedPayment.ts';
import { START_MS } from '../page.ts';
import { seatNow } from './seat.ts';

/** The browser around the charts: each actor asks the tab in which it runs for its storage, its locks and its time. */
export type Whose = { profileId: string; loanId: string };
export const done = <Input>() => fromPromise<void, Input>(() => Promise.resolve());
export const newKey = fromPromise<string>(() => Promise.resolve(seatNow().world.random.uuid()));
export const readClock = fromPromise<{ now: number }>(() => Promise.resolve({ now: START_MS + seatNow().world.clock.now }));
export const forgetDraft = fromPromise<void>(() => Promise.resolve(seatNow().forgetDraft()));
export const ownDraft = fromPromise<PaymentDraft | null, Whose>(({ input: { loanId } }) => {
  const { draft } = seatNow();
  return Promise.resolve(draft?.loanId === loanId ? draft : null);
});
export const readLeft = fromPromise<Left, Whose>(({ input: { loanId } }) => {
  const { draft, inFlight, world } = seatNow();
  const { copy } = world.browser;
  const found = draft ?? copy.draft;
  return Promise.resolve({ draft: found?.loanId === loanId ? found : null, inFlight: inFlight ?? copy.inFlight, receipt: null });
});
export const writeInFlight = fromPromise<void, InFlight>(({ input }) => {
  const seat = seatNow();
  seat.keepInFlight(input);
  seat.keys.add(input.paymentKey);
  return Promise.resolve();
});
export const forgetInFlight = fromPromise<void, Whose>(() => Promise.resolve(seatNow().keepInFlight(null)));
export const keepDraft = fromCallback<DraftOrdered, { profileId: string }>(({ receive }) => {
  const seat = seatNow();
  receive(({ draft }) => {
    const { renewal } = seat.draft ?? {};
    const isKept = seat.world.wrong.keepsAgreement && renewal && renewal.agreedIntent !== '' && draft.amount !== null;
    seat.keepDraft(isKept ? { ...draft, renewal } : draft);
  });
});
export const holdTab = fromCallback<{ type: 'tab.unheld' }, { loanId: string }>(({ sendBack }) => {
  const seat = seatNow();
  const { browser } = seat.world;
  const isFree = browser.holder === null || browser.holder === seat;
  if (isFree) browser.holder = seat;
  sendBack({ type: isFree ? 'tab.held' : 'tab.refused' });
  return () => {
    if (!isFree || browser.holder !== seat) return;
    browser.holder = null;
    for (const tell of Array.from(browser.waiting)) tell(); // a notified tab may wait again
  };
});
export const watchOtherTab = fromCallback<{ type: 'tab.unwatched' }, { loanId: string }>(({ sendBack }) => {
  const seat = seatNow();
  const tell = () => seat.run(() => sendBack({ type: 'tab.freed' }));
  seat.world.browser.waiting.add(tell);
  return () => void seat.world.browser.waiting.delete(tell);
});
export const readLocated = fromPromise<boolean, { profileId: string; state: string; paysOutCash: boolean }>(() => {
  const { locatedAt, world } = seatNow();
  return Promise.resolve(world.clock.now - locatedAt < 15 * 60_000);
});
export const getAccounts = call('GET /accounts');
export const listCards = fromPromise<Answer<'GET /cards'>, { loanId: string }>(({ signal }) =>
  api('GET /cards', { processorType: 1 }, { signal }),
);
export const realRelease = call('POST /loanlock', { attempts: 2 });
/** The control: a client that does not give the lock back. */
export const releaseLock = fromPromise<Answer<'POST /loanlock'>, Ask<'POST /loanlock'>>(async ({ input, signal }) => {
  if (seatNow().world.wrong.keepsLock && input.value === 'delete') return { alreadyLocked: false, lockedByName: '' };
  for (let left = 1; ; left--)
    try {
      return await api('POST /loanlock', input, { signal });
    } catch (error) {
      if (left <= 0 || signal.aborted) throw error;
    }
});
