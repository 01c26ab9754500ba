import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { STEP_LIMIT_MS } from '../../kit/limits.ts';

/** The built portal with its sandbox lender and vault, on their own ports. */
export type Server = { origin: string; kill: () => Promise<void>; start: () => Promise<void> };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ASK_EVERY_MS = 100;

/** Two free ports. */
async function freePorts(): Promise<[number, number]> {
  const take = () =>
    new Promise<[number, () => void]>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(0, () => {
        const address = server.address();
        if (typeof address === 'object' && address) resolve([address.port, () => server.close()]);
      });
    });
  const [[portal, freePortal], [vault, freeVault]] = await Promise.all([take(), take()]);
  freePortal();
  freeVault();
  return [portal, vault];
}

/** Starts a server. `dataDir` is a folder for the database, which survives `kill`; without it the database is in memory. `dist` is another build. */
export async function startServer({ dataDir, dist }: { dataDir?: string; dist?: string } = {}): Promise<Server> {
  const [port, vaultPort] = await freePorts();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  const start = async () => {
    const args = ['routes/serve/start.ts', '--no-build', ...(dataDir === undefined ? ['--memory'] : [])];
    const env = {
      ...process.env,
      PASSWORD_COST_OF_TESTS: '256', // tests sign in a thousand times; auth.password.test.ts checks the real cost
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
      ...(dist === undefined ? {} : { DIST: dist }),
    };
    const started = spawn(process.execPath, args, { cwd: root, env: { ...env, DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let output = '';
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    for (const from = Date.now(); Date.now() - from < STEP_LIMIT_MS;) {
      if (started.exitCode !== null) break;
      const ready = await fetch(`${origin}/sandbox/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await pause(ASK_EVERY_MS);
    }
    await kill();
    throw new Error(`the portal did not start:\n${output}`);
  };
  await start();
  return { origin, kill, start };
}
