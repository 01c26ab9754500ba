import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes, isScreen } from './xstateInternals.ts';

/** The innermost screen of a chart, by its name in the specification; null while it shows none. */
export function screenOf(snapshot: AnyMachineSnapshot): string | null {
  const screens = activeNodes(snapshot).filter(isScreen);
  const innermost = screens.toSorted((a, b) => b.path.length - a.path.length)[0];
  return innermost ? (namesOf(snapshot)[innermost.id] ?? innermost.id) : null;
}

/**
 * A flow gives a shared chart the names of its screens, because the specification names them differently in each flow. The chart has them in its
 * context, by the ids of its states. Decision 029.
 */
export type ScreenNames = Readonly<Record<string, string>>;

const isNames = (given: unknown): given is ScreenNames =>
  typeof given === 'object' && given !== null && Object.values(given).every((name) => typeof name === 'string');

function namesOf({ context }: AnyMachineSnapshot): ScreenNames {
  const names: unknown = context.screenNames;
  return isNames(names) ? names : {};
}

/** The id of the state that has this name in the flow; null when none has. */
export const stateNamed = (snapshot: AnyMachineSnapshot, screen: string): string | null =>
  Object.entries(namesOf(snapshot)).find(([, name]) => name === screen)?.[0] ?? null;
