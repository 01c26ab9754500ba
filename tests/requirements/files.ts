import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the project; its path from the root, with slashes. */
export type File = { path: string; text: string };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file below a folder with this suffix. */
export const filesIn = (folder: string, ending: RegExp): File[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const SCRIPT = /\.(ts|tsx|mjs)$/;
const CODE = ['machines', 'ui', 'services', 'routes'];

/** The code of the product. The explorer's data (machines/paths) implements no row. */
export const codeFiles = (): File[] =>
  CODE.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|css)$/)).filter(({ path }) => !path.startsWith('machines/paths/'));

/** The tests of this report contain ids as sample data. */
const ABOUT_IDS = /^tests\/requirements\/(ids|requirements)\.test\.ts$/;

/** The tests. */
export const testFiles = (): File[] => filesIn('tests', SCRIPT).filter(({ path }) => !ABOUT_IDS.test(path));
