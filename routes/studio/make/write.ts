import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { situationPage } from '../../build/situationPage.ts';
import { studioPage } from './page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The output folder of `npm run studio:build`. */
export const STUDIO_FOLDER = 'dist-studio';

/** Generates the studio's files from the charts and their tests, in a separate process. Throws when that fails. */
export async function writeStudioData(folder: string, more: readonly string[] = []): Promise<void> {
  const maker = spawn(process.execPath, [join(root, 'routes/studio/make/data.ts'), folder, ...more], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number>((resolve) => maker.on('close', (status) => resolve(status ?? 1)));
  if (code !== 0) throw new Error('The files of the studio could not be made; the lines above say why.');
}

/** `npm run studio:build`: the whole studio as static files, for any folder of any server. */
export async function writeStudio(folder: string, more: readonly string[] = []): Promise<void> {
  await build(studioPage(folder));
  await Promise.all([build(situationPage(folder)), writeStudioData(join(folder, 'data'), more)]);
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const at = args.indexOf('--out');
  const folder = resolve(root, (at < 0 ? undefined : args.splice(at, 2)[1]) ?? STUDIO_FOLDER);
  await writeStudio(folder, args);
  console.log(`The studio is in ${folder}`);
  process.exit(0);
}
