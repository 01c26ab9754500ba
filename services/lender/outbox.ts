import type { Db } from './handler.ts';
import type { OutboxTable } from './store/tables.ts';

/** One message the lender would send. `onceKey`: however often it is put, it is sent once. */
export type Message = Pick<OutboxTable, 'channel' | 'kind' | 'text'> & { to: string; at: number; code?: string; onceKey?: string };

/** Puts a message into the outbox, where the control plane shows it. Nothing leaves the machine. Answers false when it had been sent already. */
export async function send(db: Db, { to, at, channel, kind, text, code, onceKey }: Message): Promise<boolean> {
  const [row] = await db
    .insertInto('outbox')
    .values({ recipient: to, at, channel, kind, text, code: code ?? null, once_key: onceKey ?? null })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .execute();
  return row !== undefined;
}
