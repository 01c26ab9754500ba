import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { once } from '../../../machines/paths/once.ts';
import type { More } from '../../../ui/studio/data.ts';

const ID = /\b[A-Z]{3,}(?:-[A-Z]+)*-\d+\b/g;

const LAUNCH = fileURLToPath(new URL('../../serve/launch.mjs', import.meta.url));
const MOST_BYTES = 64 * 1024 * 1024;

const report = v.array(v.object({ id: v.string(), text: v.string(), tests: v.array(v.string()) }));

/** Each row of docs/requirements.md with the titles of the tests that cover it in its layers, as `npm run requirements` reports them. */
const knownRows = once(() => {
  const text = execFileSync(process.execPath, [LAUNCH, 'requirements', '--json'], { encoding: 'utf8', maxBuffer: MOST_BYTES });
  const rows = v.parse(report, JSON.parse(text));
  return new Map(rows.map(({ id, text, tests }) => [id, { text, tests: [...new Set(tests)] }]));
});

/** The rows of docs/requirements.md that a chart names, in the words of a state or anywhere in its files (state ''). */
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
