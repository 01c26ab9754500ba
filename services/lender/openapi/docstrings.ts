import { readdir, readFile } from 'node:fs/promises';

const CONTRACT = new URL('../../contract/', import.meta.url);
/** A docstring and the row right under it. */
const ROW = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*'((?:GET|POST|PUT|DELETE) \/\w+)':/g;

export type Docstring = { text: string; area: string };

/** What the contract says of each call, in the words that stand over its row: they are written once. By call; `area` is the file. Throws when a call stands in two. */
export async function docstrings(): Promise<Map<string, Docstring>> {
  const found = new Map<string, Docstring>();
  for (const file of (await readdir(CONTRACT)).filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(new URL(file, CONTRACT), 'utf8');
    for (const [, text = '', call = ''] of source.matchAll(ROW)) {
      if (found.has(call)) throw new Error(`${call} stands in ${found.get(call)?.area} and in ${file}`);
      found.set(call, { text: text.replaceAll(/^\s*\*? ?/gm, '').trim(), area: file.replace('.ts', '') });
    }
  }
  return found;
}
