import { nowBy, OFFSET, readNow } from './clock.ts';
import { active, takeFault, underFault } from './faults.ts';
import type { Db } from './handler.ts';

/**
 * Lets a call in: reads the lender's clock and whether a fault waits for this call at once, for every call comes by here, and does the work,
 * as the fault wants it. `call` as the switchboard names it. Throws ConnectionCut.
 */
export async function letIn(db: Db, call: string, work: (now: number) => Promise<Response>): Promise<Response> {
  const { offset, faulty } = await db
    .selectNoFrom((is) => [
      is.selectFrom('setting').select('value').where('name', '=', OFFSET).as('offset'),
      is.selectFrom('fault').select('id').where('call', '=', call).where(active).orderBy('id').limit(1).as('faulty'),
    ])
    .executeTakeFirstOrThrow();
  const fault = faulty === null ? null : await takeFault(db, call);
  if (!fault) return work(nowBy(offset));
  return underFault(fault, async () => work(await readNow(db))); // the clock has gone on while the fault delayed the call
}
