import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { productName } from '../build/productName.ts';

/** Everything that the bundle is made from. */
export const SOURCES: readonly string[] = [
  'machines',
  'ui',
  'services/actors',
  'services/client',
  'services/contract',
  'routes',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = 'node_modules/.cache/portal-build';

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Changes with any of these files. */
export async function fingerprint(root: string, sources = SOURCES): Promise<string> {
  const hash = createHash('sha256').update(productName() ?? '');
  const files = (await Promise.all(sources.map((source) => filesIn(join(root, source))))).flat().toSorted();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** `npm run build`: the static production bundle in dist/, without the sandbox. */
export async function build(root: string): Promise<void> {
  await rm(join(root, STAMP), { force: true });
  const stamp = await fingerprint(root);
  await viteBuild({ root, logLevel: 'warn' });
  await mkdir(dirname(join(root, STAMP)), { recursive: true });
  await writeFile(join(root, STAMP), stamp);
}

/** Builds unless dist/ is up to date with the sources. */
export async function buildIfStale(root: string): Promise<void> {
  const stamp = await readFile(join(root, STAMP), 'utf8').catch(() => '');
  const there = await readFile(join(root, 'dist/index.html')).then(
    () => true,
    () => false,
  );
  if (there && stamp === (await fingerprint(root))) return;
  console.log('Building the portal …');
  // in a separate process, which frees the build's memory when it ends
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built; the lines above say why.');
}

if (import.meta.main) await build(fileURLToPath(new URL('../..', import.meta.url)));
