import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TOPS = ['machines', 'ui', 'services', 'routes'] as const;

/** The explorer's walks and their data: the sandbox's settings are a response of the lender. */
const WALKED = ['machines/paths', 'machines', 'services/contract', 'services/lender'];
const STUDIO = ['ui/studio', 'ui/situation'];

/**
 * Who may import whom; a file belongs to the longest prefix. `routes/serve`, `routes/build` and `routes/studio/make` run in node, not in
 * the page: they may start the lender, and the page may not import them. Architecture §2.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'services/contract': ['services/contract'],
  'services/client': ['services/client', 'services/contract'],
  'services/actors': ['services/actors', 'services/client', 'services/contract'],
  'services/lender': ['services/lender', 'services/contract'],
  machines: ['machines', 'services/actors', 'services/contract'],
  'machines/paths': [...WALKED, 'services/actors'],
  'ui/kit': ['ui/kit'],
  ui: ['ui', 'ui/kit', 'machines'],
  'ui/situation': ['ui/situation', 'ui', 'ui/kit', 'machines'],
  'ui/studio': ['ui/studio', 'ui/situation', 'ui/kit', 'machines'],
  routes: ['routes', 'ui', 'machines', 'services/client'],
  'routes/situation': ['routes/situation', 'ui', 'ui/situation', 'machines'],
  'routes/studio': ['routes/studio', 'ui', 'ui/studio', 'machines', 'services/client', 'services/contract'],
  'routes/studio/make': ['routes/studio/make', 'routes/studio', 'routes/build', 'routes', 'ui', ...STUDIO, ...WALKED, 'services/client'],
  'routes/build': ['routes/build', 'routes', 'machines', 'ui', 'ui/situation', 'services/client', 'services/contract'],
  'routes/panel': [],
  'routes/demo': ['routes/demo', 'routes', 'ui', 'services/lender'],
  'routes/demo/make': ['routes/demo/make', 'routes/build', 'services/lender'],
  'routes/serve': ['routes/serve', 'routes/build', 'services/lender'],
};
const places = Object.keys(ARROWS).toSorted((a, b) => b.length - a.length);
const placeOf = (path: string) => places.find((place) => path.startsWith(`${place}/`));

type File = { path: string; text: string; imports: readonly string[] };

const IMPORT = /(?:from\s*|import\s*\(\s*|import\s+)'(\.{1,2}\/[^']+)'/g;

function filesOf(folder: string): File[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name));
      const text = readFileSync(join(root, path), 'utf8');
      const imports = [...text.matchAll(IMPORT)].map(([, to]) => relative(root, join(root, dirname(path), to ?? '')).split('?')[0] ?? '');
      return { path, text, imports };
    });
}

const files = TOPS.flatMap(filesOf);
const tests = filesOf('tests');
const BESIDE_THE_PAGE = ['routes/serve/', 'routes/build/', 'routes/studio/make/', 'machines/paths/'];
const product = files.filter(({ path }) => !BESIDE_THE_PAGE.some((place) => path.startsWith(place)));

/** Tasks of `npm run` that run a test tool: only these may name a file of the tests. */
const TEST_TASKS = ['test', 'check', 'bench', 'bench:lender', 'certify', 'album', 'pictures', 'requirements', 'test:planted'];
const isTestTask = (line: string) => TEST_TASKS.some((task) => line.startsWith(`  ${task}: [`) || line.startsWith(`  '${task}': [`));

