/** npm run flows: writes docs/flows from the charts. npm run flows -- --since <git ref>: prints the changes. `--json`: the charts as data. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { difference } from '../../../machines/graph/difference.ts';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Words } from '../../../machines/graph/words.ts';
import { callTableText } from './callTable.ts';
import { FOLDER, mapTexts, pictureOf, planText, textsOf } from './docs.ts';
import { guestText } from './guest.ts';
import { writeFailures } from './failures/load.ts';
import { flowsAt } from './flowsAt.ts';
import { flowGraphs, graphsText } from './graphs.ts';

const { values } = parseArgs({
  options: { since: { type: 'string' }, json: { type: 'boolean' }, lang: { type: 'string', default: 'en' } },
});

async function write(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const texts: Record<string, string> = { ...(await mapTexts()), 'guest.md': guestText(), 'calls.md': callTableText() };
  for (const flow of flowGraphs().keys())
    Object.assign(texts, textsOf(flow), { [`${flow}.plan.md`]: planText(flow), [`${flow}.svg`]: await pictureOf(flow) });
  // other files are written by hand
  const gone = readdirSync(FOLDER).filter((name) => name.endsWith('.plan.md') && !(name in texts));
  for (const name of gone) for (const end of ['.md', '.plan.md', '.svg']) rmSync(FOLDER + name.replace('.plan.md', end), { force: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${FOLDER}${name}`, text);
  console.log(`docs/flows: ${Object.keys(texts).length} files of ${flowGraphs().size} flows.`);
}

const NEW: Words = { en: 'This flow is new.', es: 'Este flujo es nuevo.' };
const UNREADABLE: Words = {
  en: 'Its version from then has an older format and cannot be compared.',
  es: 'Lo que se guardó entonces tiene un formato anterior y no se puede comparar.',
};

function changesSince(then: FlowGraph | null | undefined, graph: FlowGraph): Words[] {
  if (then === undefined) return [NEW];
  return then === null ? [UNREADABLE] : difference(then, graph).sentences;
}

function printChanges(ref: string, language: 'en' | 'es'): void {
  const then = flowsAt(ref);
  const now: ReadonlyMap<string, FlowGraph> = flowGraphs();
  const lines = [...now].flatMap(([flow, graph]) => {
    const sentences = changesSince(then.get(flow), graph);
    return sentences.length === 0
      ? []
      : [`${graph.title[language]} (${flow})`, ...sentences.map((sentence) => `  ${sentence[language]}`), ''];
  });
  const gone = [...then.keys()]
    .filter((flow) => !now.has(flow))
    .map((flow) => (language === 'en' ? `${flow}: gone.` : `${flow}: ya no existe.`));
  const nothing = language === 'en' ? `Nothing has changed in the flows since ${ref}.` : `Nada ha cambiado en los flujos desde ${ref}.`;
  console.log([...lines, ...gone].join('\n') || nothing);
}

if (values.json) process.stdout.write(graphsText(), () => process.exit(0));
else if (values.since === undefined) {
  await write();
  await writeFailures();
  process.exit(0); // the page's client, which the atlas runs, leaves its channel open
} else {
  try {
    printChanges(values.since, v.parse(v.picklist(['en', 'es'], '--lang is one of: en, es.'), values.lang));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
