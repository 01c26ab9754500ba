import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { flowGraph, type FlowGraph } from '../../../machines/graph/flowGraph.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Below the root, so that an older version finds the packages; not in node_modules, where node strips no types. */
const CACHE = join(root, '.cache/flows');
/** Versions before these files left git have the graphs as files; a later one makes them with this script. */
const FOLDER = 'docs/flows';
const MAKER = 'routes/studio/make/graphs.ts';
const MOST_BYTES = 256 * 1024 * 1024;

const graphs = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function git(args: readonly string[], env: Record<string, string> = {}): string {
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: 'pipe' } as const;
  return execFileSync('git', args, options).trim();
}

/**
 * The graphs of the flows at a version of git, by their names; null for one in an older form that cannot be read. Throws when git knows no
 * such version.
 */
export function flowsAt(ref: string): ReadonlyMap<string, FlowGraph | null> {
  const commit = git(['rev-parse', '--verify', `${ref}^{commit}`]);
  const all = Object.entries(committed(commit) ?? madeAt(commit));
  return new Map(
    all.map(([flow, graph]) => {
      const read = v.safeParse(flowGraph, graph);
      return [flow, read.success ? read.output : null];
    }),
  );
}

function committed(commit: string): Record<string, unknown> | null {
  const files = git(['ls-tree', '--name-only', commit, `${FOLDER}/`])
    .split('\n')
    .filter((file) => file.endsWith('.flow.json'));
  if (files.length === 0) return null;
  return Object.fromEntries(
    files.map((file): [string, unknown] => [
      file.slice(FOLDER.length + 1, -'.flow.json'.length),
      JSON.parse(git(['show', `${commit}:${file}`])),
    ]),
  );
}

/** Made by that version itself, from its own charts. Once: a commit does not change. */
function madeAt(commit: string): Record<string, unknown> {
  const file = join(CACHE, `${commit}.json`);
  if (!existsSync(file)) {
    const folder = join(CACHE, commit);
    mkdirSync(folder, { recursive: true });
    try {
      git(['--work-tree', folder, 'checkout', commit, '--', '.'], { GIT_INDEX_FILE: join(folder, '.index') });
      const text = execFileSync(process.execPath, [MAKER], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return v.parse(graphs, readFileSync(file, 'utf8'));
}
