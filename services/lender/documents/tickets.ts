import { createHmac, randomBytes } from 'node:crypto';
import { storedSetting } from '../auth/storedSetting.ts';
import type { Db } from '../handler.ts';
import { isSame } from '../links.ts';

/** What a ticket gives access to. A ticket is valid for its kind only. */
export type TicketKind = 'signing' | 'upload' | 'file';

const SECRET = 'ticketSecret';

/** A signed ticket for a URL. Whoever has it gets access to one thing until a time (ms of the lender's clock). */
export async function ticketFor(db: Db, kind: TicketKind, id: string, until: number): Promise<string> {
  return `${id}.${until}.${await sealOf(db, kind, id, until)}`;
}

/** The id in a ticket; null when the ticket is invalid or expired. */
export async function readTicket(db: Db, now: number, kind: TicketKind, ticket: string): Promise<string | null> {
  const [id = '', until = '', seal = '', ...rest] = ticket.split('.');
  const expiresAt = Number(until);
  if (rest.length > 0 || !Number.isSafeInteger(expiresAt)) return null;
  return isSame(seal, await sealOf(db, kind, id, expiresAt)) && now < expiresAt ? id : null;
}

async function sealOf(db: Db, kind: TicketKind, id: string, until: number): Promise<string> {
  const secret = await storedSetting(db, SECRET, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(`${kind} ${id} ${until}`).digest('base64url');
}
