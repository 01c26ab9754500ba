import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { More } from '../../ui/studio/data.ts';

const list = fileURLToPath(new URL('../../docs/requirements.md', import.meta.url));
const ROW = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.+)$/gm;
const ID = /\b[A-Z]{3,}(?:-[A-Z]+)*-\d+\b/g;

/** The rows of docs/requirements.md that a chart names: in the words of its states, or anywhere in its files (state ''). */
export async function rowsOf({ spec, states, arrows }: FlowGraph): Promise<More['rows']> {
  const known = new Map([...(await readFile(list, 'utf8')).matchAll(ROW)].map(([, id = '', text = '']) => [id, text]));
  const named = new Map<string, Set<string>>();
  const name = (text: string, state: string) => {
    for (const [id] of text.matchAll(ID)) named.set(id, (named.get(id) ?? new Set()).add(state));
  };
  for (const { id, note } of states) name(note?.en ?? '', id);
  for (const { source, title, guard } of arrows) name(`${title.en} ${guard?.title.en ?? ''}`, source);
  for (const clause of spec) name(clause, '');
  return [...named].flatMap(([id, at]) => {
    const text = known.get(id);
    return text === undefined ? [] : { id, text, states: [...at] };
  });
}
