import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { difference, type Difference } from '../../machines/graph/difference.ts';
import { toFlowGraph } from '../../machines/graph/toFlowGraph.ts';
import type { ChartWords } from '../../machines/graph/words.ts';

const say = (en: string) => ({ en, es: `${en} (es)` });
const words = {
  title: say('Renting a boat'),
  states: {
    choosing: { title: say('Which boat?') },
    asking: { title: say('Asking for the boat') },
    waiting: { title: say('Waiting for the boat') },
    rowing: { title: say('On the water') },
    refused: { title: say('No boat') },
    over: { title: say('Over') },
  },
  events: { 'boat.chosen': say('a boat is chosen'), 'shore.reached': say('the shore is reached') },
  guards: { isFree: say('the boat is free'), isSunny: say('the sun shines') },
  calls: { askBoat: say('the boat'), tellWife: say('the wife') },
  delays: { patience: say('patience is at an end') },
} satisfies ChartWords;

const kit = setup({
  actors: { askBoat: fromPromise(() => Promise.resolve()), tellWife: fromPromise(() => Promise.resolve()) },
  guards: { isFree: () => true, isSunny: () => true },
  actions: { keepBoat: () => undefined },
});

const ashore = {
  choosing: {
    id: 'Choosing',
    route: {},
    on: { 'boat.chosen': [{ guard: 'isFree', target: 'asking', actions: 'keepBoat' }, { target: 'refused' }] },
  },
  asking: { tags: 'busy', invoke: { id: 'askBoat', src: 'askBoat', onDone: 'waiting', onError: 'refused' } },
  waiting: { after: { 30_000: 'refused', 1000: 'rowing' } },
  refused: { on: { 'boat.chosen': 'asking', 'shore.reached': 'over' } },
  over: { type: 'final' },
} as const;
const rowing = { id: 'Rowing', on: { 'shore.reached': 'over' } } as const;
const { choosing, asking, waiting, ...last } = ashore;
const states = { choosing, asking, waiting, rowing, ...last };

const graphOf = (changed: object = {}, meta: ChartWords = words) =>
  toFlowGraph(kit.createMachine({ id: 'boat', meta, initial: 'choosing', states: { ...states, ...changed } }));
const before = graphOf();
const since = (changed: object, meta: ChartWords = words): Difference => difference(before, graphOf(changed, meta));
const english = ({ sentences }: Difference) => sentences.map(({ en }) => en);

