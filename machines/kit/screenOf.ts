import { getStateNodes, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';

/** The innermost screen a chart is on, by the id of its state; null while it is on none. Only screens have ids of their own (style §2). */
export function screenOf(snapshot: AnyMachineSnapshot): string | null {
  const nodes: AnyStateNode[] = getStateNodes(snapshot.machine.root, snapshot.value);
  const screens = nodes.filter((node) => node.parent && node.config.id !== undefined);
  return screens.toSorted((a, b) => b.path.length - a.path.length)[0]?.id ?? null;
}
