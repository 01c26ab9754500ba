import type { AnyMachineSnapshot } from 'xstate';
import type { Portal } from '../../kit/portal.ts';

/** How a call ends. `real`: the sandbox lender's response; `cut`: none. `passesMs`: no response for this long. `undriven`: why it is impossible. */
export type Wire = Answered | { passesMs: number } | { undriven: string };
export type Answered = { status?: number; body: unknown } | 'cut' | 'real';

/** A call of the chart: the network holds it until the story answers it. */
export type HeldCall<S> = {
  call: string;
  /** How often the page tries (the chart's `attempts`). */
  attempts?: number;
  /** One response, or several by the situation: the page retries after all but the last. */
  answers: Readonly<Record<string, Wire | ((snapshot: S) => readonly Wire[])>>;
  /** Why no other answer is possible here. Without it, an answer that is not named is an error. */
  otherwise?: string;
  /** ms of page time between two checks for the request, for calls that pause first. */
  everyMs?: number;
  /** The answer that the page has cached: then there is no request, and only this answer is possible. */
  known?: (snapshot: S) => string | null;
};
/** An actor without a request: it always answers at once with the same; a watcher only while `once` is true. */
export type OwnActor<S> = { itself: string; once?: (snapshot: S) => boolean };
/** This actor sends nothing now. */
export const silent = { itself: '', once: () => false } as const;
/** A child chart with its own screen: what the customer does there, by the labels of its outcomes. */
export type NestedChart<S> = { presses: Readonly<Record<string, Press<S>>> };
export type Actor<S> = HeldCall<S> | OwnActor<S> | NestedChart<S>;

/** What the customer does on the screen. `offered`: the screen has the control now. */
export type Press<S> = { offered: (snapshot: S) => boolean; press: (portal: Portal, snapshot: S) => Promise<void> };

/** How every step of a walk is done from outside the page. A step without a plan is an error, it is never skipped. */
export type Plan<S extends AnyMachineSnapshot> = {
  /** A function for a child chart, which makes different calls one after the other. */
  actors: Readonly<Record<string, Actor<S> | ((snapshot: S) => Actor<S>)>>;
  /** Labels of the child charts' events that follow a step at once: from outside it is one step. */
  atOnce?: (label: string, before: S, after: S) => readonly string[];
  presses: Readonly<Record<string, Press<S>>>;
  /** The path behind an address step, or why Back does not lead there now. */
  address: (snapshot: S, to: string, params: Readonly<Record<string, string>>) => { path: string } | { undriven: string };
  /** What must be done after a step so that the page is in the chart's situation. */
  afterwards?: (portal: Portal, snapshot: S, label: string, turn: () => Promise<void>) => Promise<void>;
  /** What the portal shows in this situation; after the end of the chart, the screen that the app opens for its outcome. */
  shows: (snapshot: S) => { screen: string; busy?: boolean };
};

/** How a call ends here, request by request. Throws when the plan does not name it. */
export function wiresOf<S>(actor: HeldCall<S>, snapshot: S, label: string): readonly Wire[] {
  const given = actor.answers[label];
  if (given === undefined && actor.otherwise !== undefined) return [{ undriven: actor.otherwise }];
  if (given === undefined) throw new Error(`no plan for the answer "${label}" of ${actor.call}`);
  if (typeof given === 'function') return given(snapshot);
  const fails = given === 'cut' || (typeof given === 'object' && 'status' in given && (given.status ?? 200) >= 400);
  return Array.from({ length: fails ? (actor.attempts ?? 1) : 1 }, () => given);
}

export const isNested = <S>(actor: Actor<S>): actor is NestedChart<S> => 'presses' in actor;

export const isHeld = <S>(actor: Actor<S>): actor is HeldCall<S> => 'call' in actor;

/** How a step is done: on the chart's own screen, or on a child chart's. Throws when the plan does not name it. */
export function pressOf<S extends AnyMachineSnapshot>(
  plan: Plan<S>,
  actor: Actor<S> | undefined,
  labels: { step: string; answer: string },
): Press<S> {
  const press = actor && isNested(actor) ? actor.presses[labels.answer] : plan.presses[labels.step];
  if (!press) throw new Error(`no plan for the press "${labels.step}"`);
  return press;
}

/** The plan's actor in this situation; undefined when the plan does not name it. */
export function actorOf<S extends AnyMachineSnapshot>({ actors }: Plan<S>, snapshot: S, id: string): Actor<S> | undefined {
  const planned = actors[id];
  return typeof planned === 'function' ? planned(snapshot) : planned;
}
