import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A layer in which a requirement is visible. docs/requirements.md defines each layer. */
export const LAYERS = ['UI', 'NET', 'STORE', 'UNIT'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * One requirement. `text` is its sentence as written. `layers`: a test in each of these sets is needed, in one layer of the set
 * ("UI and NET" has two sets, "UNIT or NET" one). `check` is the part to look at. `call` is 'METHOD /path' if the row is about one call.
 * `ruling`: why the portal cannot or must not show it; empty when the document gives no reason, which the report refuses.
 */
export type Row = {
  id: string;
  group: string;
  text: string;
  layers: readonly (readonly Layer[])[];
  check: string;
  call?: string;
  ruling?: string;
};
/** A group with its heading: 'FLOW-PAY', 'Payment'. */
export type Group = { name: string; title: string; rows: readonly Row[] };

const ROW = /^- \*\*([A-Z0-9]+(?:-[A-Z]+)?)-(\d+)\*\* (.+)$/;
const HEADING = /^##+ (.+?)(?: \(([A-Z0-9]+(?:-[A-Z]+)?)\))?$/;
const CALL = /^`((?:GET|POST|PUT|DELETE) \/\w+)`/;
const LAYER = `(?:${LAYERS.join('|')})`;
const RULED = /^ {2}- ruled:(.*)$/;
const CHECK = new RegExp(`^  - (${LAYER}(?: (?:and|or) ${LAYER})*)(?:: (.+))?$`);

export const isLayer = (word: string): word is Layer => LAYERS.some((layer) => layer === word);

/** The groups of docs/requirements.md with their rows, in its order. A heading without a group in brackets only divides a group. */
export function groupsOf(markdown: string): Group[] {
  const titles = new Map<string, string>();
  const rows: Row[] = [];
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, title, name] = HEADING.exec(line) ?? [];
    if (title !== undefined && name !== undefined) titles.set(name, title);
    const [, group, number, text] = ROW.exec(line) ?? [];
    if (group === undefined || text === undefined) continue;
    const [, layers = '', check = ''] = CHECK.exec(lines[index + 1] ?? '') ?? [];
    rows.push({
      id: `${group}-${number}`,
      group,
      text,
      layers: layersOf(layers),
      check,
      ...callOf(group, text),
      ...rulingIn(lines[index + 2]),
    });
  }
  const names = [...new Set([...titles.keys(), ...rows.map(({ group }) => group)])];
  return names
    .map((name) => ({ name, title: titles.get(name) ?? name, rows: rows.filter(({ group }) => group === name) }))
    .filter(({ name, rows: own }) => own.length > 0 || name !== 'FLOW'); // its rows are in the groups of its flows
}

/** 'UI and NET' is [[UI], [NET]]; 'UNIT or NET' is [[UNIT, NET]]. */
const layersOf = (words: string): Layer[][] =>
  words
    .split(' and ')
    .map((either) => either.split(' or ').filter(isLayer))
    .filter((either) => either.length > 0);

function callOf(group: string, text: string): { call?: string } {
  const call = group === 'CALL' ? CALL.exec(text)?.[1] : undefined;
  return call === undefined ? {} : { call };
}

function rulingIn(line = ''): { ruling?: string } {
  const reason = RULED.exec(line)?.[1];
  return reason === undefined ? {} : { ruling: reason.trim() };
}

export const listFile = fileURLToPath(new URL('../../docs/requirements.md', import.meta.url));
export const groups = (): Group[] => groupsOf(readFileSync(listFile, 'utf8'));
