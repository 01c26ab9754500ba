import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The files of the form's page; no other file of the folder is served. Types are stripped, nothing is bundled. */
const FILES: Record<string, 'text/javascript' | 'text/css'> = {
  'early.ts': 'text/javascript',
  'form.css': 'text/css',
  'form.ts': 'text/javascript',
  'kinds.ts': 'text/javascript',
  'rules.ts': 'text/javascript',
  'send.ts': 'text/javascript',
  'talk.ts': 'text/javascript',
  'typing.ts': 'text/javascript',
  'view.ts': 'text/javascript',
  'words.ts': 'text/javascript',
};

export const ASSETS: readonly string[] = Object.keys(FILES);

export type Asset = { type: string; text: string };

const read = new Map<string, Promise<Asset>>();

/** A file of the page by its name, or null. Each file is read once. */
export async function assetNamed(name: string): Promise<Asset | null> {
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (type === undefined) return null;
  const asset = read.get(name) ?? load(name, type);
  read.set(name, asset);
  return asset;
}

async function load(name: string, type: string): Promise<Asset> {
  const text = await readFile(fileURLToPath(new URL(`./page/${name}`, import.meta.url)), 'utf8');
  return { type: `${type}; charset=utf-8`, text: type === 'text/javascript' ? withoutTypes(text) : text };
}

/** TypeScript as a browser runs it. Hides node's warning that stripTypeScriptTypes is experimental. */
export function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
