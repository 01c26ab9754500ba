import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { speaker } from './bench.ts';

const SERVER = fileURLToPath(new URL('../../../services/lender/server.ts', import.meta.url));
const Started = v.object({ origin: v.string(), engine: v.string() });
const COST = process.env['PASSWORD_COST_OF_TESTS'];

export type LenderProcess = Awaited<ReturnType<typeof lenderProcess>>;

/** A lender in a process of its own, that can be killed like a machine that loses power, and started again. */
export async function lenderProcess(env: Record<string, string>) {
  let child: ChildProcess | undefined;
  let origin = '';

  async function start(): Promise<void> {
    const made = spawn(process.execPath, [SERVER], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        VAULT_PORT: '0',
        LOG_LEVEL: 'silent',
        DECIDE_AFTER_MS: '60',
        PASSWORD_COST_OF_TESTS: COST,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = made;
    let complaints = '';
    made.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
    const line = await Promise.race([
      once(createInterface(made.stdout), 'line').then(([text]) => String(text)),
      once(made, 'exit').then(() => Promise.reject(new Error(`the lender did not start: ${complaints}`))),
    ]);
    origin = v.parse(Started, JSON.parse(line)).origin;
  }

  await start();
  return {
    ...speaker(async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'GET' ? {} : { body: await request.text() };
      return fetch(origin + pathname + search, { method: request.method, headers: request.headers, ...body });
    }, 'http://localhost'),
    start,
    /** SIGKILL: nothing is put in order first. */
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
