import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { DOWNLOADED } from '../../machines/flows.ts';
import { withFlows } from '../../machines/graph/flowWords.ts';
import type { ChartWords, Words } from '../../machines/graph/words.ts';
import { wordsIn } from '../../machines/graph/wordsIn.ts';
import { guardName, namesOf, type GuardName } from '../kit/guardNames.ts';
import { guardOf, metaOf, namesIn as namesOfKind, nodesOf, pathOf, transitionsOf } from '../../machines/graph/chartInternals.ts';
import { charts } from '../../machines/paths/walks.ts';

const ownWordsOf = (machine: AnyStateMachine): ChartWords => wordsIn(metaOf(machine)) ?? missing(machine);
/** What the app does not say of a flow, the flow's own title says. */
const wordsOf = (machine: AnyStateMachine): ChartWords =>
  machine.id === 'app'
    ? withFlows(ownWordsOf(machine), Object.fromEntries(DOWNLOADED.map((flow) => [flow, ownWordsOf(charts[flow].machine).title])))
    : ownWordsOf(machine);
function missing(machine: AnyStateMachine): never {
  throw new Error(`${machine.id} has no words`);
}

const conditionsOf = (machine: AnyStateMachine): GuardName[] =>
  transitionsOf(machine)
    .map((transition) => guardName(guardOf(transition)))
    .filter((condition) => condition !== null);

/** Everything in a chart that an owner reads about, by where its words stand. */
const namesIn = (machine: AnyStateMachine) => ({
  states: nodesOf(machine)
    .filter(({ parent }) => parent)
    .map(pathOf),
  events: transitionsOf(machine)
    .map(({ eventType }) => eventType)
    .filter((type) => type !== '' && !type.startsWith('xstate.')),
  calls: nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)),
  delays: namesOfKind(machine, 'delays'),
});
const PLAIN = ['states', 'events', 'calls', 'delays'] as const;

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted();
const sayings = (words: ChartWords): [name: string, saying: Words][] =>
  (['events', 'guards', 'calls', 'delays'] as const).flatMap((part) => Object.entries(words[part]));
const titles = ({ title, note, states }: ChartWords): [name: string, title: Words][] => [
  ['', title],
  ...(note ? [['', note] as [string, Words]] : []),
  ...Object.entries(states).flatMap(([name, state]): [string, Words][] => [
    [name, state.title],
    ...(state.note ? [[name, state.note] as [string, Words]] : []),
  ]),
];

describe.each(Object.entries(charts))('the words of %s', (_, { machine }) => {
  const words = wordsOf(machine);

  test.each(PLAIN)('all of its %s have words, and no words are left over', (part) =>
    expect(distinct(Object.keys(words[part]))).toEqual(distinct(namesIn(machine)[part])),
  );

  test('every condition has words, whole or part by part', () => {
    const isSaid = ({ name, parts }: GuardName): boolean => name in words.guards || (parts.length > 0 && parts.every(isSaid));
    expect(conditionsOf(machine).filter((condition) => !isSaid(condition))).toEqual([]);
  });

  test('no words are of a condition that is never asked', () => {
    const conditions = conditionsOf(machine).flatMap(namesOf);
    expect(Object.keys(ownWordsOf(machine).guards).filter((name) => !conditions.includes(name))).toEqual([]);
  });

  test('the Spanish is no English', () =>
    expect([...sayings(words), ...titles(words)].filter(([, { en, es }]) => en === es || en === '' || es === '')).toEqual([]));

  test('titles and notes begin as sentences do, what happens and what holds as the rest of one', () => {
    expect(titles(words).filter(([, { en, es }]) => !/^[\p{Lu}\d]/u.test(en) || !/^[¿\p{Lu}\d]/u.test(es))).toEqual([]);
    expect(sayings(words).filter(([, { en, es }]) => !/^\p{Ll}/u.test(en) || !/^\p{Ll}/u.test(es))).toEqual([]);
  });

  test('two places beside each other are never called the same', () => {
    const byParent = Object.entries(words.states).map(([path, { title }]) => [path.split('.').slice(0, -1).join('.'), title] as const);
    for (const language of ['en', 'es'] as const) {
      const named = byParent.map(([parent, title]) => `${parent}: ${title[language]}`);
      expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    }
  });
});
