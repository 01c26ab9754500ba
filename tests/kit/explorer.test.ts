import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore, gaps, type World } from '../../machines/paths/explorer.ts';
import { executors, pathsOf } from '../../machines/paths/tour.ts';

/** A shop counter: it asks for a price, may close, and ends with a sale. */
const counter = setup({
  types: {} as {
    context: { price: number };
    events: { type: 'price.asked' } | { type: 'sold' } | { type: 'xstate.route'; to: never };
    output: { kind: string };
    tags: 'busy';
  },
  actors: { getPrice: fromPromise<number>(() => Promise.resolve(1)) },
  guards: { isDear: ({ context }) => context.price > 100 },
  delays: { patience: 5000, day: 86_400_000 },
}).createMachine({
  id: 'counter',
  context: { price: 0 },
  output: { kind: 'sold' },
  initial: 'open',
  states: {
    open: { id: 'Counter', route: {}, on: { 'price.asked': 'asking' }, after: { day: 'open' } },
    asking: {
      tags: 'busy',
      on: { 'xstate.route': {} },
      after: { patience: 'open' },
      invoke: {
        id: 'getPrice',
        src: 'getPrice',
        onDone: { target: 'judging', actions: assign({ price: ({ event }) => event.output }) },
        onError: 'open',
      },
    },
    judging: { always: [{ guard: 'isDear', target: 'open' }, { target: 'offering' }] },
    offering: { on: { sold: 'closed', 'price.asked': 'asking' } },
    closed: { type: 'final' },
  },
});

const whole: World<typeof counter> = {
  starts: { 'the counter opens': undefined },
  events: { 'Ann asks for the price': { type: 'price.asked' }, 'Ann buys': { type: 'sold' } },
  answers: { getPrice: { fair: { done: 50 }, dear: { done: 500 }, 'no answer': { fails: new Error('closed') } } },
  outcomes: ['sold'],
};

test('a complete chart with a complete walk has no gaps', () => expect(gaps(explore(counter, whole))).toEqual([]));

test('an arrow for every event of a kind is taken by an event of this kind', () => {
  const desk = setup({ types: {} as { events: { type: 'search.typed' } } }).createMachine({
    id: 'desk',
    initial: 'open',
    states: { open: { on: { 'search.*': 'closed' } }, closed: { type: 'final' } },
  });
  const world = {
    starts: { 'the desk opens': undefined },
    events: { 'Ann searches': { type: 'search.typed' } as const },
    outcomes: ['nothing'],
  };
  expect(gaps(explore(desk, world))).toEqual([]);
});

describe('a gap is reported as a sentence', () => {
  const without = (change: Partial<World<typeof counter>>) => gaps(explore(counter, { ...whole, ...change }));
  test.each([
    [
      'an answer that fails',
      { answers: { getPrice: { fair: { done: 50 }, dear: { done: 500 } } } },
      'arrow never taken: asking: xstate.error.actor.getPrice -> open',
    ],
    [
      'the other side of a condition',
      { answers: { getPrice: { dear: { done: 500 }, 'no answer': { fails: 'x' } } } },
      'condition never false: judging: always [isDear] -> open',
    ],
    ['an action of the customer', { events: { 'Ann asks for the price': { type: 'price.asked' } } }, 'state never reached: closed'],
    ['an outcome of the chart', { outcomes: ['sold', 'left'] }, 'outcome that never happens: left'],
    [
      'an event that is never handled',
      { answers: { getPrice: { dear: { done: 500 }, 'no answer': { fails: 'x' } } } },
      'always ignored: Ann buys',
    ],
    ['an event that should be refused, and is not', { refused: ['Ann buys'] }, 'not ignored, but in refused: Ann buys'],
    ['an end that is not expected', { outcomes: [] }, 'unexpected outcome: sold'],
    ['an actor', { answers: {} }, 'call without answers: getPrice'],
    [
      'an actor that was removed',
      { answers: { ...whole.answers, getLoan: { x: { done: 1 } } } },
      'answers for an actor that never runs: getLoan',
    ],
  ] as const)('%s', (_, change, sentence) => expect(without(change)).toContain(sentence));
});

