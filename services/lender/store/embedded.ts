import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { Store } from './open.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Database } from './tables.ts';

/** The embedded engine never writes a checkpoint by itself and its log would grow for ever. ms. */
const CHECKPOINT_EVERY_MS = 60_000;

/** The embedded engine as the lender's store. `closed` runs after it is closed. */
export function embedded(engine: PGlite, closed: () => Promise<void>): Store {
  const db = new Kysely<Database>({ dialect: pgliteDialect(engine) });
  const checkpoint = setInterval(() => void sql`checkpoint`.execute(db).catch(() => undefined), CHECKPOINT_EVERY_MS);
  checkpoint.unref?.(); // a timer of a browser has none
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