describe('what has changed since another version', () => {
  test('nothing, when nothing has', () => {
    expect(since({})).toMatchObject({ marks: {}, sentences: [] });
  });

  test('a condition is another one', () => {
    const found = since({
      choosing: {
        ...states.choosing,
        on: { 'boat.chosen': [{ guard: 'isSunny', target: 'asking', actions: 'keepBoat' }, { target: 'refused' }] },
      },
    });
    expect(english(found)).toEqual(['In “Which boat?”: a boat is chosen: if the sun shines now; before, if the boat is free.']);
    expect(found.marks).toEqual({ 'choosing|boat.chosen|0': 'changed' });
  });

  test('a timer is longer', () => {
    const found = since({ waiting: { after: { patience: 'refused', 1000: 'rowing' } } });
    expect(found.sentences).toHaveLength(2); // another timer: one is gone, one is new
    const longer = difference(timed(30_000), timed(45_000));
    expect(english(longer)).toEqual(['In “waiting”: patience (45 s): after 45 s now; before, after 30 s.']);
    expect(longer.sentences[0]?.es).toBe('En «waiting»: patience (45 s): ahora tras 45 s; antes, tras 30 s.');
  });

  test('a screen is gone, and with it the ways to it', () => {
    const without = toFlowGraph(
      kit.createMachine({
        id: 'boat',
        meta: words,
        initial: 'choosing',
        states: { ...ashore, waiting: { after: { 30_000: 'refused', 1000: 'over' } } },
      }),
    );
    const found = difference(before, without);
    expect(english(found)).toEqual([
      'In “Waiting for the boat”: after 1 s: on to “Over” now; before, on to “On the water”.',
      'Gone: “On the water”.',
      'Gone from “On the water”: the shore is reached: on to “Over”.',
    ]);
    expect(found.marks).toMatchObject({ rowing: 'removed', 'was rowing|shore.reached|0': 'removed' });
    expect(found.graph.states.map(({ id }) => id)).toContain('rowing');
  });

  test('a state is new', () => {
    const found = since({ resting: { on: { 'boat.chosen': 'asking' } } });
    expect(english(found)).toEqual(['New: “resting”.', 'New in “resting”: a boat is chosen: on to “Asking for the boat”.']);
    expect(found.marks).toEqual({ resting: 'added', 'resting|boat.chosen|0': 'added' });
  });

  test('a state has another title, in both languages', () => {
    const found = since({}, { ...words, states: { ...words.states, rowing: { title: { en: 'Rowing', es: 'Remando' } } } });
    expect(found.sentences).toEqual([
      {
        en: 'A state is called: “Rowing” now; before, “On the water”.',
        es: 'Un estado se llama: ahora «Remando»; antes, «On the water (es)».',
      },
    ]);
  });

  test('an arrow leads elsewhere', () => {
    const found = since({ asking: { ...states.asking, invoke: { ...states.asking.invoke, onError: 'choosing' } } });
    expect(english(found)).toEqual(['In “Asking for the boat”: the boat: failed: on to “Which boat?” now; before, on to “No boat”.']);
    expect(found.marks).toEqual({ 'asking|xstate.error.actor.askBoat|0': 'changed' });
  });

  test('a state that was renamed in the code is still the same state', () => {
    const renamed = toFlowGraph(
      kit.createMachine({
        id: 'boat',
        meta: { ...words, states: { ...words.states, sailing: { title: say('On the water') } } },
        initial: 'choosing',
        states: { ...ashore, waiting: { after: { 30_000: 'refused', 1000: 'sailing' } }, sailing: rowing },
      }),
    );
    const found = difference(before, renamed);
    expect(english(found)).toEqual(['“On the water” has another name in the code: sailing, before rowing.']);
    expect(found.marks).toEqual({ sailing: 'changed' });
  });

  test('a call more, a wait less, an address less, an action less', () => {
    const found = since({
      choosing: {
        ...states.choosing,
        route: undefined,
        on: { 'boat.chosen': [{ guard: 'isFree', target: 'asking' }, { target: 'refused' }] },
      },
      asking: { invoke: [states.asking.invoke, { id: 'tellWife', src: 'tellWife' }] },
    });
    expect(english(found)).toEqual([
      'Gone from “Renting a boat”: its address is opened: on to “Which boat?”.',
      '“Which boat?” can no longer be opened by its address.',
      'In “Which boat?”: a boat is chosen, if the boat is free: does something else now (–; before, keepBoat).',
      '“Asking for the boat” is no longer a wait.',
      '“Asking for the boat” now starts “the wife”.',
    ]);
  });

  test('every sentence is there in both languages', () => {
    const all = [
      since({ resting: { on: { 'boat.chosen': 'asking' } } }),
      difference(
        graphOf(),
        toFlowGraph(kit.createMachine({ id: 'boat', meta: words, initial: 'choosing', states: { ...ashore, waiting: {} } })),
      ),
    ];
    const sentences = all.flatMap((one) => one.sentences);
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter(({ en, es }) => en === es || es === '')).toEqual([]);
  });
});

function timed(ms: number) {
  const machine = createMachine(
    { id: 'timed', initial: 'waiting', states: { waiting: { after: { patience: 'over' } }, over: { type: 'final' } } },
    { delays: { patience: ms } },
  );
  return toFlowGraph(machine);
}