describe('a fault of the chart is reported as a sentence', () => {
  const faulty = setup({
    types: {} as {
      context: { card: { last: string } | null };
      events: { type: 'pay' } | { type: 'look' } | { type: 'wait' };
      tags: 'busy';
    },
    actors: { ask: fromPromise(() => Promise.resolve()) },
    actions: { keepCard: assign(({ context }) => ({ card: { last: (context.card ?? missing()).last } })) },
  }).createMachine({
    id: 'faulty',
    context: { card: null },
    initial: 'start',
    states: {
      start: { on: { pay: { target: 'paid', actions: 'keepCard' }, look: 'stuck', wait: 'waiting' } },
      paid: {},
      stuck: {},
      waiting: { invoke: { id: 'ask', src: 'ask', onDone: 'idling' } },
      idling: { tags: 'busy', on: { look: 'start' } },
    },
  });
  const found = gaps(
    explore(faulty, {
      starts: { begins: undefined },
      events: { pays: { type: 'pay' }, looks: { type: 'look' }, waits: { type: 'wait' } },
      answers: { ask: { answered: { done: undefined }, fails: { fails: new Error('no network') } } },
    }),
  );
  test.each([
    'crash: begins → pays: no card',
    'crash: begins → waits → ask: fails: no network',
    'dead end: "stuck" after begins → looks',
    'waits without the tag busy: "waiting"',
    'busy, but waits for nothing: "idling"',
  ])('%s', (sentence) => expect(found).toContain(sentence));
});

function missing(): never {
  throw new Error('no card');
}

test('only the shortest running timer fires', () => {
  const { situations } = explore(counter, whole);
  const asking = situations.find(({ snapshot }) => snapshot.matches('asking'));
  expect(asking?.ways.map(({ step }) => step.label).filter((label) => label.startsWith('after'))).toEqual(['after patience (5000 ms)']);
});

test('a timer with two arrows is one event', () => {
  const timer = setup({ guards: { isOver: () => false } }).createMachine({
    id: 'timer',
    initial: 'ticking',
    states: {
      ticking: {
        after: {
          1000: [
            { guard: 'isOver', target: 'over' },
            { target: 'ticking', reenter: true },
          ],
        },
      },
      over: {},
    },
  });
  const [ticking] = explore(timer, { starts: { begins: undefined } }).situations;
  expect(ticking?.ways.map(({ step }) => step.label)).toEqual(['after 1000 (1000 ms)']);
});

test('the walk is a TestModel: it gives the shortest path to every situation', () => {
  const { model, situations } = explore(counter, whole);
  const paths = model.getShortestPaths({ allowDuplicatePaths: true });
  const sentences = paths.map(({ steps }) => steps.slice(1).map(({ event }) => event.type)); // the library's first step is xstate.init
  expect(sentences.map((path) => path.join(' → ')).filter(Boolean)).toEqual(situations.map(({ title }) => title));
});

test('more situations than the limit are an error that says how to fix it', () => {
  expect(() => explore(counter, { ...whole, limit: 2 })).toThrow('say what its guards see');
});

describe('a tour', () => {
  const walk = explore(counter, whole);
  const paths = pathsOf(walk);

  test('takes every arrow that the walk took, in few paths', () => {
    const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => state.arrows)));
    expect(walk.arrows.filter((arrow) => !taken.has(arrow)).map(({ name }) => name)).toEqual([]);
    expect(paths.length).toBeLessThanOrEqual(2);
  });

  test('runs each event of a path, and each state by its path in the chart or by its screen', async () => {
    const [path] = paths;
    if (!path) throw new Error('no path');
    const done: string[] = [];
    await path.test({
      events: executors(path, ({ label }, from) => void done.push(from ? label : `start: ${label}`)),
      states: { Counter: () => void done.push('Counter'), asking: () => void done.push('asking'), '*': () => void done.push('*') },
    });
    expect(done.slice(0, 4)).toEqual(['start: the counter opens', 'Counter', 'after day (86400000 ms)', 'Counter']);
    expect(done.slice(4, 8)).toEqual(['Ann asks for the price', 'asking', 'getPrice: fair', '*']);
  });

  test('prints the states and the events up to the step that fails', async () => {
    const [path] = paths;
    if (!path) throw new Error('no path');
    const events = executors(path, ({ label }) => {
      if (label === 'getPrice: fair') throw new Error('the till is broken');
    });
    const failing = path.test({ events });
    await expect(failing).rejects.toThrow('the till is broken');
    await expect(failing).rejects.toThrow(
      /Event: after day \(86400000 ms\)\s+State: "asking"\s+Event: Ann asks for the price\s+State: "offering"/,
    );
  });
});
