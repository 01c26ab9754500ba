import { nowBy, OFFSET, readNow } from './clock.ts';
import { active, takeFault, applyFault } from './faults.ts';
import type { Db } from './handler.ts';

/**
 * Runs a call: reads the lender's clock and looks for a fault in one query, because every call needs both, and applies the fault.
 * `call`: the name in /sandbox/faults. Throws ConnectionCut.
 */
export async function runCall(db: Db, call: string, work: (now: number) => Promise<Response>): Promise<Response> {
  const { offset, faulty } = await db
    .selectNoFrom((is) => [
      is.selectFrom('setting').select('value').where('name', '=', OFFSET).as('offset'),
      is.selectFrom('fault').select('id').where('call', '=', call).where(active).orderBy('id').limit(1).as('faulty'),
    ])
    .executeTakeFirstOrThrow();
  const fault = faulty === null ? null : await takeFault(db, call);
  if (!fault) return work(nowBy(offset));
  return applyFault(fault, async () => work(await readNow(db))); // again, because a fault may have delayed the call
}
