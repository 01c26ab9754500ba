import { createServer } from 'vite';
import * as v from 'valibot';

const isFunction = (value: unknown) => typeof value === 'function';
const Prerendering = v.object({
  prerender: v.custom<(language: string) => Promise<object>>(isFunction),
  known: v.custom<() => object>(isFunction),
});

/**
 * Prints what prerender.tsx renders, as JSON. Vite runs the page's own code in node, so macros, texts and styles are as in the build. It runs in
 * its own process (documents.ts starts it), so that the page's timers and channels end with it.
 */
const vite = await createServer({ logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null } });
const { prerender, known } = v.parse(Prerendering, await vite.ssrLoadModule('/routes/build/prerender.tsx'));
const drawn = JSON.stringify({ ...(await prerender('en')), ...known() });
await vite.close();
process.stdout.write(drawn, () => process.exit(0));
