import { createActor, type Actor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { afterMoney, type MoneyOutcome } from '../../../machines/app/app.outcomes.ts';
import { agreementView, type AgreementView } from '../../../machines/agreement/agreement.view.ts';
import { cancelRenewalView } from '../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { accountDetails, cancelRenewal, payment } from '../../../machines/kit/places.ts';
import { nextOf } from '../../../machines/location/location.rules.ts';
import type { Target } from '../../../machines/kit/target.ts';
import { visibleChartBelow, visibleScreen } from '../../../machines/kit/visibleScreen.ts';
import { paymentView, type PaymentView } from '../../../machines/payment/payment.view.ts';
import { renewalView, type RenewalView } from '../../../machines/renewal/renewal.view.ts';
import { settings } from '../../../machines/paths/walks/payment.people.ts';
import { charts } from './charts.ts';
import { LOAN_ID, PERSON } from './loan.ts';
import type { Seat } from './seat.ts';

const BRAND = 'TitleMax';
export const ACCOUNT = accountDetails(BRAND, LOAN_ID);
export const PAYMENT = payment(BRAND, LOAN_ID);
export const cancelOf = (loanId: string): Target => cancelRenewal(BRAND, loanId);

type Running =
  | { flow: 'payment'; actor: Actor<typeof charts.payment> }
  | { flow: 'renewal'; actor: Actor<typeof charts.renewal> }
  | { flow: 'agreement'; actor: Actor<typeof charts.agreement> }
  | { flow: 'cancelRenewal'; actor: Actor<typeof charts.cancelRenewal> };

type Views = {
  payment: PaymentView | null;
  renewal: RenewalView | null;
  agreement: AgreementView | null;
  cancel: ReturnType<typeof cancelRenewalView> | null;
};
const NOTHING: Views = { payment: null, renewal: null, agreement: null, cancel: null };

/** A small app in one tab: one real chart at a time, and after its outcome the screen that the real app opens. */
export class App {
  readonly seat: Seat;
  readonly #locate: () => void;
  target: Target = ACCOUNT;
  running: Running | null = null;
  #seen: { snapshot: unknown; views: Views } = { snapshot: null, views: NOTHING };
  /** Where the customer goes when the flow has cleaned up. */
  #next: Target | null = null;

  constructor(seat: Seat, locate: () => void) {
    this.seat = seat;
    this.#locate = locate;
  }

  open(target: Target): void {
    this.target = target;
    this.running = this.seat.run(() => this.#start(target));
    const actor: AnyActorRef | undefined = this.running?.actor;
    actor?.subscribe({ complete: () => this.#ended() });
    if (this.running?.actor.getSnapshot().status === 'done') this.#ended();
    // the real flow of the location always finds this customer
    if (target.flow === 'location') {
      this.#locate();
      const before = target.search['because'] === 'renewal' ? 'terms' : 'review';
      this.open(nextOf({ brand: BRAND, loanId: LOAN_ID, ending: 'located', forDraw: false, before }));
    }
  }

  /** An event of the screen that is shown: of the deepest chart that shows one. */
  send(event: { type: string; [more: string]: unknown }): void {
    const { running } = this;
    if (!running) return;
    const actor: AnyActorRef = visibleChartBelow(running.actor.getSnapshot())?.actor ?? running.actor;
    this.seat.run(() => actor.send(event));
  }

  /** Does the screen that is shown take this event now? */
  can(type: string): boolean {
    const { running } = this;
    if (!running) return false;
    const snapshot: AnyMachineSnapshot = visibleChartBelow(running.actor.getSnapshot())?.snapshot ?? running.actor.getSnapshot();
    return snapshot.can({ type });
  }

  /** Of the flow itself. */
  leave(next: Target = ACCOUNT): void {
    const { running } = this;
    if (!running) return;
    if (!running.actor.getSnapshot().can({ type: 'flow.left' })) return;
    this.#next = next;
    const actor: AnyActorRef = running.actor;
    this.seat.run(() => actor.send({ type: 'flow.left' }));
  }

  reload(): void {
    const screen = this.running ? (visibleScreen(this.running.actor.getSnapshot()) ?? this.target.screen) : this.target.screen;
    this.close();
    this.seat.reload();
    this.open({ ...this.target, screen });
  }

  close(): void {
    const { running } = this;
    this.running = null;
    this.#next = null; // a new page does not know where the one before was going
    this.seat.run(() => running?.actor.stop());
  }

  get screen(): string {
    return this.running ? (visibleScreen(this.running.actor.getSnapshot()) ?? '') : 'AccountDetails';
  }

  /** What the page shows; computed once for each snapshot. */
  views(): Views {
    const snapshot: unknown = this.running?.actor.getSnapshot() ?? null;
    if (snapshot !== this.#seen.snapshot) this.#seen = { snapshot, views: this.#viewsNow() };
    return this.#seen.views;
  }

  /** Is it another one than this? */
  get snapshot(): unknown {
    return this.running?.actor.getSnapshot() ?? null;
  }

  #viewsNow(): Views {
    const { running } = this;
    return {
      payment: running?.flow === 'payment' ? paymentView(running.actor.getSnapshot()) : null,
      renewal: running?.flow === 'renewal' ? renewalView(running.actor.getSnapshot()) : null,
      agreement: running?.flow === 'agreement' ? agreementView(running.actor.getSnapshot()) : null,
      cancel: running?.flow === 'cancelRenewal' ? cancelRenewalView(running.actor.getSnapshot()) : null,
    };
  }

  #start({ flow, params, search, screen }: Target): Running | null {
    const options = { clock: this.seat.clock };
    const input = { person: PERSON[this.seat.world.who], settings, params, search, screen };
    if (flow === 'payment') return { flow, actor: createActor(charts.payment, { ...options, input }).start() };
    if (flow === 'renewal') return { flow, actor: createActor(charts.renewal, { ...options, input }).start() };
    if (flow === 'agreement') return { flow, actor: createActor(charts.agreement, { ...options, input }).start() };
    if (flow === 'cancelRenewal') return { flow, actor: createActor(charts.cancelRenewal, { ...options, input }).start() };
    return null;
  }

  #ended(): void {
    const { running } = this;
    if (!running || running.actor.getSnapshot().status !== 'done') return;
    const next = this.#next;
    const target = this.#outcome(running);
    this.#next = null;
    this.open(next && running.flow !== 'agreement' ? next : target);
  }

  #outcome(running: Running): Target {
    const money = (outcome: MoneyOutcome | undefined): Target => (outcome ? afterMoney(outcome) : ACCOUNT);
    if (running.flow === 'payment') return money(running.actor.getSnapshot().output);
    if (running.flow === 'renewal') return money(running.actor.getSnapshot().output);
    return running.actor.getSnapshot().output?.next ?? ACCOUNT;
  }
}
