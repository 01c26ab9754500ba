import type { File } from './files.ts';
import { isLayer, type Layer } from './rows.ts';
import type { Titled } from './titles.ts';

/** The subject of a test: the portal in some layers, or the lender. */
export type Scope = { of: 'portal'; layers: readonly Layer[] } | { of: 'lender' };

const LENDER = /^tests\/(?:lender|calls|certify)\//;

/** The layer of the tests in a folder, unless they say otherwise. Other folders test our tools and show no row. */
const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^tests\/(?:screens|ui|album)\//, 'UI'],
  [/^tests\/e2e\/(?!studio\/)/, 'UI'],
  [/^tests\/(?:client|flows|simulation)\//, 'NET'],
  [/^tests\/(?:rules|paths|mirror|requirements)\//, 'UNIT'],
  [/^tests\/architecture\.test\.ts$/, 'UNIT'],
];

/** `@layer NET STORE` in a comment: the layers of these tests, in any folder. */
const STATED = /@layer((?: [A-Z]+)+)/;

/** What the tests of a file show, or null when they show no row. */
export function scopeOf(path: string): Scope | null {
  if (LENDER.test(path)) return { of: 'lender' };
  const layer = FOLDERS.find(([folder]) => folder.test(path))?.[1];
  return layer === undefined ? null : { of: 'portal', layers: [layer] };
}

/** What one test shows: it or the nearest group around it may state its layers in the comment above. */
export function scopeOfTest({ path, text }: File, test: Titled, all: readonly Titled[]): Scope | null {
  const scope = scopeOf(path);
  if (scope?.of !== 'portal') return scope;
  const groups = all.filter(({ start, end }) => start <= test.start && test.end <= end).toSorted((a, b) => b.start - a.start);
  const stated = groups.map(({ before, start }) => layersIn(text.slice(before, start))).find((layers) => layers.length > 0);
  return stated ? { of: 'portal', layers: stated } : scope;
}

const layersIn = (comment: string): Layer[] => (STATED.exec(comment)?.[1] ?? '').trim().split(' ').filter(isLayer);
