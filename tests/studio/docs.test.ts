import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callTableText } from '../../routes/studio/make/callTable.ts';
import { FOLDER, mapTexts, pictureOf, planText, textsOf } from '../../routes/studio/make/docs.ts';
import { guestText } from '../../routes/studio/make/guest.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';

const written = (name: string): string => readFileSync(FOLDER + name, 'utf8');
/** The names of stale files, because a difference of a hundred kilobytes is unreadable. */
const stale = (texts: Readonly<Record<string, string>>): string[] =>
  Object.keys(texts)
    .filter((name) => written(name) !== texts[name])
    .map((name) => `docs/flows/${name} is out of date: npm run flows`);

test.each([...flowGraphs().keys()])('the documents of %s match its chart', async (flow) => {
  const texts = { ...textsOf(flow), [`${flow}.plan.md`]: planText(flow), [`${flow}.svg`]: await pictureOf(flow) };
  expect(stale(texts)).toEqual([]);
});

test('the document of a guest’s reach is up to date (FLOW-LOCK-03)', () => expect(stale({ 'guest.md': guestText() })).toEqual([]));

test('the table of screens and calls is up to date (OPEN-030)', () => expect(stale({ 'calls.md': callTableText() })).toEqual([]));

test('the map matches the charts, and a removed flow has no page', async () => {
  expect(stale(await mapTexts())).toEqual([]);
  const flows = new Set<string>(flowGraphs().keys());
  const left = readdirSync(FOLDER).filter((name) => name.endsWith('.plan.md') && !flows.has(name.replace('.plan.md', '')));
  expect(left).toEqual([]);
});

test('only generated files for readers are in git, at most 300 lines for each flow', () => {
  const names = readdirSync(FOLDER);
  expect(names.filter((name) => !/\.(md|svg)$/.test(name))).toEqual([]);
  expect(names.reduce((lines, name) => lines + written(name).split('\n').length, 0)).toBeLessThanOrEqual(300 * flowGraphs().size);
});
