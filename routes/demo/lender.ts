import { pino } from 'pino';
import { lenderOn } from '../../services/lender/lenderOn.ts';
import { portalConfig } from '../../services/lender/portalConfig.ts';
import { createVault } from '../../services/lender/vault/vault.ts';
import 'virtual:demo-fonts';
import { VAULT_FILES } from 'virtual:demo-files';
import { openDatabase } from './database.ts';
import { CONFIG, isVaultPath } from './paths.ts';
import { answerWith, type Fetch } from './wire.ts';
import type { Stage } from './words.ts';

/** The lender, its database and its card vault run in a worker, so that they do not block the page. */
const { origin } = location;

const report = (stage: Stage): void => postMessage({ stage });

async function open(): Promise<Fetch> {
  report('opening');
  const store = await openDatabase(Date.now());
  report('filling');
  const log = pino({ level: 'warn' });
  const lender = await lenderOn({ store, log, contract: null }, { portalOrigin: origin, vaultOrigin: origin });
  const vault = createVault({ lender, portalOrigin: origin, log, assetNamed: async (name) => VAULT_FILES[name] ?? null });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === CONFIG) return Response.json(portalConfig(origin));
    return isVaultPath(pathname) ? vault.fetch(request) : lender.fetch(request);
  };
}

/** One tab at a time: two engines would overwrite each other's files. The lock ends with this worker. */
async function start(): Promise<void> {
  const free = await navigator.locks.request('demo', { ifAvailable: true }, async (lock) => lock !== null);
  if (!free) report('waiting');
  await navigator.locks.request('demo', async () => {
    answerWith(globalThis, await open());
    report('ready');
    await new Promise(() => undefined); // holds the lock while the page is open
  });
}

const fail = (error: unknown): void => postMessage({ failed: error instanceof Error ? error.message : 'unknown' });
addEventListener('unhandledrejection', ({ reason }) => fail(reason)); // PGlite's errors: it would wait forever
start().catch(fail);
