import { AsyncLocalStorage } from 'node:async_hooks';
import type { InFlight, PaymentDraft } from '../../../services/contract/unfinishedPayment.ts';
import type { ReviewPaymentView } from '../../../machines/payment/views/reviewPayment.ts';
import type { VirtualClock } from '../clock.ts';
import type { Api } from '../../../services/client/api.ts';
import type { Random } from '../random.ts';
import type { Draft as CancelDraft } from '../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { Party } from './loan.ts';
import { DRAFT_LIFE_MS } from '../../../services/client/draftLife.ts';

/** ms; a draft lives this long: services/client/drafts.ts. */

/** What the tabs of one browser share: the holder of `pay:<loanId>`, who waits for it, and the copy of the unfinished payment at the service. */
export type Browser = {
  holder: Seat | null;
  waiting: Set<() => void>;
  copy: { draft: PaymentDraft | null; inFlight: InFlight | null };
};

type World = {
  who: Party;
  browser: Browser;
  clock: VirtualClock;
  random: Random;
  api: Api;
  wrong: { keepsAgreement: boolean; keepsLock: boolean };
};
type Review = Pick<ReviewPaymentView, 'amount' | 'renews' | 'newLoan'> & { lent: number };

/** One tab: its storage, which survives reloads, and the page in it. */
export class Seat {
  readonly world: World;
  #stored: { draft: PaymentDraft; at: number } | null = null;
  inFlight: InFlight | null = null;
  locatedAt = -Infinity;
  cancelDraft: CancelDraft | null = null;
  /** Every key that this tab was about to send since the last outcome it was told. */
  readonly keys = new Set<string>();
  /** What ReviewPayment showed when the customer pressed Pay. */
  review: Review | null = null;
  /** The address of the signing page that this page has opened; empty without one. */
  signing = '';
  /** Tells the page that the signing page has ended. */
  tellSigned: (() => void) | null = null;
  #page: Browser['copy'] = { draft: null, inFlight: null };

  constructor(world: World) {
    this.world = world;
  }

  /** Everything that is done in this tab, so that its charts know where they run. */
  run<T>(doing: () => T): T {
    return here.run(this, doing);
  }

  /** Virtual time for the charts of this tab. */
  readonly clock = {
    setTimeout: (ring: (...args: unknown[]) => void, ms: number): number => this.world.clock.setTimeout(() => this.run(ring), ms),
    clearTimeout: (id: number): void => this.world.clock.clearTimeout(id),
  };

  get draft(): PaymentDraft | null {
    if (this.#stored && this.world.clock.now - this.#stored.at >= DRAFT_LIFE_MS) this.#stored = null;
    return this.#stored?.draft ?? null;
  }

  keepDraft(draft: PaymentDraft): void {
    this.#stored = { draft, at: this.world.clock.now };
    this.#follow({ draft });
  }

  changeDraft(changes: Partial<PaymentDraft>): void {
    const { draft } = this;
    if (draft) this.keepDraft({ ...draft, ...changes });
  }

  forgetDraft(): void {
    this.#stored = null;
    this.#follow({ draft: null });
  }

  keepInFlight(inFlight: InFlight | null): void {
    this.inFlight = inFlight;
    this.#follow({ inFlight });
  }

  /** A new page in this tab knows nothing of what the one before has sent to the copy. */
  reload(): void {
    this.#page = { draft: null, inFlight: null };
    this.signing = '';
    this.tellSigned = null;
  }

  /** As services/client/remote.ts: each page sends the whole copy as it knows it. */
  #follow(part: Partial<Browser['copy']>): void {
    this.#page = { ...this.#page, ...part };
    this.world.browser.copy = { draft: this.#page.draft, inFlight: this.#page.inFlight ?? this.inFlight };
  }
}

const here = new AsyncLocalStorage<Seat>();

/** The tab in which this runs. Throws outside of one. */
export function seatNow(): Seat {
  const seat = here.getStore();
  if (!seat) throw new Error('this runs in no tab');
  return seat;
}
