import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORTAL } from '../../calls/world.ts';
import { freshDatabase } from './databases.ts';
import type { Engine } from './engines.ts';
import type { Step } from './moves.ts';
import { lenderProcess, type LenderProcess } from './process.ts';
import { wait } from './retrying.ts';

/** Soon after a request was sent: it has not arrived, is served, or is answered. */
const KILLED_AFTER_MS = 8;

/** A lender on this engine, in its own process. `twice` kills it (SIGKILL) while it does a step, and repeats the step after the restart. */
export async function withKilledLender(engine: Engine, use: (lender: LenderProcess, twice: Step) => Promise<void>): Promise<void> {
  const database = engine === 'postgresql' ? await freshDatabase() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
  const lender = await lenderProcess({
    PORTAL_ORIGIN: PORTAL, // the signing page leads back to it
    ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder }),
  });

  async function twice<T>(step: () => Promise<T>): Promise<T> {
    const first = step().catch(() => undefined); // cut off, or a sentence of the step that was cut off
    await wait(KILLED_AFTER_MS);
    await lender.kill();
    await first;
    await lender.start();
    return step();
  }

  try {
    await use(lender, twice);
  } finally {
    await lender.kill();
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  }
}
