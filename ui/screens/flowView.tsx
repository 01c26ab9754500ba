import { memo, useMemo, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { afterPaint } from '../kit/afterPaint.ts';
import { preloadLater } from './later.tsx';
import { useSnapshot } from './useSnapshot.ts';

/** The props of a screen: the view, and how it sends events. */
export type ScreenProps<View, Event> = { view: View; send: (event: Event) => void };

/** Screens by name, each with its view. */
type Screens<Views, Event> = { readonly [Name in keyof Views]: (props: ScreenProps<Views[Name], Event>) => ReactNode };

/** What `ui/screens/<flow>/index.ts` exports as `flowScreens`: snapshot -> view, and one component per screen. */
export type FlowScreens<Snapshot, Views, Event> = {
  /** Null: a chart below shows the screen (decision 029). */
  select: (snapshot: Snapshot) => Views[keyof Views] | null;
  screens: Screens<Views, Event>;
};

/** A flow as the shell shows it: `names` of its screens, and the screen that a running actor is on. */
export type FlowView = {
  names: readonly string[];
  show: (actor: AnyActorRef, screen: string) => ReactNode;
  /** Downloads the screens that have files of their own. Rejects when one cannot be fetched. */
  preloadLater: () => Promise<void>;
};

type ScreenOf<Views, Name extends keyof Views, Event> = ScreenProps<Views[Name], Event> & { screens: Screens<Views, Event>; name: Name };

/** One instance per screen name (see its key), so the screen's hooks are this component's. */
function Screen<Views, Name extends keyof Views, Event>({ screens, name, view, send }: ScreenOf<Views, Name, Event>) {
  return screens[name]({ view, send });
}

/** The screen's name in the view: it stays correct while view and address are out of step. */
const screenNameIn = (view: unknown): string | null =>
  typeof view === 'object' && view !== null && 'screen' in view && typeof view.screen === 'string' ? view.screen : null;

/** Binds a flow's screens to its view. Shows nothing for an unknown screen name. */
export function flowView<Snapshot, Views extends object, Event>({ select, screens }: FlowScreens<Snapshot, Views, Event>): FlowView {
  const isScreen = (name: PropertyKey): name is keyof Views => Object.hasOwn(screens, name);
  const isShown = (view: Views[keyof Views] | null): view is Views[keyof Views] => view !== null;
  /** A view reads only the snapshot of its own chart, so that only changes of that chart render it. */
  const Current = memo(function Current({ actor, screen }: { actor: AnyActorRef; screen: string }) {
    const snapshot: Snapshot = useSnapshot(actor);
    const view = useMemo(() => select(snapshot), [snapshot]);
    const send = useMemo(() => (event: Event) => afterPaint(() => actor.send(event)), [actor]);
    const name = screenNameIn(view) ?? screen;
    return isShown(view) && isScreen(name) ? <Screen key={String(name)} screens={screens} name={name} view={view} send={send} /> : null;
  });
  return {
    names: Object.keys(screens),
    show: (actor, screen) => <Current actor={actor} screen={screen} />,
    preloadLater: () => preloadLater(screens),
  };
}
