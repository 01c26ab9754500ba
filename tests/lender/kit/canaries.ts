import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { createLender, type Lender } from '../../../services/lender/lender.ts';
import { createLog } from '../../../services/lender/log.ts';

/** A lender with the most detailed log level. `log` and `tables` return everything it has written. */
export async function watchedLender(): Promise<{ lender: Lender; log: () => string; tables: () => Promise<string> }> {
  let log = '';
  const to = new Writable({
    write(chunk: Buffer, _, done) {
      log += chunk.toString();
      done();
    },
  });
  const lender = await createLender({ decideAfterMs: 0, log: createLog('trace', to) });
  return { lender, log: () => log, tables: () => everything(lender) };
}

async function everything(lender: Lender): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(lender.db);
  const tables = await Promise.all(
    rows.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(lender.db)).rows]),
  );
  return JSON.stringify(tables);
}

/** The text itself, and encoded in base64 and hex. */
export const spellings = (canary: string): string[] => [
  canary,
  Buffer.from(canary).toString('base64').replace(/=+$/, '').slice(0, -1),
  Buffer.from(canary).toString('hex'),
];
