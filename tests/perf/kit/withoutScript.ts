import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../../routes/build/compress.ts';
import { startServer, type Server } from '../../e2e/kit/server.ts';

const SCRIPTS = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** A document without its scripts and their preloads. Throws when there are none to remove, because the reference would be the page itself. */
export function withoutScript(html: string): string {
  const rest = html.replaceAll(SCRIPTS, '');
  if (rest === html || /<script\b/.test(rest)) throw new Error('index.html does not load its scripts as the bench expects');
  return rest;
}

/** The built portal on its own ports, whose Login has all our texts and styles and loads no script. */
export async function openWithoutScript(dist: string): Promise<Server> {
  const copy = await mkdtemp(join(tmpdir(), 'login-without-script-'));
  await cp(dist, copy, { recursive: true });
  const index = join(copy, 'index.html');
  await writeFile(index, withoutScript(await readFile(index, 'utf8')));
  await compressFiles(copy);
  const server = await startServer({ dist: copy });
  return {
    ...server,
    kill: async () => {
      await server.kill();
      await rm(copy, { recursive: true });
    },
  };
}
