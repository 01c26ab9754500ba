import { createServer } from 'vite';
import * as v from 'valibot';

const Prerendering = v.object({ prerender: v.custom<(language: string) => Promise<unknown>>((value) => typeof value === 'function') });

/**
 * Prints what prerender.tsx renders, as JSON. Vite runs the page's own code in node, so macros, texts and styles are as in the build. It runs in
 * its own process (documents.ts starts it), so that the page's timers and channels end with it.
 */
const vite = await createServer({ logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null } });
const { prerender } = v.parse(Prerendering, await vite.ssrLoadModule('/routes/build/prerender.tsx'));
const drawn = JSON.stringify(await prerender('en'));
await vite.close();
process.stdout.write(drawn, () => process.exit(0));
