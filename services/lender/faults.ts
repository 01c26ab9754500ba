import * as v from 'valibot';
import type { Db } from './handler.ts';
import { sql } from 'kysely';

/** How a call misbehaves. `when` says whether an answer of ours comes instead of the work ('before', the default) or instead of its answer ('after'). */
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

/** The connection is dropped: in the process this rejects like fetch does; at a socket the node mount hangs up. */
export class ConnectionCut extends TypeError {
  override readonly name = 'TypeError';

  constructor() {
    super('fetch failed: the connection was cut by the switchboard');
  }
}

export type ListedFault = { call: string; fault: Fault; times: number | null };

/** Switches a fault on. Without times it stays until deleted. */
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

/** The fault this call meets now, the oldest first; a counted one is used up by one, also when several ask at once. */
export async function takeFault(db: Db, call: string): Promise<Fault | null> {
  const found = await db.selectFrom('fault').select('id').where('call', '=', call).where(active).orderBy('id').limit(1).executeTakeFirst();
  if (!found) return null;
  const [taken] = await db
    .updateTable('fault')
    .set({ times: sql<number>`times - 1` })
    .where('id', '=', found.id)
    .where(active)
    .returning('fault')
    .execute();
  return taken ? v.parse(Fault, JSON.parse(taken.fault)) : takeFault(db, call);
}

/** Still to be met: a counted fault that is used up stays in the table until all are cleared. */
export const active = sql<boolean>`(times is null or times > 0)`;

/** Does the work as the fault wants it. Throws ConnectionCut. */
export async function underFault(fault: Fault, work: () => Promise<Response>): Promise<Response> {
  if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.cut === 'before') throw new ConnectionCut();
  const instead = faulty(fault);
  if (instead && fault.when !== 'after' && fault.cut !== 'after') return instead;
  const answer = await work();
  if (fault.cut === 'after') throw new ConnectionCut();
  return instead ?? answer;
}

/** What is answered in place of the truth; null when the fault only delays or cuts. */
function faulty({ status, Error: text, body, contentType }: Fault): Response | null {
  if (status === undefined && text === undefined && body === undefined && contentType === undefined) return null;
  const content = typeof body === 'string' ? body : JSON.stringify(body ?? (text === undefined ? {} : { Error: text }));
  const code = status ?? (text === undefined ? 200 : 400);
  const empty = code === 204 || code === 304;
  return new Response(empty ? null : content, { status: code, headers: { 'Content-Type': contentType ?? 'application/json' } });
}
