import type { FlowGraph, GraphState } from '../../../machines/graph/flowGraph.ts';
import { once } from '../../../machines/paths/once.ts';
import { flowGraphs } from './graphs.ts';

/** The calls that a chart makes, itself or by the charts that it starts, while it shows a screen. `screen` empty: between its screens, and on any of them. */
export type ScreenCalls = { flow: string; screen: string; calls: readonly string[] };

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en'));

const graphs = (): ReadonlyMap<string, FlowGraph> => flowGraphs();

/** The flows of the app have rows of their own: only one of them runs at a time. */
const startsFlows = (flow: string): boolean => flow === 'app';

/** All calls of a chart and of the charts that it starts. */
function allCalls(flow: string, seen: ReadonlySet<string> = new Set()): string[] {
  const graph = graphs().get(flow);
  return graph && !seen.has(flow) ? graph.states.flatMap((state) => callsIn(flow, state, new Set([...seen, flow]))) : [];
}

const callsIn = (flow: string, { calls }: GraphState, seen: ReadonlySet<string>): string[] =>
  calls.flatMap((call) => [...call.services, ...(call.flow !== null && !startsFlows(flow) ? allCalls(call.flow, seen) : [])]);

/** Which screen makes which call, by what the charts invoke. Spec: OPEN-030. */
export const callTable = once((): readonly ScreenCalls[] =>
  [...graphs()].flatMap(([flow, { states }]) => {
    const screens = ['', ...sorted(states.flatMap(({ screen }) => screen ?? []))];
    return screens
      .map((name) => ({
        flow,
        screen: name,
        calls: sorted(states.filter(({ screen }) => (screen ?? '') === name).flatMap((state) => callsIn(flow, state, new Set([flow])))),
      }))
      .filter(({ screen, calls }) => screen !== '' || calls.length > 0);
  }),
);

const cell = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ') || 'none';

/** docs/flows/calls.md. */
export function callTableText(): string {
  const titleOf = (flow: string) => graphs().get(flow)?.title.en ?? flow;
  return [
    '# Which screen makes which call',
    '',
    '`npm run flows` generates this page from what the charts invoke, and a test fails when it is out of date (OPEN-030). The calls of a screen are those',
    'of its chart while it shows that screen, and of the charts that it starts there. A row without a screen has the calls between the screens of a',
    'chart, and those that it makes on any of them.',
    '',
    '| Chart | Screen | Calls |',
    '| --- | --- | --- |',
    ...callTable().map(({ flow, screen, calls }) => `| [${titleOf(flow)}](${flow}.md) | ${screen && `\`${screen}\``} | ${cell(calls)} |`),
    '',
  ].join('\n');
}
