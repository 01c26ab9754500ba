import type { AnyMachineSnapshot } from 'xstate';
import type { Portal } from '../../kit/portal.ts';

/** How a call ends at the network. `real`: as the sandbox lender answers; `cut`: no answer. `passesMs`: so long nothing is answered. `undriven`: cannot be had from outside, and why. */
export type Wire = Answered | { passesMs: number } | { undriven: string };
export type Answered = { status?: number; body: unknown } | 'cut' | 'real';

/** A call of the chart: held at the network until the story says how it ends. */
export type HeldCall<S> = {
  call: string;
  /** The page asks so often before it gives up (the chart's `attempts`). */
  attempts?: number;
  /** One answer, or by the situation several: the page asks again after all but the last. */
  answers: Readonly<Record<string, Wire | ((snapshot: S) => readonly Wire[])>>;
  /** Why no other answer can be had here. Without it, an answer that is not named is a mistake. */
  otherwise?: string;
  /** ms that pass between two looks whether the page asks; for calls that wait for a while before they ask. */
  everyMs?: number;
  /** The answer that the page has already: then nothing is asked, and only this one can come. */
  known?: (snapshot: S) => string | null;
};
/** An actor of the page itself: it answers at once, and always so; a watching one only while somebody waits for it (`once`). */
export type OwnActor<S> = { itself: string; once?: (snapshot: S) => boolean };
/** Nothing can come of this actor now. */
export const silent = { itself: '', once: () => false } as const;
/** A chart below with a screen of its own: what the customer does there until it has its outcome, by the labels of the outcomes. */
export type NestedChart<S> = { presses: Readonly<Record<string, Press<S>>> };
export type Actor<S> = HeldCall<S> | OwnActor<S> | NestedChart<S>;

/** What somebody does on the screen. `offered`: the screen has it now. */
export type Press<S> = { offered: (snapshot: S) => boolean; press: (portal: Portal, snapshot: S) => Promise<void> };

/** How everything that a walk may tell is done from outside the page. What a walk tells and no plan knows is a mistake, never skipped. */
export type Plan<S extends AnyMachineSnapshot> = {
  /** A child chart is another actor by the situation: it asks one thing after the other. */
  actors: Readonly<Record<string, Actor<S> | ((snapshot: S) => Actor<S>)>>;
  /** What child charts say as soon as a step is done, by the labels: to whoever looks, all of it is one step. */
  atOnce?: (label: string, before: S, after: S) => readonly string[];
  presses: Readonly<Record<string, Press<S>>>;
  /** The path behind an address step, or why Back does not lead there now. */
  address: (snapshot: S, to: string, params: Readonly<Record<string, string>>) => { path: string } | { undriven: string };
  /** What has to be done after a step so that the page is where the chart alone would be. */
  afterwards?: (portal: Portal, snapshot: S, label: string, turn: () => Promise<void>) => Promise<void>;
  /** What the portal shows in this situation; a chart that has ended shows what the app makes of its outcome. */
  shows: (snapshot: S) => { screen: string; busy?: boolean };
};

/** How a call ends here, request by request. Throws when nobody has said. */
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

/** How a step is pressed: on the chart's own screen, or on that of a chart below. Throws when nobody has said. */
export function pressOf<S extends AnyMachineSnapshot>(
  plan: Plan<S>,
  actor: Actor<S> | undefined,
  labels: { step: string; answer: string },
): Press<S> {
  const press = actor && isNested(actor) ? actor.presses[labels.answer] : plan.presses[labels.step];
  if (!press) throw new Error(`no plan for the press "${labels.step}"`);
  return press;
}

/** What stands for this actor in this situation; undefined when the plan does not name it. */
export function actorOf<S extends AnyMachineSnapshot>({ actors }: Plan<S>, snapshot: S, id: string): Actor<S> | undefined {
  const planned = actors[id];
  return typeof planned === 'function' ? planned(snapshot) : planned;
}
