import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';
import { sendingMachine } from '../../machines/attempt/sending.machine.ts';
import { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentView, type PaymentView } from '../../machines/payment/payment.view.ts';
import { paymentAttempt, paymentMoney } from '../../machines/payment/payment.parts.ts';
import { tidyingMachine } from '../../machines/payment/tidying.machine.ts';
import type { Left } from '../../services/actors/draft.ts';
import type { DraftOrdered } from '../../services/actors/events.ts';
import type { InFlight, PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { ann, loan, settings } from '../../machines/paths/walks/payment.people.ts';
import type { VirtualClock } from './clock.ts';
import type { Random } from './random.ts';

/** The storage of one tab, which survives reloads. */
export class Tab {
  /** 0 or 1 */
  readonly place: number;
  draft: PaymentDraft | null = null;
  inFlight: InFlight | null = null;
  /** Every key that this tab was about to post. */
  readonly keys = new Set<string>();

  constructor(place: number) {
    this.place = place;
  }
}

/** The holder of `pay:<loanId>` in this browser. */
/** `waiting` is called when the lock is released. */
export type Locks = { holder: Tab | null; waiting: Set<() => void> };

export type Browser = { tab: Tab; locks: Locks; clock: VirtualClock; random: Random };

/** The browser around a page: its storage, its locks, its time. The charts above it are the real ones. */
function chartIn(seat: { now: Browser | null }): typeof paymentMachine {
  const here = (): Browser => {
    if (!seat.now) throw new Error('a page was opened in no browser');
    return seat.now;
  };
  const newKey = fromPromise<string>(() => Promise.resolve(here().random.uuid()));
  const readClock = fromPromise<{ now: number }>(() => Promise.resolve({ now: START_MS + here().clock.now }));
  const writeInFlight = fromPromise<void, InFlight>(({ input }) => {
    const { tab } = here();
    tab.inFlight = input;
    tab.keys.add(input.paymentKey);
    return Promise.resolve();
  });
  const forgetInFlight = fromPromise<void, { profileId: string; loanId: string }>(() => {
    here().tab.inFlight = null;
    return Promise.resolve();
  });
  const holdTab = fromCallback<{ type: 'tab.unheld' }, { loanId: string }>(({ sendBack }) => {
    const { locks, tab } = here();
    const isFree = locks.holder === null || locks.holder === tab;
    if (isFree) locks.holder = tab;
    sendBack({ type: isFree ? 'tab.held' : 'tab.refused' });
    return () => {
      if (!isFree || locks.holder !== tab) return;
      locks.holder = null;
      const waiting = Array.from(locks.waiting); // a notified tab may wait again
      for (const tell of waiting) tell();
    };
  });
  const watchOtherTab = fromCallback<{ type: 'tab.unwatched' }, { loanId: string }>(({ sendBack }) => {
    const { waiting } = here().locks;
    const tell = () => sendBack({ type: 'tab.freed' });
    waiting.add(tell);
    return () => void waiting.delete(tell);
  });
  const keepDraft = fromCallback<DraftOrdered, { profileId: string }>(({ receive }) =>
    receive(({ draft }) => {
      here().tab.draft = draft;
    }),
  );
  const forgetDraft = fromPromise<void>(() => {
    here().tab.draft = null;
    return Promise.resolve();
  });
  const readLeft = fromPromise<Left, { profileId: string; loanId: string }>(() => {
    const { draft, inFlight } = here().tab;
    return Promise.resolve({ draft, inFlight, receipt: null });
  });

  const sending = sendingMachine.provide({ actors: { newKey, writeInFlight, post: paymentMoney.post } });
  const attempt = paymentAttempt.provide({ actors: { newKey, readClock, holdTab, watchOtherTab, forgetInFlight, sending } });
  const gathering = gatheringMachine.provide({ actors: { readClock, readLeft } });
  const tidying = tidyingMachine.provide({ actors: { forgetDraft } });
  return paymentMachine.provide({ actors: { attempt, gathering, tidying, keepDraft, forgetDraft } });
}

/** The start of virtual time: the cards of the simulation are not expired then. */
export const START_MS = Date.UTC(2026, 10, 21, 12);

export type Page = { actor: Actor<typeof paymentMachine>; view(): PaymentView; isOpen(): boolean };

/** Charts are created once per seat, because that is the slowest part. */
const seats = [0, 1].map(() => {
  const seat: { now: Browser | null } = { now: null };
  return { seat, chart: chartIn(seat) };
});

/** Opens the payment in a tab, as typed into the address bar. Throws RangeError for a third tab. */
export function openPage(screen: string, browser: Browser): Page {
  const made = seats[browser.tab.place];
  if (!made) throw new RangeError('there are two seats');
  made.seat.now = browser;
  const actor = createActor(made.chart, {
    clock: browser.clock,
    input: { person: ann, settings, params: { brand: loan.brand, loanId: loan.loanId }, screen },
  });
  actor.start();
  return { actor, view: () => paymentView(actor.getSnapshot()), isOpen: () => actor.getSnapshot().status === 'active' };
}
