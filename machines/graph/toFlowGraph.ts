import { StateMachine, type AnyStateMachine } from 'xstate';
import { isScreen, type StateNode, type Transition } from '../kit/xstateInternals.ts';
import { guardOf, isRoutable, isRoute, metaOf, namedIn, nodesOf, pathOf, transitionLists, upwards } from './chartInternals.ts';
import type { FlowGraph, GraphArrow, GraphCall, GraphState } from './flowGraph.ts';
import { guardClause } from './guardClause.ts';
import { readable, titleOf } from './sayings.ts';
import { withFlows } from './flowWords.ts';
import type { ChartWords, Words } from './words.ts';
import { wordsIn } from './wordsIn.ts';

/**
 * What is not in the chart itself. `flow`: its name, by default its id. `flows`: titles of the charts that are downloaded on demand.
 * `services`: actor name -> the contract rows that it may call ('POST /payment'). `spec`: clauses named in its files.
 */
export type About = {
  flow?: string;
  flows?: Readonly<Record<string, Words>>;
  services?: Readonly<Record<string, readonly string[]>>;
  spec?: readonly string[];
};

type Reading = Required<About> & { machine: AnyStateMachine; words: ChartWords };

/**
 * A chart as plain JSON: its states in source order, and every transition exactly once. Words are from the root's `meta`, else made from the
 * names. Pure; takes less than a millisecond.
 */
export function toFlowGraph(machine: AnyStateMachine, about: About = {}): FlowGraph {
  const flow = about.flow ?? machine.id;
  const words = wordsIn(metaOf(machine)) ?? { title: readable(flow), states: {}, events: {}, guards: {}, calls: {}, delays: {} };
  const reading: Reading = { flow, flows: {}, services: {}, spec: [], ...about, machine, words: withFlows(words, about.flows ?? {}) };
  const nodes = nodesOf(machine);
  return {
    flow,
    title: words.title,
    note: words.note ?? null,
    spec: [...reading.spec],
    main: [...(words.main ?? [])],
    states: nodes.map((node, order) => stateOf(reading, node, order)),
    arrows: nodes.flatMap((node) => arrowsFrom(reading, node)),
  };
}

function stateOf(reading: Reading, node: StateNode, order: number): GraphState {
  const { words } = reading;
  const id = pathOf(node);
  const given = node.parent ? words.states[id] : words;
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    id,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    order,
    initial: initial ? pathOf(initial) : null,
    title: given?.title ?? readable(node.key),
    note: given?.note ?? null,
    screen: upwards(node).find(isScreen)?.id ?? null,
    routable: isRoutable(node),
    busy: upwards(node).some(({ tags }) => tags.includes('busy')),
    calls: node.invoke.map(({ id: invoked, src }) => callOf(reading, invoked, src)),
  };
}

function callOf({ machine, words, flows, services }: Reading, id: string, given: unknown): GraphCall {
  const src = typeof given === 'string' ? given : id;
  const logic = namedIn(machine, 'actors', given);
  const flow = logic instanceof StateMachine ? logic.id : Object.hasOwn(flows, src) ? src : null;
  const called = services[src] ?? [];
  return { id, src, title: words.calls[id] ?? readable(id), flow, service: mainOf(called), services: [...called] };
}

/** The actor's main call: the only one that changes something, or the only one. */
function mainOf(services: readonly string[]): string | null {
  const changing = services.filter((service) => !service.startsWith('GET '));
  const [main, ...others] = changing.length > 0 ? changing : services;
  return main !== undefined && others.length === 0 ? main : null;
}

type EventKind = { kind: GraphArrow['kind']; name: string };

const PREFIXES: readonly (readonly [string, GraphArrow['kind']])[] = [
  ['xstate.done.actor.', 'answer'],
  ['xstate.error.actor.', 'failure'],
  ['xstate.snapshot.', 'news'],
  ['xstate.done.state.', 'done'],
  ['xstate.after.', 'timer'],
];

/** The meaning of XState's event types; `name` is the name in the source. */
function eventKind(type: string): EventKind {
  if (type === '') return { kind: 'always', name: '' };
  if (type === 'xstate.route') return { kind: 'route', name: type };
  const [prefix, kind] = PREFIXES.find(([start]) => type.startsWith(start)) ?? ['', 'event'];
  return { kind, name: type.slice(prefix.length) };
}

function arrowsFrom(reading: Reading, node: StateNode): GraphArrow[] {
  return transitionLists(node).flatMap((list) => list.map((definition, index) => arrowOf(reading, node, definition, list.slice(0, index))));
}

/** `before`: the arrows of the same event that are tried first. The position in this list makes the id unique. */
function arrowOf(reading: Reading, node: StateNode, definition: Transition, before: readonly Transition[]): GraphArrow {
  const { machine, words } = reading;
  const event = definition.eventType;
  const { kind, name } = eventKind(event);
  const target = definition.target?.[0];
  const condition = guardOf(definition);
  const delay: unknown = kind === 'timer' ? node.after.find(({ eventType }) => eventType === event)?.delay : undefined;
  const length = namedIn(machine, 'delays', delay);
  const delayMs = typeof length === 'number' ? length : null;
  const isFlow = node.invoke.some(({ id, src }) => id === name && callOf(reading, id, src).flow !== null);
  const source = pathOf(node);
  return {
    id: [source, event || 'always', kind === 'route' && target ? pathOf(target) : before.length].join('|'),
    source,
    target: target ? pathOf(target) : null,
    kind,
    event,
    title: titleOf(words, kind, kind === 'timer' ? nameOfDelay(delay) : name, { isFlow, delayMs }),
    guard: condition === undefined ? null : guardClause(words, condition),
    otherwise: condition === undefined && !isRoute(definition) && before.some(({ guard }) => guard !== undefined),
    actions: definition.actions.map(actionName),
    delayMs,
    starts: definition.actions.flatMap((action) => startedBy(reading, actionName(action))),
  };
}

/** The chart that `spawnChild(…)` starts by this name. */
function startedBy({ machine, flows }: Reading, name: string): string[] {
  const action = namedIn(machine, 'actions', name);
  const src: unknown = typeof action === 'function' && 'src' in action ? action.src : undefined;
  const logic = namedIn(machine, 'actors', src);
  if (logic instanceof StateMachine) return [logic.id];
  return typeof src === 'string' && Object.hasOwn(flows, src) ? [src] : [];
}

const nameOfDelay = (delay: unknown): string => (typeof delay === 'string' ? delay : '');

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const named = (typeof action === 'object' || typeof action === 'function') && action !== null;
  return named && 'type' in action ? String(action.type).replace('xstate.', '') : 'action';
}
