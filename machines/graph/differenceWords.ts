import type { FlowGraph, GraphArrow, GraphState } from './flowGraph.ts';
import { conditionOf, happeningOf, nameOf, type Wording } from './wording.ts';
import { lengthOf } from './sayings.ts';
import type { Words } from './words.ts';

/** The old chart, and the new one with what was removed. */
export type Names = { before: FlowGraph; after: FlowGraph };
type Say = (wording: Wording) => string;

const both = (en: Say, es: Say): Words => ({ en: en({ names: 'owner', language: 'en' }), es: es({ names: 'owner', language: 'es' }) });
const isArrow = (thing: GraphState | GraphArrow): thing is GraphArrow => 'source' in thing;
const name =
  (graph: FlowGraph, id: string): Say =>
  (wording) =>
    wording.language === 'en' ? `“${nameOf(graph, id, wording)}”` : `«${nameOf(graph, id, wording)}»`;
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** "the customer leaves, if the loan is shared". */
const happens =
  (arrow: GraphArrow): Say =>
  (wording) =>
    [happeningOf(arrow, wording), conditionOf(arrow, wording)].filter(Boolean).join(', ');

/** Where an arrow leads, in the words of one of the two charts. */
function leads(graph: FlowGraph, { target }: GraphArrow): Words {
  if (target === null) return { en: 'it stays there', es: 'se queda ahí' };
  return both(
    (wording) => `on to ${name(graph, target)(wording)}`,
    (wording) => `sigue en ${name(graph, target)(wording)}`,
  );
}

const sentenceFor = (graph: FlowGraph, thing: GraphState | GraphArrow, state: Words, arrow: Words): Words => {
  if (!isArrow(thing))
    return both(
      (wording) => `${state.en}: ${name(graph, thing.id)(wording)}.`,
      (wording) => `${state.es}: ${name(graph, thing.id)(wording)}.`,
    );
  const where = leads(graph, thing);
  return both(
    (wording) => `${arrow.en} ${name(graph, thing.source)(wording)}: ${happens(thing)(wording)}: ${where.en}.`,
    (wording) => `${arrow.es} ${name(graph, thing.source)(wording)}: ${happens(thing)(wording)}: ${where.es}.`,
  );
};

export const newly = ({ after }: Names, thing: GraphState | GraphArrow): Words =>
  sentenceFor(after, thing, { en: 'New', es: 'Nuevo' }, { en: 'New in', es: 'Nuevo en' });
export const gone = ({ before }: Names, thing: GraphState | GraphArrow): Words =>
  sentenceFor(before, thing, { en: 'Gone', es: 'Ya no existe' }, { en: 'Gone from', es: 'Ya no está en' });

const quoted = ({ en, es }: Words): Words => ({ en: `“${en}”`, es: `«${es}»` });

/** "X is Y now; before, Z." */
const instead = (subject: Words, now: Words, was: Words): Words => ({
  en: `${subject.en}: ${now.en} now; before, ${was.en}.`,
  es: `${subject.es}: ahora ${now.es}; antes, ${was.es}.`,
});

export function changedFlow(before: FlowGraph, after: FlowGraph): Words[] {
  const named = { en: 'The flow is called', es: 'El flujo se llama' };
  return isEqual(before.title, after.title) ? [] : [instead(named, quoted(after.title), quoted(before.title))];
}

const yesOrNo = (is: boolean, yes: Words, no: Words): Words => (is ? yes : no);

