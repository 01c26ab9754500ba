import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { More } from '../../ui/studio/data.ts';
import { proofs, shownBy } from '../requirements/proof.ts';

const ID = /\b[A-Z]{3,}(?:-[A-Z]+)*-\d+\b/g;

type Known = ReadonlyMap<string, { text: string; tests: string[] }>;
let known: Known | null = null;

/** Each row of docs/requirements.md, and the titles of the tests that show it in its layers. Read once. */
const knownRows = (): Known =>
  (known ??= new Map(
    proofs().map((proof) => [proof.row.id, { text: proof.row.text, tests: [...new Set(shownBy(proof).map(({ title }) => title))] }]),
  ));

/** The rows of docs/requirements.md that a chart names: in the words of its states, or anywhere in its files (state ''). */
export function rowsOf({ spec, states, arrows }: FlowGraph): More['rows'] {
  const named = new Map<string, Set<string>>();
  const name = (text: string, state: string) => {
    for (const [id] of text.matchAll(ID)) named.set(id, (named.get(id) ?? new Set()).add(state));
  };
  for (const { id, note } of states) name(note?.en ?? '', id);
  for (const { source, title, guard } of arrows) name(`${title.en} ${guard?.title.en ?? ''}`, source);
  for (const clause of spec) name(clause, '');
  return [...named].flatMap(([id, at]) => {
    const row = knownRows().get(id);
    return row === undefined ? [] : { id, ...row, states: [...at] };
  });
}
