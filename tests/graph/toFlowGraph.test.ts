import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { and, fromPromise, not, setup, spawnChild } from 'xstate';
import { flowGraph } from '../../machines/graph/flowGraph.ts';
import { toFlowGraph } from '../../machines/graph/toFlowGraph.ts';
import type { ChartWords } from '../../machines/graph/words.ts';
import { arrowsOf } from '../../machines/paths/explorer/arrows.ts';
import { namedIn, nodesOf, pathOf } from '../../machines/graph/chartInternals.ts';
import { charts } from '../../machines/paths/walks.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';

const tuning = setup({}).createMachine({ id: 'tuning', initial: 'off', states: { off: {} } });
const radio = setup({
  actors: { tuning, findStation: fromPromise(() => Promise.resolve()) },
  guards: { isLoud: () => true, isNight: () => false },
  actions: { keepStation: () => undefined, cleanUp: spawnChild('tuning') },
  delays: { patience: 45_000 },
}).createMachine({
  id: 'radio',
  initial: 'off',
  on: { 'radio.dropped': { target: '.broken', actions: 'cleanUp' } },
  states: {
    off: { id: 'Off', route: { guard: 'isNight' }, on: { 'button.pressed': 'on' } },
    on: {
      initial: 'searching',
      invoke: { id: 'tuning', src: 'tuning', onDone: 'off' },
      states: {
        searching: {
          tags: 'busy',
          invoke: {
            id: 'findStation',
            src: 'findStation',
            onDone: { target: 'playing', actions: 'keepStation' },
            onError: '#radio.broken',
          },
          after: { patience: '#radio.broken', 500: {} },
        },
        playing: {
          on: {
            'button.pressed': [{ guard: and(['isLoud', not('isNight')]), target: '#Off' }, { guard: 'isLoud', target: 'playing' }, {}],
          },
        },
      },
    },
    broken: { type: 'final' },
  },
});

const graph = toFlowGraph(radio, { services: { findStation: ['GET /profile', 'GET /stations', 'PUT /station'] }, spec: ['portal §9'] });
const state = (id: string) => graph.states.find((one) => one.id === id);
const arrow = (id: string) => graph.arrows.find((one) => one.id === id);

