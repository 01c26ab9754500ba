import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';
import { listFile } from './rows.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(at('docs/rulings.md'), 'utf8');
const ROW = /^\| ([a-z]+-\d+) /gim;
const rows = [...page.matchAll(ROW)].map(([, id = '']) => id);
/** What a ruling may be named after: a chart, or a flow of the specification that has a ruling already. */
const flows = [...new Set([...readdirSync(at('machines')), ...rows.map((id) => id.replace(/-\d+$/, ''))])].filter(
  (name) => !name.includes('.'),
);

/** "draw-8", and "draw-2 to draw-4", "ancillary-1 to -4" for all between. What follows a quote or a slash is data. */
const RULING = new RegExp(String.raw`(?<![\w'"\x60/-])(${flows.join('|')})-(\d+)(?: to (?:[a-zA-Z]+)?-(\d+))?(?![\w-])`, 'g');

const text = ['machines', 'ui', 'services', 'routes', 'tests']
  .flatMap((folder) => filesIn(folder, /\.(ts|tsx|css)$/))
  .filter(({ path }) => path !== 'tests/requirements/rulings.test.ts')
  .map((file) => file.text)
  .join('\n');

function* used(): Generator<string> {
  for (const [, flow = '', first = '', last = first] of text.matchAll(RULING))
    for (let number = Number(first); number <= Number(last); number++) yield `${flow}-${number}`;
}

test('every ruling that the code or a test names is explained in docs/rulings.md, and none is there that nothing names', () => {
  expect([...new Set(used())].toSorted()).toEqual(rows.toSorted());
  expect(new Set(rows).size).toBe(rows.length);
});

test('every ruling for several flows that the code names is in docs/requirements.md', () => {
  const ruled = new Set([...readFileSync(listFile, 'utf8').matchAll(/^- _(R-\d+)\./gm)].map(([, id]) => id));
  const named = new Set([...text.matchAll(/[(\s,;](R-\d+)(?!\w)/g)].map(([, id]) => id));
  // R-99 is of no project: it stands in an example of a test
  expect([...named].filter((id) => !ruled.has(id) && id !== 'R-99')).toEqual([]);
});
