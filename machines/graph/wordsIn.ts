import * as v from 'valibot';
import { words } from './flowGraph.ts';
import type { ChartWords } from './words.ts';

const table = v.record(v.string(), words);
const chartWords = v.strictObject({
  title: words,
  note: v.exactOptional(words),
  main: v.exactOptional(v.array(v.string())),
  states: v.record(v.string(), v.strictObject({ title: words, note: v.exactOptional(words) })),
  events: table,
  guards: table,
  calls: table,
  delays: table,
});

/** The words in a chart's root `meta`; null without any, as in the portal's bundle. Throws for anything else. */
export const wordsIn = (meta: unknown): ChartWords | null => (meta === undefined ? null : v.parse(chartWords, meta));