/** Everything that a page's entry imports, statically or dynamically. */
function reachedFrom(...entries: readonly string[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(entries);
  for (const path of reached) for (const to of byPath.get(path)?.imports ?? []) reached.add(to);
  return [...reached];
}

describe('the arrows between the folders', () => {
  test('every file belongs to a place with arrows of its own', () => {
    expect(files.filter(({ path }) => !placeOf(path)).map(({ path }) => path)).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test('no file imports what its place may not know', () => {
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter((to) => !to.endsWith('.css') && !to.endsWith('.po'))
        .filter((to) => !(ARROWS[placeOf(path) ?? ''] ?? []).includes(placeOf(to) ?? ''))
        .map((to) => `${path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing outside tests/ reads tests/, not even by a path in a string', () => {
    const naming = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /\btests\//.test(line) && !(path === 'routes/serve/launch.mjs' && isTestTask(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(naming).toEqual([]);
  });

  test('the explorer and its walks are in no page, and @xstate/test is of the explorer alone', () => {
    const pages = reachedFrom(
      'routes/main.tsx',
      'routes/page/early.ts',
      'routes/situation/main.tsx',
      'routes/studio/main.tsx',
      'routes/studio/link.ts',
    );
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter((path) => path.startsWith('machines/paths/') || path.startsWith('routes/studio/make/'))).toEqual([]);
    const importers = files.filter(({ text }) => text.includes("from '@xstate/test'")).map(({ path }) => path);
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((path) => !path.startsWith('machines/paths/'))).toEqual([]);
  });

  test('no flow knows the app above it, and the two registries are the only loose files of the machines', () => {
    const isAbove = (path: string) => /^machines\/(app|paths)\//.test(path);
    const upward = files.flatMap(({ path, imports }) =>
      path.startsWith('machines/') && !isAbove(path)
        ? imports.filter((to) => to.startsWith('machines/app/')).map((to) => `${path} imports ${to}`)
        : [],
    );
    expect(upward).toEqual([]);
    expect(files.filter(({ path }) => /^machines\/[^/]+$/.test(path)).map(({ path }) => path)).toEqual([
      'machines/charts.ts',
      'machines/flows.ts',
    ]);
  });

  test('nothing imports in a circle', () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      if (done.has(path) || trail.includes(path)) return;
      for (const to of valuesImportedBy(byPath.get(path))) walk(to, [...trail, path]);
      done.add(path);
    };
    for (const { path } of files) walk(path, []);
    expect(circles).toEqual([]);
  });

  test('charts and views know no framework of the other side', () => {
    const reaches = (folder: string, pattern: RegExp) =>
      product.filter(({ path, text }) => path.startsWith(folder) && pattern.test(text)).map(({ path }) => path);
    expect(
      reaches('machines/', /from '(react|@xstate\/react|react-dom)|\bfetch\(|\bDate\.now\(|\b(local|session)Storage\b|\bdocument\./),
    ).toEqual([]);
    expect(reaches('ui/screens/', /\bfetch\(|\b(local|session)Storage\b|from '@tanstack\/(?!react-query')|\bDate\.now\(/)).toEqual([]);
  });
});

/** Types are erased: only imports of values can form a cycle. */
function valuesImportedBy(file: File | undefined): string[] {
  if (!file) return [];
  const withoutTypes = file.text.replaceAll(/import type [^;]+;/g, '');
  return [...withoutTypes.matchAll(IMPORT)].map(([, to]) => relative(root, join(root, dirname(file.path), to ?? '')));
}

describe('the sources', () => {
  test('hold no HTML sink', () => {
    const sink = /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    expect(product.filter(({ path, text }) => !path.startsWith('services/lender') && sink.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('take no day from a written date: how a language writes one depends on the browser', () => {
    const written = /DateTimeFormat\('(en-CA|fr-CA|sv)\b|toLocaleDateString\('(en-CA|fr-CA|sv)\b/;
    expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('silence neither the compiler nor the linter', () => {
    const silenced = /as unknown as|@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable/;
    expect(files.filter(({ text }) => silenced.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('call nothing "told", "kept" or "shown": names that would fit every value', () => {
    const vague = /\b(?:const|let|function|type|class|readonly)\s+[[{]?\s*#?(?:told|kept|shown)\b/i;
    expect([...files, ...tests].filter(({ text }) => vague.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('name the inside of XState in two files only: its next version changes it', () => {
    const INSIDE = ['machines/kit/xstateInternals.ts', 'machines/graph/chartInternals.ts'];
    const inside =
      /\b(_nodes|_transitions|_parent|getNextTransitions(?!\\|)|getTransitionData|getStateNodes|get(Initial)?Microsteps|Any(StateNode|TransitionDefinition)|\w*[mM]achine\.(root|definition|states)|implementations|config\.(id|route|meta))\b/;
    const naming = [...files, ...tests].filter(({ path, text }) => !path.startsWith('tests/architecture') && inside.test(text));
    expect(naming.map(({ path }) => path).filter((path) => !INSIDE.includes(path))).toEqual([]);
    expect(naming.length).toBe(INSIDE.length);
  });

  test('hold charts that fit a page', () => {
    const CHART_LINES = 160;
    const long = files.filter(({ path, text }) => path.endsWith('.machine.ts') && text.split('\n').length - 1 > CHART_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
