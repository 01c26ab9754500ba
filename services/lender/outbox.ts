import type { Db } from './handler.ts';
import type { OutboxTable } from './store/tables.ts';

/** A message to a customer. A message with a `onceKey` is sent once. */
export type Message = Pick<OutboxTable, 'channel' | 'kind' | 'text'> & { to: string; at: number; code?: string; onceKey?: string };

/** Stores a message in the outbox, where the control plane shows it. Nothing leaves the machine. False when it was already sent. */
export async function send(db: Db, { to, at, channel, kind, text, code, onceKey }: Message): Promise<boolean> {
  const [row] = await db
    .insertInto('outbox')
    .values({ recipient: to, at, channel, kind, text, code: code ?? null, once_key: onceKey ?? null })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .execute();
  return row !== undefined;
}
