import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { speaker } from './bench.ts';

const SERVER = fileURLToPath(new URL('../../../services/lender/server.ts', import.meta.url));
const Started = v.object({ origin: v.string(), vaultOrigin: v.string(), engine: v.string() });
/** The speaker's own requests; all others are for the vault, whose port changes with each start. */
const SERVICE = 'http://localhost';
const COST = process.env['PASSWORD_COST_OF_TESTS'];

export type LenderProcess = Awaited<ReturnType<typeof lenderProcess>>;

/** A lender in its own process, which can be killed without warning and restarted. */
export async function lenderProcess(env: Record<string, string>) {
  let child: ChildProcess | undefined;
  let origin = '';
  let vaultOrigin = '';

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [SERVER], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        VAULT_PORT: '0',
        LOG_LEVEL: 'silent',
        DECIDE_AFTER_MS: '60',
        PASSWORD_COST_OF_TESTS: COST,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let errors = '';
    started.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    const line = await Promise.race([
      once(createInterface(started.stdout), 'line').then(([text]) => String(text)),
      once(started, 'exit').then(() => Promise.reject(new Error(`the lender did not start: ${errors}`))),
    ]);
    ({ origin, vaultOrigin } = v.parse(Started, JSON.parse(line)));
  }

  await start();
  return {
    ...speaker(async (request) => {
      const url = new URL(request.url);
      const { pathname, search } = url;
      const body = request.method === 'GET' ? {} : { body: await request.text() };
      return fetch((url.origin === SERVICE ? origin : vaultOrigin) + pathname + search, {
        method: request.method,
        headers: request.headers,
        ...body,
      });
    }, SERVICE),
    start,
    /** SIGKILL: the process cannot clean up. */
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
