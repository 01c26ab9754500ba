import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One requirement. `text` is its sentence as written; `call` is 'METHOD /path' where the row is about one call of the contract. */
export type Row = { id: string; group: string; text: string; call?: string };
/** A group with its heading: 'FLOW-PAY', 'Payment'. */
export type Group = { name: string; title: string; rows: readonly Row[] };

const ROW = /^- \*\*([A-Z0-9]+(?:-[A-Z]+)?)-(\d+)\*\* (.+)$/;
const HEADING = /^##+ (.+?)(?: \(([A-Z0-9]+(?:-[A-Z]+)?)\))?$/;
const CALL = /^`((?:GET|POST|PUT|DELETE) \/\w+)`/;

/** The groups of docs/requirements.md with their rows, in its order. A heading without a group in brackets only divides one. */
export function groupsOf(markdown: string): Group[] {
  const titles = new Map<string, string>();
  const rows: Row[] = [];
  for (const line of markdown.split('\n')) {
    const [, title, name] = HEADING.exec(line) ?? [];
    if (title !== undefined && name !== undefined) titles.set(name, title);
    const [, group, number, text] = ROW.exec(line) ?? [];
    if (group !== undefined && text !== undefined) rows.push({ id: `${group}-${number}`, group, text, ...callOf(group, text) });
  }
  const names = [...new Set([...titles.keys(), ...rows.map(({ group }) => group)])];
  return names
    .map((name) => ({ name, title: titles.get(name) ?? name, rows: rows.filter(({ group }) => group === name) }))
    .filter(({ name, rows: own }) => own.length > 0 || name !== 'FLOW'); // its rows stand under its flows
}

function callOf(group: string, text: string): { call?: string } {
  const call = group === 'CALL' ? CALL.exec(text)?.[1] : undefined;
  return call === undefined ? {} : { call };
}

export const listFile = fileURLToPath(new URL('../../docs/requirements.md', import.meta.url));
export const groups = (): Group[] => groupsOf(readFileSync(listFile, 'utf8'));
