import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import * as v from 'valibot';
import { takenIn } from '../../machines/graph/chartInternals.ts';
import { isChart, type Transition } from '../../machines/kit/xstateInternals.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { asked, CHANNEL, LEASE_MS, type Step, type Told } from '../../ui/studio/live/protocol.ts';
import { answerFor } from './answers.ts';
import { idsOf, stepOf, type Moved } from './reader.ts';

/** What the link needs of a channel: a BroadcastChannel, or a test's own. */
export type Line = { post: (told: Told) => void; hear: (listener: (data: unknown) => void) => void };

/** `address`: the tab's own, without what a link carries; `open` loads the tab anew at one of those. */
export type LinkOptions = {
  tab: string;
  line: Line;
  Failed: typeof ApiError;
  now: () => number;
  address: () => string;
  open: (address: string) => void;
};

/** Steps between two messages at most: a runaway chart must not fill the page's memory. */
const MOST = 500;

/** So many past moments can be gone back to. */
const MOST_ADDRESSES = 1_000;

/** A step as it is noted while the chart moves: what it comes to is worked out afterwards, when nobody waits for it. */
type Noted = Moved & { actor: AnyActorRef; snapshot: AnyMachineSnapshot };

/** What may come next is told of the last step of each chart only: it says nothing about those that are over. */
const worked = (noted: readonly Noted[]): Step[] =>
  noted.map(({ actor, snapshot, ...moved }, at) => {
    const isLast = !noted.slice(at + 1).some((later) => later.actor === actor);
    return stepOf(actor, snapshot, moved, isLast);
  });

/**
 * Lets a studio follow the charts of this tab. Copies nothing until one asks, and stops when none has asked for LEASE_MS. What is told is a
 * short list of plain values per chart (allowed.ts), never an event's payload. Only the sandbox loads this.
 */
export function link(app: AnyActorRef, { tab, line, Failed, now, address, open }: LinkOptions): void {
  const charts = new Map<string, AnyActorRef>();
  const noted: Noted[] = [];
  /** Steps whose address the mirror has yet to write: it hears of each of the app's before this does. */
  const unwritten: Noted[] = [];
  const taken = new Map<string, Transition[]>();
  /** Of each step, once the mirror has written it. It names a loan, so it stays in this tab. */
  const addresses = new Map<number, string>();
  let seq = 0;
  let leftAt = 0;
  let posting = false;
  let seen: { unsubscribe: () => void } | null = null;

  const keepAddress = (steps: readonly { seq: number }[]) => {
    const here = address();
    for (const step of steps) addresses.set(step.seq, here);
    for (const old of addresses.keys()) if (addresses.size > MOST_ADDRESSES) addresses.delete(old);
  };
  const post = () => {
    posting = false;
    keepAddress(unwritten.splice(0));
    if (noted.length > 0) line.post({ type: 'moved', tab, steps: worked(noted.splice(0)) });
    if (now() > leftAt) rest();
  };
  const inspect = (told: InspectionEvent) => {
    const actor = told.actorRef;
    if (!isActor(actor)) return;
    if (told.type === '@xstate.microstep') {
      const before = taken.get(actor.sessionId);
      if (before) before.push(...takenIn(told));
      else taken.set(actor.sessionId, [...takenIn(told)]);
    }
    if (told.type !== '@xstate.snapshot' || !isChart(told.snapshot)) return;
    const { snapshot } = told;
    const arrows = idsOf(snapshot.machine, taken.get(actor.sessionId) ?? []);
    taken.delete(actor.sessionId);
    if (snapshot.status === 'active') charts.set(actor.sessionId, actor);
    else charts.delete(actor.sessionId);
    if (noted.length < MOST) {
      const step = { actor, snapshot, seq: ++seq, at: now(), event: told.event.type, arrows };
      noted.push(step);
      unwritten.push(step);
    }
    if (actor === app) keepAddress(unwritten.splice(0));
    if (!posting) setTimeout(post, 0);
    posting = true;
  };
  const rest = () => {
    seen?.unsubscribe();
    seen = null;
    charts.clear();
    taken.clear();
    noted.length = 0;
    unwritten.length = 0;
    addresses.clear();
  };
  const begin = () => {
    leftAt = now() + LEASE_MS;
    if (seen) return;
    for (const actor of chartsBelow(app)) charts.set(actor.sessionId, actor);
    seen = app.system.inspect(inspect);
    const stand = [...charts.values()].flatMap((actor): Noted[] => {
      const snapshot: unknown = actor.getSnapshot();
      return isChart(snapshot) ? [{ actor, snapshot, seq: ++seq, at: now(), event: '', arrows: [] }] : [];
    });
    keepAddress(stand);
    line.post({ type: 'stands', tab, steps: worked(stand) });
  };
  line.hear((data) => {
    const heard = v.safeParse(asked, data);
    if (!heard.success) return;
    const { output } = heard;
    if (output.type === 'watch') begin();
    else if (output.type === 'unwatch') rest();
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

/** The charts that run now, from the root on. */
function chartsBelow(actor: AnyActorRef): AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isChart(snapshot)) return [];
  const children: unknown[] = Object.values(snapshot.children);
  return [actor, ...children.filter(isActor).flatMap(chartsBelow)];
}

/** Listens on the browser's own channel. `Failed`: the portal's class of failures, by which its charts know them. */
export function follow(app: AnyActorRef, Failed: typeof ApiError): void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = Math.random().toString(36).slice(2, 8);
  const line: Line = {
    post: (told) => channel.postMessage(told),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
  addEventListener('pagehide', () => line.post({ type: 'gone', tab }));
  // a whole new page, as after a reload: what is under way resumes, and the guards judge who may come there (quality §1.5)
  const open = (address: string) => location.assign(address);
  link(app, { tab, line, Failed, now: () => Date.now(), address: () => location.pathname, open });
}
