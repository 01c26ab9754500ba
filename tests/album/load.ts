import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer } from 'vite';
import { situation, type Situation } from '../../ui/situation/situation.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const Drawn = v.object({ situations: v.custom<(which: { chosen: boolean }) => Promise<unknown>>((value) => typeof value === 'function') });

/** The situations of the album (drawn.tsx: every picture of every chart, and every state), loaded in node by Vite. */
export async function loadSituations(which: { chosen: boolean }): Promise<Situation[]> {
  process.env['NODE_ENV'] = 'production'; // React's development build takes twice the time
  const vite = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    mode: 'production',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { situations } = v.parse(Drawn, await vite.ssrLoadModule('/routes/studio/make/drawn.tsx'));
    return v.parse(v.array(situation), await situations(which));
  } finally {
    await vite.close();
  }
}
