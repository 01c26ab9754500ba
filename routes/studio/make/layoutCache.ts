import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { layout, type Layout } from '../../../ui/studio/drawing/layout.ts';
import { once } from '../../../machines/paths/once.ts';
import { layoutOf } from './layout.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(root, 'node_modules/.cache/layouts');

/** The fingerprint of what determines a layout besides the graph: the layout's code, the text sizes, the engine. */
const makers = once(() => {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    ...globSync(['machines/graph/*.ts', 'ui/studio/drawing/*.ts', 'routes/studio/make/layout*.ts'], { cwd: root }).toSorted(),
  ])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
});

/** The layout of a graph, from a cache: a large chart takes seconds. */
export async function cachedLayout(graph: FlowGraph): Promise<Layout> {
  const key = createHash('sha256').update(makers()).update(JSON.stringify(graph)).digest('hex');
  const file = join(FOLDER, `${graph.flow}-${key}.json`);
  const cached = await readFile(file, 'utf8').catch(() => null);
  if (cached !== null) return v.parse(v.pipe(v.string(), v.parseJson(), layout), cached);
  const made = await layoutOf(graph);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, JSON.stringify(made));
  return made;
}
