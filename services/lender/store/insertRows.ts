import { sql, type Selectable } from 'kysely';
import type { Db } from '../handler.ts';
import type { Database } from './tables.ts';

/**
 * Inserts any number of rows in one statement with one parameter: separate parameters for thousands of rows would exceed the limit.
 * Throws what the database throws. A missing column becomes null.
 */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Selectable<Database[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const into = sql.table(table);
  await sql`insert into ${into} select * from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`.execute(db);
}
