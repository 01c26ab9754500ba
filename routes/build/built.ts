import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []), assets: v.optional(v.array(v.string()), []) }),
);
const Modules = v.record(v.string(), v.string());
const Later = v.record(v.string(), v.array(v.string()));
const json = async <S extends v.GenericSchema>(schema: S, path: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), await readFile(path, 'utf8'));

/** A finished build: which file each module is in, and what each file imports. */
export type Built = {
  /** The file with a module (path from the project's root); undefined when the build has none. */
  fileOf: (module: string) => string | undefined;
  /** The files of these modules, with all that they import. Throws for a module that is not in the build. */
  withImports: (modules: readonly string[]) => Set<string>;
  /** The modules that those in these folders download later. */
  laterIn: (folders: readonly string[]) => string[];
  /** The files that are no script of a module that begins a file: its fonts. */
  assetsOf: (module: string) => readonly string[];
  /** The same as `withImports`, from files. */
  filesWithImports: (files: readonly string[]) => Set<string>;
};

/** Reads the lists that Vite and the plugin of the chunks have written. */
export async function readBuild(dist: string): Promise<Built> {
  const manifest = await json(Manifest, join(dist, '.vite/manifest.json'));
  const modules = await json(Modules, join(dist, '.vite/modules.json'));
  const later = await json(Later, join(dist, '.vite/later.json'));
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const fileNamed = (name: string) => manifest[name]?.file;
  const assetsOf = (module: string) => manifest[module]?.assets ?? [];
  const fileOf = (module: string) => modules[module] ?? fileNamed(module);
  const filesWithImports = (files: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const add = (file: string | undefined): void => {
      if (file === undefined || found.has(file)) return;
      found.add(file);
      for (const name of chunks.get(file)?.imports ?? []) add(fileNamed(name));
    };
    files.forEach(add);
    return found;
  };
  return {
    fileOf,
    assetsOf,
    filesWithImports,
    withImports: (names) =>
      filesWithImports(
        names.map((name) => {
          const file = fileOf(name);
          if (file === undefined) throw new Error(`the build has no ${name}`);
          return file;
        }),
      ),
    laterIn: (folders) =>
      Object.entries(later).flatMap(([module, modules]) => (folders.some((folder) => module.startsWith(`${folder}/`)) ? modules : [])),
  };
}
