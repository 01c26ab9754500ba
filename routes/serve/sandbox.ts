import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLender, type Lender } from '../../services/lender/lender.ts';
import { isLenderPath } from '../../services/lender/lenderPath.ts';
import { onNode } from '../../services/lender/node.ts';
import { portalConfig } from '../../services/lender/portalConfig.ts';
import { assetNamed, withoutTypes } from '../../services/lender/vault/assets.ts';
import { createVault } from '../../services/lender/vault/vault.ts';
import { withPlainHeaders } from './headers.ts';
import { listen, type Listening } from './listen.ts';

/** Spec: sandbox "Addresses". */
export const DEFAULT_PORT = 4173;
export const DEFAULT_VAULT_PORT = 4174;

export type SandboxOptions = {
  portalOrigin: string;
  vaultPort: number;
  /** Folder of the embedded database; null keeps it in memory. */
  dataDir: string | null;
  databaseUrl?: string | undefined;
};

export type Sandbox = {
  lender: Lender;
  vault: Listening;
  /** Does this path (without its search) belong to the lender? All others belong to the page. */
  owns: (path: string) => boolean;
  /** Answers requests to the lender, and /config.json; undefined for requests to the page. */
  answer: (request: Request, line: { incoming?: unknown }) => Promise<Response> | undefined;
  close: () => Promise<void>;
};

const CONFIG = '/config.json';
const PANEL = '/sandbox/panel.js';
/** The debug panel is one file without imports: a browser runs it once its types are removed. */
const panel = readFile(new URL('../panel/panel.ts', import.meta.url), 'utf8').then(withoutTypes);
const owns = (path: string) => path === CONFIG || isLenderPath(path);

/** The sandbox lender and its card vault. Not in the page's bundle. */
export async function startSandbox({ portalOrigin, vaultPort, dataDir, databaseUrl }: SandboxOptions): Promise<Sandbox> {
  const vaultOrigin = `http://localhost:${vaultPort}`;
  const lender = await createLender({
    portalOrigin,
    vaultOrigin,
    ...(databaseUrl ? { databaseUrl } : dataDir ? { dataDir } : {}),
  });
  const cards = createVault({ lender, portalOrigin, log: lender.log, assetNamed });
  const answerVault = onNode(cards);
  const vault = await listen(vaultPort, async (request, line) => withPlainHeaders(await answerVault(request, line)));
  const answerLender = onNode(lender);
  const config = portalConfig(vaultOrigin);
  return {
    lender,
    vault,
    owns,
    answer: (request, line) => {
      const { pathname } = new URL(request.url);
      if (!owns(pathname)) return undefined;
      if (pathname === CONFIG) return Promise.resolve(Response.json(config, { headers: { 'Cache-Control': 'no-store' } }));
      if (pathname === PANEL)
        return panel.then(
          (script) => new Response(script, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' } }),
        );
      return answerLender(request, line);
    },
    close: async () => {
      await vault.close();
      await lender.close();
    },
  };
}

/** Ports, folder and database from the environment. Spec: sandbox "Addresses". */
export function settingsFrom(
  env: NodeJS.ProcessEnv,
  root: string,
): { port: number; vaultPort: number; dataDir: string; databaseUrl: string | undefined } {
  return {
    port: portOf(env['PORT'], DEFAULT_PORT),
    vaultPort: portOf(env['VAULT_PORT'], DEFAULT_VAULT_PORT),
    dataDir: env['DATA_DIR'] ?? join(root, '.data'),
    databaseUrl: env['DATABASE_URL'],
  };
}

function portOf(text: string | undefined, otherwise: number): number {
  const port = Number(text ?? otherwise);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new RangeError(`"${text}" is no port; a number from 1 to 65535 is.`);
  return port;
}
