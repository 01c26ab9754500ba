import type { PaymentView } from '../../machines/payment/payment.view.ts';
import type { Page, Tab } from './page.ts';
import type { ServiceModel } from './service.ts';

type Claim = { tab: Tab; says: 'notSent' | 'refused'; keys: readonly string[]; at: number };

/** Compares what the pages say with what the service has booked. */
export class Judge {
  readonly #service: ServiceModel;
  readonly #claims: Claim[] = [];
  readonly #learned = new Set<Tab>();
  readonly #problems = new Set<string>();

  constructor(service: ServiceModel) {
    this.#service = service;
  }

  /** What a page says now: "paid" must be booked already, "not sent" and "refused" must stay true for every key sent so far. */
  watch(tab: Tab, page: Page, now: number): void {
    if (!page.isOpen() || this.#learned.has(tab)) return;
    const view = page.view();
    if (view.screen === 'ConfirmPayment') {
      this.#learned.add(tab);
      if (!this.#isBooked(view.confirmationNumber)) this.#problems.add(`says paid, but nothing is booked (${now} ms)`);
      return;
    }
    const says = saidBy(view);
    const keys = [...tab.keys];
    if (!says || keys.length === 0) return;
    const known = this.#claims.some((claim) => claim.tab === tab && claim.says === says && claim.keys.length === keys.length);
    if (!known) this.#claims.push({ tab, says, keys, at: now });
  }

  /** After the faults have ended and time has passed, the page must show the real outcome. */
  expectTruth(tab: Tab, page: Page): void {
    if (!page.isOpen()) {
      if (tab.inFlight) this.#problems.add('has left, and the attempt is forgotten');
      return;
    }
    const view = page.view();
    const knows =
      view.screen !== 'PaymentProcessing' && !(view.screen === 'ReviewPayment' && view.phase !== 'ready' && view.phase !== 'refused');
    if (!knows) this.#problems.add(`does not know the truth in time: ${view.screen} ${'phase' in view ? view.phase : ''}`);
    const paid = this.#service.attempts.some(({ key, state }) => state === 'done' && tab.keys.has(key));
    if (paid && !this.#learned.has(tab)) this.#problems.add(`has paid, and is not told: ${view.screen}`);
  }

  /** At the end: claims against bookings, and bookings per intent. */
  verdict(tabs: readonly Tab[]): { charges: number; problems: string[] } {
    const booked = this.#service.attempts.filter(({ state }) => state === 'done');
    for (const { says, keys, at } of this.#claims)
      if (booked.some(({ key }) => keys.includes(key))) this.#problems.add(`says ${says} at ${at} ms of something that is booked`);
    const perIntent = new Map<string, number>();
    for (const { intentId } of booked) perIntent.set(intentId, (perIntent.get(intentId) ?? 0) + 1);
    if (tabs.length === 1 && booked.length > 1) this.#problems.add(`double charge: ${booked.length} for one customer who was told of one`);
    else if ([...perIntent.values()].some((count) => count > 1)) this.#problems.add('double charge: two for one intent');
    return { charges: booked.length, problems: [...this.#problems] };
  }

  #isBooked(confirmationNumber: string): boolean {
    return this.#service.attempts.some(({ messageKey, state }) => state === 'done' && confirmationNumber === `P-${messageKey}`);
  }
}

function saidBy(view: PaymentView): Claim['says'] | null {
  if (view.screen !== 'ReviewPayment' && view.screen !== 'MakePayment') return null;
  if (view.failure?.kind === 'refused') return 'refused';
  return view.notice === 'notSent' ? 'notSent' : null;
}
