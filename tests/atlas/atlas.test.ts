import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { atlas } from '../../routes/studio/make/failures/atlas.tsx';
import { inWords, FAILURES } from '../../routes/studio/make/failures/inWords.ts';
import type { Cell, Row } from '../../routes/studio/make/failures/row.ts';
import { ways } from '../../routes/studio/make/failures/ways.ts';

let rows: Row[] = [];
beforeAll(async () => {
  rows = await atlas();
});

const nameOf = ({ chart, state, call, place }: Row) => [chart, state, call, place].join(' ');
const where = (wrong: (cell: Cell) => boolean) => rows.flatMap((row) => row.cells.filter(wrong).map(({ way }) => `${nameOf(row)}: ${way}`));

test('every state that waits for a call is there, with every way in which it can fail', () => {
  expect(rows.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['POST /authenticate', 'GET /accounts', 'POST /payment', 'GET /payment', 'GET /contacts']),
  );
  for (const row of rows) expect([nameOf(row), row.cells.map(({ way }) => way)]).toEqual([nameOf(row), ways.map(({ name }) => name)]);
});

test('no cell is empty: there is a screen, and it says something', () =>
  expect(where(({ screen, says }) => screen === '' || says === '')).toEqual([]));

test('nobody is left without a way on: there is something to press, or the portal goes on by itself', () =>
  expect(where(({ may, waits }) => may.length === 0 && !waits)).toEqual([]));

test('docs/flows/failures.md says the same: after a change, `npm run flows`', async () =>
  expect(await readFile(FAILURES, 'utf8')).toBe(inWords(rows)));
