import { createServer as createHttp } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { greet } from './greeting.ts';
import { listener } from './listen.ts';
import { settingsFrom, startSandbox } from './sandbox.ts';

/** `npm run dev`: the page from its sources with hot reload, with the same sandbox. No production headers: Vite injects styles and scripts. */
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const { port, vaultPort, dataDir, databaseUrl } = settingsFrom(process.env, root);
  const portalOrigin = `http://localhost:${port}`;
  const sandbox = await startSandbox({ portalOrigin, vaultPort, dataDir, databaseUrl });
  const answer = listener((request, line) => sandbox.answer(request, line) ?? new Response(null, { status: 404 }));
  const server = createHttp((request, response) => {
    if (sandbox.owns((request.url ?? '/').split('?')[0] ?? '/')) answer(request, response);
    else vite.middlewares(request, response);
  });
  const vite = await createVite({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server } } });
  server.listen(port, () => void greet(portalOrigin, (request) => sandbox.lender.fetch(request)));

  const stop = async () => {
    await vite.close();
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
