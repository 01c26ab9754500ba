import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesIn } from './files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/quality.md`, 'utf8');
const section = (number: string): string => page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${number}. `)) ?? '';
const rowsOf = (number: string): string[] => [...section(number).matchAll(/^\| (F?\d+) /gm)].map(([, id = '']) => id);
const code = ['machines', 'ui', 'services', 'routes', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|css)$/));
const named = (pattern: RegExp): string[][] => code.flatMap(({ text }) => [...text.matchAll(pattern)].map((found) => found.slice(1)));

test.each(['README.md', ...filesIn('docs', /\.md$/).map(({ path }) => path)].filter((path) => !/^docs\/(flows|decisions)\//.test(path)))(
  'every file that %s names exists',
  (path) => {
    const files = [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/`((?:machines|ui|services|routes|tests|docs|public)\/[^`\s]*)`/g)];
    const isMissing = (name: string) => !/[<{…]/.test(name) && globSync(name, { cwd: root }).length === 0;
    expect(files.map(([, name = '']) => name).filter(isMissing)).toEqual([]);
  },
);

describe('quality §n in a comment', () => {
  test('is a section of docs/quality.md', () =>
    expect(named(/quality §(\d+)/g).filter(([number = '']) => section(number) === '')).toEqual([]));

  test('with a row is a row of the scoreboard', () =>
    expect(named(/quality §6 row (\d+)/g).filter(([row = '']) => !rowsOf('6').includes(row))).toEqual([]));

  test('with words in quotes has them from its section', () =>
    expect(named(/quality §(\d+) "([^"]+)"/g).filter(([number = '', words = '']) => !section(number).includes(words))).toEqual([]));

  test('every fault that a test is named after is a row of the matrix, and the matrix leaves none out', () => {
    const rows = rowsOf('2');
    expect(named(/["'`( ](F\d{1,2})[ ):.,]/g).filter(([fault = '']) => !rows.includes(fault))).toEqual([]);
    expect(rows).toEqual(Array.from({ length: rows.length }, (_, index) => `F${index + 1}`));
  });
});
