import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.ts';
import { greet } from './greeting.ts';
import { withPlainHeaders } from './headers.ts';
import { listen } from './listen.ts';
import { createPage } from './page.ts';
import { settingsFrom, startSandbox } from './sandbox.ts';
import { createStudio } from './studio.ts';

/** `npm start` and `npm run preview`: the built portal with its production headers, the sandbox lender and the card vault. */
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const { port, vaultPort, dataDir, databaseUrl } = settingsFrom(process.env, root);
  if (!process.argv.includes('--no-build')) await buildIfStale(root);
  const portalOrigin = `http://localhost:${port}`;
  const sandbox = await startSandbox({ portalOrigin, vaultPort, dataDir: process.argv.includes('--memory') ? null : dataDir, databaseUrl });
  const vaultOrigin = `http://localhost:${vaultPort}`;
  const page = createPage(process.env['DIST'] ?? `${root}dist`, { vaultOrigin, uploadOrigin: vaultOrigin, signingOrigin: vaultOrigin });
  const folder = process.env['DIST_STUDIO'] ?? `${root}dist-studio`;
  const studio = createStudio({ root, folder, mayBuild: !process.argv.includes('--no-build') });
  const portal = await listen(port, async (request, line) =>
    withPlainHeaders(await (sandbox.answer(request, line) ?? studio(request) ?? page(request))),
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await portal.close();
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  await greet(portalOrigin, (request) => sandbox.lender.fetch(request));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
