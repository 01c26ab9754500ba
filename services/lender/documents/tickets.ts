import { createHmac, randomBytes } from 'node:crypto';
import { storedSetting } from '../auth/storedSetting.ts';
import type { Db } from '../handler.ts';
import { isSame } from '../links.ts';

/** What a ticket opens; one of a kind opens nothing else. */
export type TicketKind = 'signing' | 'upload' | 'file';

const SECRET = 'ticketSecret';

/** Stands in an address and opens one thing until a moment (ms of the lender's clock), whoever has it. Nobody else can make one. */
export async function ticketFor(db: Db, kind: TicketKind, id: string, until: number): Promise<string> {
  return `${id}.${until}.${await sealOf(db, kind, id, until)}`;
}

/** The id in a ticket that is whole and not over; null otherwise. */
export async function readTicket(db: Db, now: number, kind: TicketKind, ticket: string): Promise<string | null> {
  const [id = '', until = '', seal = '', ...rest] = ticket.split('.');
  const over = Number(until);
  if (rest.length > 0 || !Number.isSafeInteger(over)) return null;
  return isSame(seal, await sealOf(db, kind, id, over)) && now < over ? id : null;
}

async function sealOf(db: Db, kind: TicketKind, id: string, until: number): Promise<string> {
  const secret = await storedSetting(db, SECRET, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(`${kind} ${id} ${until}`).digest('base64url');
}
