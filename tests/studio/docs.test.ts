import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER, mapTexts, pictureOf, planText, textsOf } from '../../routes/studio/make/docs.ts';
import { guestText } from '../../routes/studio/make/guest.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';

const kept = (name: string): string => readFileSync(FOLDER + name, 'utf8');
/** Sentences instead of texts: a difference of a hundred kilobytes helps nobody. */
const stale = (texts: Readonly<Record<string, string>>): string[] =>
  Object.keys(texts)
    .filter((name) => kept(name) !== texts[name])
    .map((name) => `docs/flows/${name} is not as the charts are: npm run flows`);

test.each([...flowGraphs().keys()])('the documents of %s are as its chart is', async (flow) => {
  const texts = { ...textsOf(flow), [`${flow}.plan.md`]: planText(flow), [`${flow}.svg`]: await pictureOf(flow) };
  expect(stale(texts)).toEqual([]);
});

test('what a guest can reach is told as it is: nothing more without the document saying so (FLOW-LOCK-03)', () =>
  expect(stale({ 'guest.md': guestText() })).toEqual([]));

test('the map is as the charts are, and no page is left of a flow that is gone', async () => {
  expect(stale(await mapTexts())).toEqual([]);
  const flows = new Set<string>(flowGraphs().keys());
  const left = readdirSync(FOLDER).filter((name) => name.endsWith('.plan.md') && !flows.has(name.replace('.plan.md', '')));
  expect(left).toEqual([]);
});

test('of generated files only what a reader opens is in git, at most 10,000 lines', () => {
  const names = readdirSync(FOLDER);
  expect(names.filter((name) => !/\.(md|svg)$/.test(name))).toEqual([]);
  expect(names.reduce((lines, name) => lines + kept(name).split('\n').length, 0)).toBeLessThanOrEqual(10_000);
});
