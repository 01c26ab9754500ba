import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer } from 'vite';
import { FAILURES, inWords } from './inWords.ts';
import { row } from './row.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const Atlas = v.object({ atlas: v.custom<() => Promise<unknown>>((value) => typeof value === 'function') });

/** Writes docs/flows/failures.md. Vite loads the screens' code into node. The client's channel stays open: end the process afterwards. */
export async function writeFailures(): Promise<void> {
  const vite = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { atlas } = v.parse(Atlas, await vite.ssrLoadModule('/routes/studio/make/failures/atlas.tsx'));
    await writeFile(FAILURES, inWords(v.parse(v.array(row), await atlas())));
  } finally {
    await vite.close();
  }
}
