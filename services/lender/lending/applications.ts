import type { Selectable } from 'kysely';
import type { Answered } from '../../contract/index.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import type { Database } from '../store/tables.ts';

type Row = Selectable<Database['application']>;

export const applications: Handlers<'GET /applicationstatus' | 'PUT /applicationstatus'> = {
  'GET /applicationstatus': async ({ ask, caller, db }) => toStatus(await applicationOf(db, caller, ask)),

  'PUT /applicationstatus': async ({ ask, caller, db, now }) => {
    const { application_id } = await applicationOf(db, caller, ask);
    await db
      .updateTable('application')
      .set({ status: 'submitted', changed_at: now })
      .where('application_id', '=', application_id)
      .where('status', '=', 'started')
      .execute();
    return toStatus(await applicationOf(db, caller, ask));
  },
};

/** The caller's application. Throws Refusal 403 for another customer's and for an unknown one. */
async function applicationOf(db: Db, caller: Caller, { applicationId, lmsId }: { applicationId: string; lmsId: string }): Promise<Row> {
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('lms_id', '=', lmsId)
    .executeTakeFirst();
  if (!row || !caller.customerIds.includes(row.customer_id)) throw new Refusal(403);
  return row;
}

const toStatus = (row: Row): Answered<'GET /applicationstatus'> => ({
  applicationId: row.application_id,
  lmsId: row.lms_id,
  status: row.status,
  changedAt: new Date(row.changed_at).toISOString(),
});