describe('the graph of a small chart', () => {
  test('has its states in the order of their author, each under its path', () => {
    expect(graph.states.map(({ id, kind, order }) => [id, kind, order])).toEqual([
      ['', 'compound', 0],
      ['off', 'atomic', 1],
      ['on', 'compound', 2],
      ['on.searching', 'atomic', 3],
      ['on.playing', 'atomic', 4],
      ['broken', 'final', 5],
    ]);
    expect(state('on')?.initial).toBe('on.searching');
    expect(graph).toMatchObject({ flow: 'radio', spec: ['portal §9'], main: [] });
  });

  test('knows screens, addresses and waits', () => {
    expect(state('off')).toMatchObject({ screen: 'Off', routable: true, busy: false });
    expect(state('on.searching')).toMatchObject({ screen: null, routable: false, busy: true });
  });

  test('tells a call from a flow, and what a call is for from what it asks besides', () => {
    expect(state('on')?.calls).toMatchObject([{ id: 'tuning', flow: 'tuning', service: null, services: [] }]);
    const services = ['GET /profile', 'GET /stations', 'PUT /station'];
    expect(state('on.searching')?.calls).toMatchObject([{ id: 'findStation', flow: null, service: 'PUT /station', services }]);
  });

  test('names conditions as the code does, and puts them in words', () => {
    expect(arrow('on.playing|button.pressed|0')?.guard).toEqual({
      name: 'isLoud and not isNight',
      title: { en: 'is loud and it is not so that is night', es: 'is loud y no es cierto que is night' },
    });
    expect(arrow('on.playing|button.pressed|1')).toMatchObject({ target: 'on.playing', otherwise: false });
    expect(arrow('on.playing|button.pressed|2')).toMatchObject({ target: null, guard: null, otherwise: true });
    expect(arrow('|xstate.route|off')).toMatchObject({ kind: 'route', guard: { name: 'isNight' } });
  });

  test('knows how long a timer runs, by its name or its number', () => {
    const timers = graph.arrows.filter(({ kind }) => kind === 'timer');
    expect(timers.map(({ delayMs, title, target }) => [delayMs, title.en, title.es, target])).toEqual(
      expect.arrayContaining([
        [45_000, 'patience (45 s)', 'patience (45 s)', 'broken'],
        [500, 'after 500 ms', 'tras 500 ms', null],
      ]),
    );
  });

  test('says what an answer does, and which flows go on by themselves', () => {
    expect(arrow('on.searching|xstate.done.actor.findStation|0')).toMatchObject({
      kind: 'answer',
      title: { en: 'find station: answered' },
      actions: ['keepStation'],
    });
    expect(arrow('on.searching|xstate.error.actor.findStation|0')).toMatchObject({
      kind: 'failure',
      title: { en: 'find station: failed', es: 'find station: fallo' },
    });
    expect(arrow('on|xstate.done.actor.tuning|0')?.title).toEqual({ en: 'tuning: finished', es: 'tuning: fin' });
    expect(arrow('|radio.dropped|0')?.starts).toEqual(['tuning']);
  });

  test('takes the words of the root, and none that are wrong', () => {
    const words: ChartWords = {
      title: { en: 'The radio', es: 'La radio' },
      states: { off: { title: { en: 'Silence', es: 'Silencio' }, note: { en: 'At night.', es: 'De noche.' } } },
      events: {},
      guards: { isNight: { en: 'it is night', es: 'es de noche' } },
      calls: {},
      delays: {},
    };
    const make = (meta: object) => toFlowGraph(setup({}).createMachine({ id: 'radio', meta, initial: 'off', states: { off: {} } }));
    expect(make(words).title.es).toBe('La radio');
    expect(make(words).states[1]).toMatchObject({ title: { en: 'Silence', es: 'Silencio' }, note: { en: 'At night.' } });
    expect(() => make({ title: 'The radio' })).toThrow(v.ValiError);
  });
});

describe.each([...flowGraphs()])('the graph of %s', (flow, real) => {
  const { machine } = charts[flow];

  test('is what its schema says', () => expect(v.parse(flowGraph, real)).toEqual(real));

  test('has every arrow of the chart exactly once, and every state', () => {
    const nodes = nodesOf(machine);
    expect(real.arrows).toHaveLength(arrowsOf(machine).length);
    expect(real.states.map(({ id }) => id)).toEqual(nodes.map(pathOf));
    expect(new Set(real.arrows.map(({ id }) => id)).size).toBe(real.arrows.length);
  });

  test('leads nowhere that is not there', () => {
    const ids = new Set(real.states.map(({ id }) => id));
    const ends = real.arrows.flatMap(({ source, target }) => (target === null ? [source] : [source, target]));
    expect([...ends, ...real.main].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows the length of every timer that does not depend on somebody', () => {
    const open = real.arrows.filter(({ kind, delayMs }) => kind === 'timer' && delayMs === null).map(({ source }) => source);
    const isRule = (name: unknown) => typeof namedIn(machine, 'delays', name) === 'function';
    const rules = nodesOf(machine).filter((node) => node.after.some(({ delay }) => isRule(delay)));
    expect([...new Set(open)]).toEqual(rules.map(pathOf));
  });
});

test('what the lender is asked is read from the sources', () => {
  const asked = (flow: 'payment' | 'sending' | 'attempt' | 'app') =>
    Object.fromEntries(
      flowGraphs()
        .get(flow)
        ?.states.flatMap(({ calls }) => calls.map(({ id, service }) => [id, service] as const)) ?? [],
    );
  expect(asked('payment')).toMatchObject({ sendConfirmation: 'POST /sendConfirmation', attempt: null });
  expect(asked('sending')).toMatchObject({ post: 'POST /payment', newKey: null });
  expect(asked('attempt')).toMatchObject({ fence: 'POST /paymentTimeout' });
  expect(asked('app')).toMatchObject({ readInFlight: 'GET /usercache' });
});
