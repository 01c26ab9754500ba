import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN, SHARED } from './madeUp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROJECT = ['machines', 'ui', 'services', 'routes', 'tests', 'tsconfig.json', 'vite.config.ts', 'package.json'];
const run = promisify(execFile);

/** Tests that discover flows. */
const FINDING = [
  'tests/architecture.test.ts',
  'tests/paths/madeUp',
  'tests/paths/walks',
  'tests/paths/words',
  'tests/paths/app.paths',
  'tests/mirror/screens',
  'tests/planted/faults',
];

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of PROJECT) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of Object.entries(OWN)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  for (const [file, { before, line }] of Object.entries(SHARED)) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (text.split(before).length !== 2) throw new Error(`"${before}" does not occur exactly once in ${file}`);
    writeFileSync(
      join(copy, file),
      text.replace(before, () => line + before),
    );
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The output of a failed command in the copy; empty when it succeeds. */
const complaints = (...args: string[]): Promise<string> =>
  run(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }).then(
    () => '',
    (error: unknown) =>
      error instanceof Error && 'stdout' in error && 'stderr' in error ? `${String(error.stdout)}\n${String(error.stderr)}` : String(error),
  );

describe('a new flow', () => {
  test('changes five shared files: the registry, the charts, the outcomes, the screens, the routes', () =>
    expect(Object.keys(SHARED)).toEqual([
      'machines/flows.ts',
      'machines/charts.ts',
      'machines/app/app.outcomes.ts',
      'ui/screens/index.ts',
      'routes/tree.ts',
    ]));

  test.concurrent('has correct types', async () =>
    // one checker: each of several checks the shared types of the charts again (18 s of work instead of 38 s)
    expect(await complaints('node_modules/typescript/bin/tsc', '-p', '.', '--incremental', 'false', '--checkers', '1')).toBe(''),
  );

  test.concurrent('is found with its chart, screens, words and faults, and the app runs it', async () =>
    expect(
      await complaints(
        'node_modules/vitest/vitest.mjs',
        'run',
        '-c',
        'tests/vitest.config.ts',
        '--project',
        'charts',
        '--project',
        'page',
        '--maxWorkers', // the walks of the charts are computed once in each process
        '1',
        '--reporter',
        'dot',
        ...FINDING,
      ),
    ).toBe(''),
  );
});
