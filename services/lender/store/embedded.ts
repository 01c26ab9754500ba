import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { Store } from './open.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Database } from './tables.ts';

/** The embedded engine writes no checkpoints by itself, so its log would grow forever. ms. */
const CHECKPOINT_EVERY_MS = 60_000;

/** The embedded engine as the lender's store. `closed` runs after closing it. */
export function embedded(engine: PGlite, closed: () => Promise<void>): Store {
  const db = new Kysely<Database>({ dialect: pgliteDialect(engine) });
  const checkpoint = setInterval(() => void sql`checkpoint`.execute(db).catch(() => undefined), CHECKPOINT_EVERY_MS);
  checkpoint.unref?.(); // timers in browsers have no unref
  return {
    db,
    engine: 'embedded',
    async close() {
      clearInterval(checkpoint);
      await db.destroy();
      await closed();
    },
  };
}