/** All differences of a state that both charts have. */
export function changedState({ before, after }: Names, was: GraphState, now: GraphState, rename: (id: string) => string): Words[] {
  const subject = both(name(after, now.id), name(after, now.id));
  const about = (sentence: Words): Words => ({ en: `${subject.en} ${sentence.en}.`, es: `${subject.es} ${sentence.es}.` });
  const screen = (id: string | null): Words => (id === null ? { en: 'no screen', es: 'ninguna pantalla' } : { en: id, es: id });
  const first = (graph: FlowGraph, id: string | null): Words =>
    id === null ? { en: 'nothing', es: 'nada' } : both(name(graph, id), name(graph, id));
  const calls = (of: GraphState, others: GraphState) =>
    of.calls.filter(({ id, src }) => !others.calls.some((one) => one.id === id && one.src === src));
  const starts = (what: Words[], en: string, es: string): Words[] =>
    what.map((call) => about({ en: `${en} ${quoted(call).en}`, es: `${es} ${quoted(call).es}` }));
  return [
    ...(isEqual(was.title, now.title) || now.id === ''
      ? []
      : [instead({ en: 'A state is called', es: 'Un estado se llama' }, quoted(now.title), quoted(was.title))]),
    ...(rename(was.id) === was.id || now.id === '' || !isOwnRename(was, now)
      ? []
      : [
          about({
            en: `has another name in the code: ${now.id}, before ${was.id}`,
            es: `tiene otro nombre en el código: ${now.id}, antes ${was.id}`,
          }),
        ]),
    ...(isEqual(was.note, now.note) ? [] : [about({ en: 'has another note', es: 'tiene otra nota' })]),
    ...(was.kind === now.kind
      ? []
      : [
          about({
            en: `is built in another way: ${now.kind}, before ${was.kind}`,
            es: `está hecho de otra manera: ${now.kind}, antes ${was.kind}`,
          }),
        ]),
    ...(was.screen === now.screen
      ? []
      : [instead({ en: `${subject.en} shows`, es: `${subject.es} muestra` }, screen(now.screen), screen(was.screen))]),
    ...(was.routable === now.routable
      ? []
      : [
          about(
            yesOrNo(
              now.routable,
              { en: 'can be opened by its address now', es: 'ahora se puede abrir por su dirección' },
              { en: 'can no longer be opened by its address', es: 'ya no se puede abrir por su dirección' },
            ),
          ),
        ]),
    ...(was.busy === now.busy
      ? []
      : [
          about(
            yesOrNo(now.busy, { en: 'is a wait now', es: 'es ahora una espera' }, { en: 'is no longer a wait', es: 'ya no es una espera' }),
          ),
        ]),
    ...((was.initial === null ? null : rename(was.initial)) === now.initial
      ? []
      : [
          instead(
            { en: `${subject.en} begins with`, es: `${subject.es} empieza con` },
            first(after, now.initial),
            first(before, was.initial),
          ),
        ]),
    ...starts(
      calls(now, was).map(({ title }) => title),
      'now starts',
      'ahora inicia',
    ),
    ...starts(
      calls(was, now).map(({ title }) => title),
      'no longer starts',
      'ya no inicia',
    ),
  ];
}

/** A state inside of a renamed one has a new path, but was not renamed itself. */
const isOwnRename = (was: GraphState, now: GraphState): boolean => was.id.split('.').at(-1) !== now.id.split('.').at(-1);

/** All differences of an arrow that both charts have. */
export function changedArrow({ before, after }: Names, was: GraphArrow, now: GraphArrow, rename: (id: string) => string): Words[] {
  const subject = both(
    (wording) => `In ${name(after, now.source)(wording)}: ${happens(now)(wording)}`,
    (wording) => `En ${name(after, now.source)(wording)}: ${happens(now)(wording)}`,
  );
  const bare = both(
    (wording) => `In ${name(after, now.source)(wording)}: ${happeningOf(now, wording) || 'at once'}`,
    (wording) => `En ${name(after, now.source)(wording)}: ${happeningOf(now, wording) || 'enseguida'}`,
  );
  const condition = (arrow: GraphArrow): Words => ({
    en: conditionOf(arrow, { names: 'owner', language: 'en' }) || 'always',
    es: conditionOf(arrow, { names: 'owner', language: 'es' }) || 'siempre',
  });
  const length = (ms: number | null): Words =>
    ms === null ? { en: 'as long as it takes', es: 'lo que haga falta' } : { en: `after ${lengthOf(ms)}`, es: `tras ${lengthOf(ms)}` };
  const list = (actions: readonly string[]): string => (actions.length === 0 ? '–' : actions.join(', '));
  return [
    ...((was.target === null ? null : rename(was.target)) === now.target ? [] : [instead(subject, leads(after, now), leads(before, was))]),
    ...(isEqual(condition(was), condition(now)) && was.guard?.name === now.guard?.name
      ? []
      : [instead(bare, condition(now), condition(was))]),
    ...(was.delayMs === now.delayMs ? [] : [instead(subject, length(now.delayMs), length(was.delayMs))]),
    ...(isEqual(was.title, now.title) || was.delayMs !== now.delayMs
      ? []
      : [instead({ en: 'What happens is called', es: 'Lo que ocurre se llama' }, quoted(now.title), quoted(was.title))]),
    ...(isEqual(was.actions, now.actions)
      ? []
      : [
          {
            en: `${subject.en}: does something else now (${list(now.actions)}; before, ${list(was.actions)}).`,
            es: `${subject.es}: ahora hace otra cosa (${list(now.actions)}; antes, ${list(was.actions)}).`,
          },
        ]),
  ];
}
