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
import { ceremonyHeaders, endedPage, expiredPage, signingPage, type FormErrors } from './ceremonyPage.ts';
import type { SigningWork } from './decideSigning.ts';
import { Paper } from './paper.ts';
import { readJson } from '../payment/work.ts';
import { statusOf, type SigningRow } from './signingStatus.ts';
import { readTicket } from './tickets.ts';

export type CeremonyOptions = {
  portalOrigin: string;
  /** How long recording a signature takes, ms. */
  decideAfterMs: number;
};

/** The page's form. Only the page that was opened from the URL knows `session`. */
const Act = v.object({
  session: v.pipe(v.string(), v.maxLength(100)),
  act: v.picklist(['sign', 'decline', 'viewed']),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  read: v.optional(v.string(), ''),
});
const MAX_BODY_BYTES = 8 * 1024;

/** The signing page: its URL opens once, it shows the papers, and the customer signs or declines. It needs neither scripts nor cookies. */
export function ceremony(db: Kysely<Database>, { portalOrigin, decideAfterMs }: CeremonyOptions): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const row = await sessionOf(c.req.query('ticket'));
    if (!row) return page(expiredPage(), 410);
    const status = statusOf(row, await readNow(db));
    if (status === 'failed') return page(expiredPage(), 410);
    if (status !== 'open') return end(row, status === 'signing' ? 'signing_complete' : status);
    const session = randomBytes(24).toString('base64url');
    const [opened] = await db
      .updateTable('signing')
      .set({ session_hash: digestOf(session) })
      .where('signing_id', '=', row.signing_id)
      .where('session_hash', 'is', null)
      .returningAll()
      .execute();
    return opened ? show(opened, session) : page(expiredPage(), 410);
  });

  app.post('/', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const now = await readNow(db);
    const row = await sessionOf(c.req.query('ticket'));
    const act = v.safeParse(Act, await c.req.parseBody());
    if (!row || !act.success || !isSame(digestOf(act.output.session), row.session_hash ?? '')) return page(expiredPage(), 410);
    const { session, act: choice, name, read } = act.output;
    const current = statusOf(row, now);
    if (current === 'signing' || current === 'signing_complete') return end(row, 'signing_complete'); // sent twice
    if (current === 'failed') return page(expiredPage(), 410);
    if (current !== 'open') return end(row, current);
    if (choice === 'sign' && !row.view_only) {
      if (read === '' || !isName(name, row.signer))
        return show(row, session, { name, wrongName: !isName(name, row.signer), unread: read === '' });
      await sign(row, now);
      return end(row, 'signing_complete');
    }
    const status = choice === 'decline' && !row.view_only ? 'decline' : 'viewing_complete';
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

  /** The session of a ticket, also an expired one, so that the customer can return to the portal. */
  async function sessionOf(ticket = ''): Promise<SigningRow | undefined> {
    const id = await readTicket(db, 0, 'signing', ticket);
    return id === null ? undefined : db.selectFrom('signing').selectAll().where('signing_id', '=', id).executeTakeFirst();
  }

  function show(row: SigningRow, session: string, errors?: FormErrors): Response {
    const papers = readJson(v.array(Paper), row.papers);
    return page(signingPage({ papers, signer: row.signer, viewOnly: row.view_only, session, ...errors }), errors ? 422 : 200);
  }

  /** Writes the time and the job in one transaction, so that a crash loses neither. */
  async function sign(row: SigningRow, now: number): Promise<void> {
    await inTransaction(db, async (tx) => {
      const [updated] = await tx
        .updateTable('signing')
        .set({ signed_at: now })
        .where('signing_id', '=', row.signing_id)
        .where('signed_at', 'is', null)
        .where('status', 'is', null)
        .returning('signing_id')
        .execute();
      if (!updated) return; // another request has signed already
      const work: SigningWork = { signingId: row.signing_id };
      const caller = {
        profileId: row.profile_id,
        customerIds: [row.customer_id],
        guestLoanId: null,
        sessionId: '',
        standing: 'good' as const,
      };
      // not the loan's id: the loan may have an open payment at the same time
      const jobId = `signing ${row.signing_id}`;
      const attempt = {
        kind: 'signing' as const,
        caller,
        customerId: row.customer_id,
        loanId: jobId,
        key: jobId,
        intentId: jobId,
        fingerprint: '',
        work,
        now,
      };
      await makeJob(tx, attempt, decideAfterMs);
    });
  }

  /** Redirects to the portal, or in a frame sends a message to the portal's page. */
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

/** Is it the name on file? Spacing and capitals do not matter. */
const isName = (typed: string, signer: string): boolean => normalize(typed) === normalize(signer);
const normalize = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
