import { readdir, readFile } from 'node:fs/promises';

const CONTRACT = new URL('../../contract/', import.meta.url);
/** A docstring and the contract row under it. */
const ROW = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*'((?:GET|POST|PUT|DELETE) \/\w+)':/g;

export type Docstring = { text: string; area: string };

/** The docstring of each call, read from the contract's source. `area` is the file's name. Throws when a call is in two files. */
export async function docstrings(): Promise<Map<string, Docstring>> {
  const found = new Map<string, Docstring>();
  for (const file of (await readdir(CONTRACT)).filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(new URL(file, CONTRACT), 'utf8');
    for (const [, text = '', call = ''] of source.matchAll(ROW)) {
      if (found.has(call)) throw new Error(`${call} is in ${found.get(call)?.area} and in ${file}`);
      found.set(call, { text: text.replaceAll(/^\s*\*? ?/gm, '').trim(), area: file.replace('.ts', '') });
    }
  }
  return found;
}
