import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { onceWritten } from './onceWritten.ts';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
/** Below this the header costs more than it saves. */
const WORTH_BYTES = 500;

/** Distances between repeated passages in minified scripts are often even, and the latest twelve are likely: files are 0.1 to 0.3 % smaller. */
const DISTANCES = { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 12 };

/** Brotli at its highest quality: what is served, and what the budgets count. */
export const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...DISTANCES } });

/** Writes `x.br` and `x.gz` next to each text file that they make smaller. */
export async function compressFiles(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.length < WORTH_BYTES) continue;
    await writeFile(`${path}.br`, await brotli(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** The last step of the build, after the service worker. */
export const compressed = (): Plugin => {
  let dist = '';
  return {
    name: 'portal-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      dist = join(config.root, config.build.outDir);
    },
    ...onceWritten('post', () => compressFiles(dist)),
  };
};
