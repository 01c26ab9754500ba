import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { json } from './answers.ts';
import { advance, readNow, resetClock } from './clock.ts';
import { ControlAsk, readAsk } from './controlAsk.ts';
import { dayOf } from './days.ts';
import { addFault, clearFaults, listFaults } from './faults.ts';
import { Refusal } from './handler.ts';
import { signLink } from './links.ts';
import { listPeople } from './people/list.ts';
import { profileIdOf } from './people/person.ts';
import { resetAll, resetPerson } from './people/reset.ts';
import { seededOn } from './people/seed.ts';
import { people } from './people/table.ts';
import { LOCK_LIFETIME_MS } from './locks.ts';
import type { Store } from './store/open.ts';
import type { Database } from './store/tables.ts';

export type ControlOptions = { db: Kysely<Database>; engine: Store['engine']; portalOrigin: string };

/** The control plane for testers, integrators and demos. Only the sandbox has it, a real lender does not. */
export function controlPlane({ db, engine, portalOrigin }: ControlOptions): Hono {
  const app = new Hono();
  app.get('/health', async () => json({ ok: true, engine, now: await readNow(db) }));
  app.get('/people', async () => {
    const now = await readNow(db);
    return json({ seededOn: await seededOn(db), today: dayOf(now), people: await listPeople(db, now) });
  });
  app.post('/reset', async (c) => {
    const { person } = await readAsk(c.req.raw, ControlAsk.reset);
    if (person === undefined) await resetAll(db);
    else await resetPerson(db, personNamed(person));
    return json({ ok: true });
  });
  app.get('/ledger', async (c) => {
    const loanId = c.req.query('loanId');
    const query = db
      .selectFrom('ledger')
      .select(['id', 'kind', 'loan_id as loanId', 'customer_id as customerId', 'cents', 'key', 'status', 'at']);
    const entries = await (loanId === undefined ? query : query.where('loan_id', '=', loanId))
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    return json({ entries });
  });
  app.get('/outbox', async (c) => {
    const to = c.req.query('to');
    const query = db.selectFrom('outbox').selectAll().orderBy('id', 'desc');
    const rows = await (to === undefined ? query : query.where('recipient', '=', to)).execute();
    return json({
      messages: rows.map(({ recipient, channel, kind, text, code, at }) => ({
        to: recipient,
        channel,
        kind,
        text,
        ...(code !== null && { code }),
        at,
      })),
    });
  });
  app.post('/link', async (c) => {
    const { loanId, profileId, guest, path, flowLock, expiresInSeconds } = await readAsk(c.req.raw, ControlAsk.link);
    const { brand } = await loanNamed(loanId);
    const given = {
      ...(profileId !== undefined && { profileId }),
      ...(guest !== undefined && { guest }),
      ...(path !== undefined && { path }),
      ...(flowLock !== undefined && { flowLock }),
      ...(expiresInSeconds !== undefined && { expiresInSeconds }),
    };
    return json({ url: await signLink(db, await readNow(db), { origin: portalOrigin, loanId, brand, ...given }) });
  });
  app.post('/clock', async (c) => {
    const ask = await readAsk(c.req.raw, ControlAsk.clock);
    return json({ now: 'reset' in ask ? await resetClock(db) : await advance(db, ask.advanceSeconds * 1000) });
  });
  app.get('/faults', async () => json({ faults: await listFaults(db) }));
  app.post('/faults', async (c) => {
    const { call, fault, times } = await readAsk(c.req.raw, ControlAsk.fault);
    await addFault(db, call, fault, times ?? null);
    return json({ faults: await listFaults(db) });
  });
  app.delete('/faults', async () => {
    await clearFaults(db);
    return json({ faults: [] });
  });
  app.post('/lock', async (c) => {
    const ask = await readAsk(c.req.raw, ControlAsk.lock);
    await loanNamed(ask.loanId);
    await db.deleteFrom('loan_lock').where('loan_id', '=', ask.loanId).execute();
    if ('release' in ask) return json({ ok: true });
    const person = people.find(({ name }) => name === ask.by);
    const holder = { profile_id: person ? profileIdOf(person.name) : `sandbox ${ask.by}`, holder_name: person?.fullName ?? ask.by };
    await db
      .insertInto('loan_lock')
      .values({ loan_id: ask.loanId, lock_type: ask.lockType, ...holder, until: (await readNow(db)) + LOCK_LIFETIME_MS })
      .execute();
    return json({ ok: true });
  });
  app.all('*', (c) => json({ Error: `there is no ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return json({ Error: error.texts.join(' ') || `refused (${error.status})` }, error.status);
  });
  return app;

  async function loanNamed(loanId: string) {
    const loan = await db.selectFrom('loan').select('brand').where('loan_id', '=', loanId).executeTakeFirst();
    if (!loan) throw new Refusal(404, [{ unchecked: `no loan ${JSON.stringify(loanId)}` }]);
    return loan;
  }
}

function personNamed(name: string) {
  const person = people.find((known) => known.name === name);
  if (!person)
    throw new Refusal(404, [
      { unchecked: `no person ${JSON.stringify(name)}. There are: ${people.map((known) => known.name).join(', ')}` },
    ]);
  return person;
}
