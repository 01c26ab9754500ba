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

/** The lender, its database and its card vault in a worker of the page: while they work, the page goes on drawing. */
const { origin } = location;

const tell = (stage: Stage): void => postMessage({ stage });

async function open(): Promise<Fetch> {
  tell('opening');
  const store = await openDatabase(Date.now());
  tell('filling');
  const log = pino({ level: 'warn' });
  const lender = await lenderOn({ store, log, contract: null }, { portalOrigin: origin, vaultOrigin: origin });
  const vault = createVault({ db: lender.db, portalOrigin: origin, log, assetNamed: async (name) => VAULT_FILES[name] ?? null });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === CONFIG) return Response.json(portalConfig(origin));
    return isVaultPath(pathname) ? vault.fetch(request) : lender.fetch(request);
  };
}

/** One tab at a time: two engines would write over each other's files. The lock goes with this worker. */
async function start(): Promise<void> {
  const free = await navigator.locks.request('demo', { ifAvailable: true }, async (lock) => lock !== null);
  if (!free) tell('waiting');
  await navigator.locks.request('demo', async () => {
    answerWith(globalThis, await open());
    tell('ready');
    await new Promise(() => undefined); // as long as the page is open
  });
}

const fail = (error: unknown): void => postMessage({ failed: error instanceof Error ? error.message : 'unknown' });
addEventListener('unhandledrejection', ({ reason }) => fail(reason)); // of PGlite, which goes on waiting
start().catch(fail);
