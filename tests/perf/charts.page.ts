import { builtinEnvironments } from 'vitest/runtime';
import { transition } from 'xstate';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentWalk } from '../e2e/paths/payment.world.ts';
import { median } from './kit/figures.ts';

/** The first share of the measurements, which is not counted: a customer's press is never the program's first. */
const WARMING_UP = 0.2;
const warm = (ms: readonly number[]): number[] => ms.slice(Math.floor(ms.length * WARMING_UP));

/** ms of one transition: every step of every situation of the walk. */
function transitions(): number[] {
  const ms: number[] = [];
  for (const { snapshot, ways } of paymentWalk.situations) {
    for (const { step } of ways) {
      const from = performance.now();
      Reflect.apply(transition, null, [paymentMachine, snapshot, step.event]);
      ms.push(performance.now() - from);
    }
  }
  return warm(ms);
}

/** A page for React, which must exist before React loads. Replaces the APIs that jsdom lacks, as in an idle browser. */
async function openPage(): Promise<HTMLElement> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost/' } });
  const dialogs = HTMLDialogElement.prototype;
  dialogs.showModal = function showModal() {
    this.open = true;
  };
  dialogs.close = function close() {
    this.open = false;
  };
  const nothing = () => undefined;
  const light = { matches: false, media: '', onchange: null, addListener: nothing, removeListener: nothing };
  window.matchMedia = () => Object.assign(new EventTarget(), light);
  return document.body.appendChild(document.createElement('div'));
}

/** ms from one snapshot to the next one on the screen: select, component, elements. From each situation of the walk to one after it. */
async function renders(): Promise<number[]> {
  const container = await openPage();
  const { drawerAt } = await import('./charts.draw.tsx');
  const draw = await drawerAt(container);
  const byKey = new Map(paymentWalk.situations.map((situation) => [situation.key, situation.snapshot]));
  const ms: number[] = [];
  for (const { snapshot, ways } of paymentWalk.situations) {
    if (snapshot.status !== 'active') continue;
    const next = ways.map(({ to }) => byKey.get(to)).find((following) => following !== snapshot && following?.status === 'active');
    if (!next) continue;
    draw(snapshot);
    const from = performance.now();
    draw(next);
    ms.push(performance.now() - from);
  }
  return warm(ms);
}

/** Medians of the payment chart's walk, ms, and the number of measurements. */
export async function measure() {
  const [moved, drawn] = [transitions(), await renders()];
  return {
    transition: { ms: median(moved), of: moved.length },
    render: { ms: median(drawn), of: drawn.length },
  };
}
