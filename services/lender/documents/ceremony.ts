import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { SigningStatus } from '../../contract/enums.ts';
import { digestOf } from '../auth/digest.ts';
import { readNow } from '../clock.ts';
import { makeJob } from '../jobs/jobs.ts';
import { isSame } from '../links.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { ceremonyHeaders, endedPage, overPage, signingPage, type Wrong } from './ceremonyPage.ts';
import type { SigningWork } from './decideSigning.ts';
import { Paper } from './paper.ts';
import { readJson } from '../payment/work.ts';
import { statusOf, type SigningRow } from './signingStatus.ts';
import { readTicket } from './tickets.ts';

export type CeremonyOptions = {
  portalOrigin: string;
  /** How long a signature is taken down, ms. */
  decideAfterMs: number;
};

/** What the page sends. `session` is known to the page alone that was opened by the address. */
const Act = v.object({
  session: v.pipe(v.string(), v.maxLength(100)),
  act: v.picklist(['sign', 'decline', 'viewed']),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  read: v.optional(v.string(), ''),
});
const MAX_BODY_BYTES = 8 * 1024;

/** The signing page: opens once by its address, shows the papers, and takes a signature or a no. Without script, and without cookies. */
export function ceremony(db: Kysely<Database>, { portalOrigin, decideAfterMs }: CeremonyOptions): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const row = await sessionAt(c.req.query('ticket'));
    if (!row) return page(overPage(), 410);
    const stands = statusOf(row, await readNow(db));
    if (stands === 'failed') return page(overPage(), 410);
    if (stands !== 'open') return end(row, stands === 'signing' ? 'signing_complete' : stands);
    const session = randomBytes(24).toString('base64url');
    const [opened] = await db
      .updateTable('signing')
      .set({ session_hash: digestOf(session) })
      .where('signing_id', '=', row.signing_id)
      .where('session_hash', 'is', null)
      .returningAll()
      .execute();
    return opened ? show(opened, session) : page(overPage(), 410);
  });

  app.post('/', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const now = await readNow(db);
    const row = await sessionAt(c.req.query('ticket'));
    const act = v.safeParse(Act, await c.req.parseBody());
    if (!row || !act.success || !isSame(digestOf(act.output.session), row.session_hash ?? '')) return page(overPage(), 410);
    const { session, act: what, name, read } = act.output;
    const stands = statusOf(row, now);
    if (stands === 'signing' || stands === 'signing_complete') return end(row, 'signing_complete'); // sent twice
    if (stands === 'failed') return page(overPage(), 410);
    if (stands !== 'open') return end(row, stands);
    if (what === 'sign' && !row.view_only) {
      if (read === '' || !isName(name, row.signer))
        return show(row, session, { name, wrongName: !isName(name, row.signer), unread: read === '' });
      await sign(row, now);
      return end(row, 'signing_complete');
    }
    const status = row.view_only ? 'viewing_complete' : 'decline';
    await db
      .updateTable('signing')
      .set({ status })
      .where('signing_id', '=', row.signing_id)
      .where('status', 'is', null)
      .where('signed_at', 'is', null)
      .execute();
    return end(row, status);
  });
  return app;

  /** Whose address it is, also when the time is over: the customer still finds his way back. */
  async function sessionAt(ticket = ''): Promise<SigningRow | undefined> {
    const id = await readTicket(db, 0, 'signing', ticket);
    return id === null ? undefined : db.selectFrom('signing').selectAll().where('signing_id', '=', id).executeTakeFirst();
  }

  function show(row: SigningRow, session: string, wrong?: Wrong): Response {
    const papers = readJson(v.array(Paper), row.papers);
    return page(signingPage({ papers, signer: row.signer, viewOnly: row.view_only, session, ...wrong }), wrong ? 422 : 200);
  }

  /** The moment and the job are written together: a machine that dies now forgets neither. */
  async function sign(row: SigningRow, now: number): Promise<void> {
    await inTransaction(db, async (tx) => {
      const [mine] = await tx
        .updateTable('signing')
        .set({ signed_at: now })
        .where('signing_id', '=', row.signing_id)
        .where('signed_at', 'is', null)
        .where('status', 'is', null)
        .returning('signing_id')
        .execute();
      if (!mine) return; // sent twice, and the other was quicker
      const work: SigningWork = { signingId: row.signing_id };
      const caller = {
        profileId: row.profile_id,
        customerIds: [row.customer_id],
        guestLoanId: null,
        sessionId: '',
        standing: 'good' as const,
      };
      // its own place among the jobs: a payment of the loan may be on its way at the same time
      const place = `signing ${row.signing_id}`;
      const attempt = {
        kind: 'signing' as const,
        caller,
        customerId: row.customer_id,
        loanId: place,
        key: place,
        intentId: place,
        fingerprint: '',
        work,
        now,
      };
      await makeJob(tx, attempt, decideAfterMs);
    });
  }

  /** Back to the portal, or, in a frame, a word to the page around. */
  function end({ portal_return }: SigningRow, status: SigningStatus): Response {
    if (portal_return === null) return page(endedPage(status, portalOrigin));
    const back = new URL(portal_return);
    back.searchParams.set('signingStatus', status);
    return new Response(null, { status: 303, headers: { Location: back.href, ...ceremonyHeaders(portalOrigin) } });
  }

  function page(html: string, status = 200): Response {
    return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...ceremonyHeaders(portalOrigin) } });
  }
}

/** The name as it is on file, however it is spaced and capitalized. */
const isName = (typed: string, signer: string): boolean => plain(typed) === plain(signer);
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
