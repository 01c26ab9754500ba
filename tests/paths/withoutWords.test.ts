import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toFlowGraph } from '../../machines/graph/toFlowGraph.ts';
import { metaOf, namesIn } from '../../machines/graph/chartInternals.ts';
import { wordsIn } from '../../machines/graph/wordsIn.ts';
import { withoutMeta, withoutWords } from '../../routes/build/withoutWords.ts';
import { charts } from '../../machines/paths/walks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = {
  payment: 'payment/payment.machine.ts',
  guards: 'guards/guards.machine.ts',
  idle: 'idle/idle.machine.ts',
  signIn: 'signIn/signIn.machine.ts',
  verifyCode: 'verifyCode/verifyCode.machine.ts',
} as const;
type Name = keyof typeof sources;

const fileOf = (path: string) => JSON.stringify(join(root, 'machines', path));

/** The slots are filled, as in the charts of the walks. */
const entry = [
  `import { fillSlots } from ${fileOf('payment/payment.parts.ts')}; fillSlots();`,
  ...Object.entries(sources).map(([name, path]) => `export { ${name}Machine as ${name} } from ${fileOf(path)};`),
].join('\n');

/** The code of these charts as the production build makes them, file by file; with `bare` false as it would be with their words. */
async function code(from: string, { bare }: { bare: boolean }): Promise<{ file: string; text: string }[]> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __APP_VERSION__: '"0"' },
    plugins: [bare && withoutWords()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: from, formats: ['es'], fileName: () => 'charts.mjs' },
      rolldownOptions: { external: /^[a-z@]/ },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the build gave nothing');
  return bundle.output.flatMap((part) => ('code' in part ? [{ file: part.fileName, text: part.code }] : []));
}
const together = (files: readonly { text: string }[]): string => files.map(({ text }) => text).join('\n');

/** As the build writes a text; the same words in a comment are none. */
const quoted = (text: string): string => JSON.stringify(text);

const phrases = Object.keys(sources).flatMap((name) => {
  const words = isName(name) ? wordsIn(metaOf(charts[name].machine)) : null;
  return Object.values(words?.states ?? {})
    .flatMap(({ title }) => [title.en, title.es])
    .filter((title) => title.includes(' ')); // one word alone may stand anywhere
});
function isName(name: string): name is Name {
  return name in sources;
}

describe('charts as they are built', () => {
  let folder = '';
  let bare = '';
  const machines = new Map<string, AnyStateMachine>();

  beforeAll(async () => {
    const cache = join(root, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(join(cache, 'charts-')); // below the project, so that its packages are found
    await writeFile(join(folder, 'entry.ts'), entry);
    const files = await code(join(folder, 'entry.ts'), { bare: true });
    bare = together(files);
    for (const { file, text } of files) await writeFile(join(folder, file), text);
    const exported: unknown = await import(pathToFileURL(join(folder, 'charts.mjs')).href);
    for (const [name, machine] of Object.entries(exported ?? {})) if (machine instanceof StateMachine) machines.set(name, machine);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('hold no words', () => {
    expect(phrases.length).toBeGreaterThan(100);
    expect(phrases.filter((phrase) => bare.includes(quoted(phrase)))).toEqual([]);
  });

  test('would hold them if nothing took them out', async () =>
    expect(together(await code(join(folder, 'entry.ts'), { bare: false }))).toContain(quoted('Paying a loan')));

  test.each(Object.keys(sources))('are otherwise the same: %s', (name) => {
    const machine = machines.get(name);
    const source = isName(name) ? charts[name].machine : undefined;
    if (!machine || !source) throw new Error(`${name} was not built`);
    expect(metaOf(machine)).toBe(undefined);
    expect(structure(machine)).toEqual(structure(source));
    expect(namesIn(machine, 'actions')).toEqual(namesIn(source, 'actions'));
  });
});

/** A graph without what is said about it. */
function structure(machine: AnyStateMachine) {
  const { states, arrows } = toFlowGraph(machine);
  return {
    states: states.map(({ title: _, note: __, calls, ...state }) => ({ ...state, calls: calls.map(({ title: ___, ...call }) => call) })),
    arrows: arrows.map(({ title: _, guard, ...arrow }) => ({ ...arrow, guard: guard?.name })),
  };
}

describe('what is taken out', () => {
  test('is the meta of the chart itself, and nothing of its states', () =>
    expect(withoutMeta("setup({}).createMachine({ id: 'x', meta: words, states: { a: { meta: { own: 1 } } } })")).toBe(
      "setup({}).createMachine({ id: 'x',              states: { a: { meta: { own: 1 } } } })",
    ));
  test('leaves every line where it was', () => {
    const given = "x.createMachine({\n  id: 'x',\n  meta: {\n    title: 1,\n  },\n  on: {},\n});\n";
    expect(
      withoutMeta(given)
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual(['x.createMachine({', "  id: 'x',", '', '', '', '  on: {},', '});', '']);
  });
  test('may stand last', () => expect(withoutMeta('x.createMachine({ a: 1, meta: w })')).toBe('x.createMachine({ a: 1,         })'));
  test('is not looked for in other calls', () => expect(withoutMeta('f({ meta: w })')).toBe('f({ meta: w })'));
});
