/** npm run flows: writes docs/flows from the charts. npm run flows -- --since <git ref>: says what has changed in them since then. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { difference } from '../../../machines/graph/difference.ts';
import { flowGraph, type FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Words } from '../../../machines/graph/words.ts';
import { FOLDER, mapTexts, pictureOf, planText, textsOf } from './docs.ts';
import { guestText } from './guest.ts';
import { writeFailures } from './failures/load.ts';
import { flowGraphs } from './graphs.ts';

const { values } = parseArgs({ options: { since: { type: 'string' }, lang: { type: 'string', default: 'en' } } });

async function write(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const texts: Record<string, string> = { ...(await mapTexts()), 'guest.md': guestText() };
  for (const flow of flowGraphs().keys())
    Object.assign(texts, textsOf(flow), { [`${flow}.plan.md`]: planText(flow), [`${flow}.svg`]: await pictureOf(flow) });
  // what else stands there was put there by somebody
  const gone = readdirSync(FOLDER).filter((name) => name.endsWith('.flow.json') && !(name in texts));
  for (const name of gone)
    for (const end of ['.flow.json', '.md', '.plan.md', '.svg']) rmSync(FOLDER + name.replace('.flow.json', end), { force: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${FOLDER}${name}`, text);
  console.log(`docs/flows: ${Object.keys(texts).length} files of ${flowGraphs().size} flows.`);
}

/** What git answers. Throws what git says. */
const git = (...args: string[]): string => execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The graph as it was kept then; null when it was kept in a form that is read no more. Throws when git knows no such version. */
function graphAt(ref: string, name: string): FlowGraph | null {
  const text = git('show', `${ref}:./${name}`);
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), flowGraph), text);
  return kept.success ? kept.output : null;
}

const NEW: Words = { en: 'This flow is new.', es: 'Este flujo es nuevo.' };
const UNREADABLE: Words = {
  en: 'What was kept of it then is in an older form, and cannot be compared.',
  es: 'Lo que se guardó entonces tiene una forma anterior y no se puede comparar.',
};

function changesSince(ref: string, name: string | undefined, graph: FlowGraph): Words[] {
  if (name === undefined) return [NEW];
  const then = graphAt(ref, name);
  return then === null ? [UNREADABLE] : difference(then, graph).sentences;
}

function tellSince(ref: string, language: 'en' | 'es'): void {
  const listed = git('ls-tree', '--name-only', ref, './').split('\n');
  const kept = listed.filter((name) => name.endsWith('.flow.json'));
  const then = new Map(kept.map((name) => [name.slice(0, -'.flow.json'.length), name]));
  const now: ReadonlyMap<string, FlowGraph> = flowGraphs();
  const told = [...now].flatMap(([flow, graph]) => {
    const sentences = changesSince(ref, then.get(flow), graph);
    return sentences.length === 0
      ? []
      : [`${graph.title[language]} (${flow})`, ...sentences.map((sentence) => `  ${sentence[language]}`), ''];
  });
  const gone = [...then.keys()]
    .filter((flow) => !now.has(flow))
    .map((flow) => (language === 'en' ? `${flow}: gone.` : `${flow}: ya no existe.`));
  const nothing = language === 'en' ? `Nothing has changed in the flows since ${ref}.` : `Nada ha cambiado en los flujos desde ${ref}.`;
  console.log([...told, ...gone].join('\n') || nothing);
}

if (values.since === undefined) {
  await write();
  await writeFailures();
  process.exit(0); // the page's client, which the atlas has run, keeps its channel open
} else {
  try {
    tellSince(values.since, v.parse(v.picklist(['en', 'es'], '--lang is one of: en, es.'), values.lang));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
