import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildScript } from 'rolldown';
import { build } from 'vite';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const worker = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));

/** The output folder of `npm run build:demo`. Not `dist`: a production build has nothing of the sandbox. */
const DEMO_FOLDER = 'dist-demo';

/** The demo as static files: the portal, the lender with its database, and the service worker between them. */
export async function buildDemo(outDir: string): Promise<void> {
  await build({ configFile, build: { outDir } });
  await buildScript({ input: worker, output: { file: join(outDir, 'demo-worker.js'), format: 'iife', minify: true } });
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const at = args.indexOf('--out');
  const folder = resolve(project, (at < 0 ? undefined : args[at + 1]) ?? DEMO_FOLDER);
  await buildDemo(folder);
  console.log(`The demo is in ${folder}. Serve it as it is, at the root of an origin: localhost, or https.`);
}
