import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import * as v from 'valibot';
import { takenIn } from '../../machines/graph/chartInternals.ts';
import { isChart, type Transition } from '../../machines/kit/xstateInternals.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { fromStudio, CHANNEL, LEASE_MS, type Step, type FromTab } from '../../ui/studio/live/protocol.ts';
import { answerFor } from './answers.ts';
import { idsOf, stepOf, type Moved } from './reader.ts';

/** The channel: a BroadcastChannel, or a test's own. */
export type Line = { post: (message: FromTab) => void; listen: (listener: (data: unknown) => void) => void };

/** `address`: the tab's current one, without search parameters; `open` reloads the tab at an address. */
export type LinkOptions = {
  tab: string;
  line: Line;
  Failed: typeof ApiError;
  now: () => number;
  address: () => string;
  open: (address: string) => void;
};

/** The most steps between two messages: a runaway chart must not fill the page's memory. */
const MOST = 500;

const MOST_ADDRESSES = 1_000;

/** A recorded step. The rest of it is computed later, so that the chart does not wait. */
type Recorded = Moved & { actor: AnyActorRef; snapshot: AnyMachineSnapshot };

/** Only the last step of each chart says what can come next. */
const stepsOf = (recorded: readonly Recorded[]): Step[] =>
  recorded.map(({ actor, snapshot, ...moved }, at) => {
    const isLast = !recorded.slice(at + 1).some((later) => later.actor === actor);
    return stepOf(actor, snapshot, moved, isLast);
  });

/**
 * Lets a studio follow the charts of this tab. Records nothing until a studio watches, and stops after LEASE_MS without a `watch`. Sends a
 * short list of plain values per chart (allowed.ts), never an event's payload. Only the sandbox loads this.
 */
export function link(app: AnyActorRef, { tab, line, Failed, now, address, open }: LinkOptions): void {
  const charts = new Map<string, AnyActorRef>();
  const recorded: Recorded[] = [];
  /** Steps whose address the mirror has not written yet. The mirror gets each step of the app before this does. */
  const unwritten: Recorded[] = [];
  const taken = new Map<string, Transition[]>();
  /** The address of each step. It names a loan, so it stays in this tab. */
  const addresses = new Map<number, string>();
  let seq = 0;
  let leaseEndsAt = 0;
  let posting = false;
  let seen: { unsubscribe: () => void } | null = null;

  const saveAddress = (steps: readonly { seq: number }[]) => {
    const here = address();
    for (const step of steps) addresses.set(step.seq, here);
    for (const old of addresses.keys()) if (addresses.size > MOST_ADDRESSES) addresses.delete(old);
  };
  const post = () => {
    posting = false;
    saveAddress(unwritten.splice(0));
    if (recorded.length > 0) line.post({ type: 'moved', tab, steps: stepsOf(recorded.splice(0)) });
    if (now() > leaseEndsAt) stop();
  };
  const inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef;
    if (!isActor(actor)) return;
    if (inspected.type === '@xstate.microstep') {
      const before = taken.get(actor.sessionId);
      if (before) before.push(...takenIn(inspected));
      else taken.set(actor.sessionId, [...takenIn(inspected)]);
    }
    if (inspected.type !== '@xstate.snapshot' || !isChart(inspected.snapshot)) return;
    const { snapshot } = inspected;
    const arrows = idsOf(snapshot.machine, taken.get(actor.sessionId) ?? []);
    taken.delete(actor.sessionId);
    if (snapshot.status === 'active') charts.set(actor.sessionId, actor);
    else charts.delete(actor.sessionId);
    if (recorded.length < MOST) {
      const step = { actor, snapshot, seq: ++seq, at: now(), event: inspected.event.type, arrows };
      recorded.push(step);
      unwritten.push(step);
    }
    if (actor === app) saveAddress(unwritten.splice(0));
    if (!posting) setTimeout(post, 0);
    posting = true;
  };
  const stop = () => {
    seen?.unsubscribe();
    seen = null;
    charts.clear();
    taken.clear();
    recorded.length = 0;
    unwritten.length = 0;
    addresses.clear();
  };
  const begin = () => {
    leaseEndsAt = now() + LEASE_MS;
    if (seen) return;
    for (const actor of chartsBelow(app)) charts.set(actor.sessionId, actor);
    seen = app.system.inspect(inspect);
    const states = [...charts.values()].flatMap((actor): Recorded[] => {
      const snapshot: unknown = actor.getSnapshot();
      return isChart(snapshot) ? [{ actor, snapshot, seq: ++seq, at: now(), event: '', arrows: [] }] : [];
    });
    saveAddress(states);
    line.post({ type: 'stands', tab, steps: stepsOf(states) });
  };
  line.listen((data) => {
    const message = v.safeParse(fromStudio, data);
    if (!message.success) return;
    const { output } = message;
    if (output.type === 'watch') begin();
    else if (output.type === 'unwatch') stop();
    else if (output.tab !== tab) return;
    else if (output.type === 'restart') {
      const past = addresses.get(output.seq);
      if (past !== undefined) open(past);
    } else {
      const actor = charts.get(output.session);
      const event = actor && answerFor(actor, output, Failed);
      if (event) actor.send(event);
    }
  });
  begin();
}

const isActor = (ref: unknown): ref is AnyActorRef => typeof ref === 'object' && ref !== null && 'sessionId' in ref && 'getSnapshot' in ref;

/** The running charts, from the root down. */
function chartsBelow(actor: AnyActorRef): AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isChart(snapshot)) return [];
  const children: unknown[] = Object.values(snapshot.children);
  return [actor, ...children.filter(isActor).flatMap(chartsBelow)];
}

/** Listens on a BroadcastChannel. `Failed`: the portal's class of failures, which its charts check with instanceof. */
export function follow(app: AnyActorRef, Failed: typeof ApiError): void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = Math.random().toString(36).slice(2, 8);
  const line: Line = {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
  addEventListener('pagehide', () => line.post({ type: 'gone', tab }));
  // a full page load, so that flows in progress resume and the guards check the address (quality §1.5)
  const open = (address: string) => location.assign(address);
  link(app, { tab, line, Failed, now: () => Date.now(), address: () => location.pathname, open });
}
