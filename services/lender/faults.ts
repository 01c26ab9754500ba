import * as v from 'valibot';
import type { Db } from './handler.ts';
import { sql } from 'kysely';

/** How a call fails. `when`: the faulty response replaces the work ('before', the default) or only its response ('after'). */
export const Fault = v.strictObject({
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  Error: v.optional(v.union([v.string(), v.array(v.string())])),
  body: v.optional(v.unknown()),
  contentType: v.optional(v.string()),
  cut: v.optional(v.picklist(['before', 'after'])),
  when: v.optional(v.picklist(['before', 'after'])),
});
export type Fault = v.InferOutput<typeof Fault>;

/** A dropped connection. In the same process it rejects like fetch; the node server closes the socket. */
export class ConnectionCut extends TypeError {
  override readonly name = 'TypeError';

  constructor() {
    super('fetch failed: the connection was cut by the switchboard');
  }
}

export type ListedFault = { call: string; fault: Fault; times: number | null };

/** Adds a fault. Without `times` it stays until deleted. */
export async function addFault(db: Db, call: string, fault: Fault, times: number | null): Promise<void> {
  await db
    .insertInto('fault')
    .values({ call, fault: JSON.stringify(fault), times })
    .execute();
}

export async function listFaults(db: Db): Promise<ListedFault[]> {
  const rows = await db.selectFrom('fault').select(['call', 'fault', 'times']).where(active).orderBy('id').execute();
  return rows.map((row) => ({ ...row, fault: v.parse(Fault, JSON.parse(row.fault)) }));
}

export async function clearFaults(db: Db): Promise<void> {
  await db.deleteFrom('fault').execute();
}

/** The oldest active fault of this call. One use is counted, also under concurrent requests. */
export async function takeFault(db: Db, call: string): Promise<Fault | null> {
  const found = await db.selectFrom('fault').select('id').where('call', '=', call).where(active).orderBy('id').limit(1).executeTakeFirst();
  if (!found) return null;
  const [used] = await db
    .updateTable('fault')
    .set({ times: sql<number>`times - 1` })
    .where('id', '=', found.id)
    .where(active)
    .returning('fault')
    .execute();
  return used ? v.parse(Fault, JSON.parse(used.fault)) : takeFault(db, call);
}

/** A fault with uses left. A used-up fault stays in the table until all are cleared. */
export const active = sql<boolean>`(times is null or times > 0)`;

/** Does the work with the fault applied. Throws ConnectionCut. */
export async function applyFault(fault: Fault, work: () => Promise<Response>): Promise<Response> {
  if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.cut === 'before') throw new ConnectionCut();
  const replacement = faultyResponse(fault);
  if (replacement && fault.when !== 'after' && fault.cut !== 'after') return replacement;
  const response = await work();
  if (fault.cut === 'after') throw new ConnectionCut();
  return replacement ?? response;
}

/** The response that replaces the real one; null when the fault only delays or cuts. */
function faultyResponse({ status, Error: text, body, contentType }: Fault): Response | null {
  if (status === undefined && text === undefined && body === undefined && contentType === undefined) return null;
  const content = typeof body === 'string' ? body : JSON.stringify(body ?? (text === undefined ? {} : { Error: text }));
  const code = status ?? (text === undefined ? 200 : 400);
  const empty = code === 204 || code === 304;
  return new Response(empty ? null : content, { status: code, headers: { 'Content-Type': contentType ?? 'application/json' } });
}
