import { randomUUID } from 'node:crypto';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import type { SigningType } from '../../contract/enums.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { factsOf, isCosigner, loanIn, type LoanFacts } from './facts.ts';
import { ineligible } from './eligible.ts';
import { PAPERS_MISSING } from './agreed.ts';
import { papersToSign } from './papers/toSign.ts';
import { isSigned } from './signed.ts';
import { statusOf } from './signingStatus.ts';
import { SIGNING_PATH } from './filePaths.ts';
import { ticketFor } from './tickets.ts';
import { writtenTermsOf } from './writtenTerms.ts';

/** How long a session stays open, ms. Ours. */
const SIGNING_MS = 15 * 60_000;

const UNREAD = 'Read the documents of this refinance before you sign them.';
const NOT_RECORDED = 'Your signature could not be recorded, and nothing is signed. Please sign again.';

/** A person has at most one open signing session per loan and signing type. Spec: calls §7 "Documents" (CALL-033, CALL-034). */
export const signing: Handlers<'POST /loanSigning' | 'GET /loanSigning'> = {
  'POST /loanSigning': async ({ ask, caller, db, now, portalOrigin, vaultOrigin }) => {
    const loan = await loanIn(db, caller, ask);
    if (!caller.customerIds.includes(ask.customerId) || ![loan.customer_id, loan.cosigner_customer_id].includes(ask.customerId))
      throw new Refusal(403);
    if (new URL(ask.redirectUrl).origin !== portalOrigin) throw new Refusal(400, [], 'AccessDeniedException');
    const written = ask.signingType === 'refinance' ? await writtenTermsOf(db, caller, loan, dayOf(now)) : null;
    const no = ineligible(ask.signingType, loan, written?.terms.lent);
    if (no) throw new Refusal(422, [no]);
    if (ask.signingType === 'refinance' && !written) throw new Refusal(422, [UNREAD], PAPERS_MISSING);
    const terms_id = written?.termsId ?? '';
    const of = await factsOf(db, loan);
    const signing_id = randomUUID();
    const expires_at = now + SIGNING_MS;
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('loan').select('loan_id').where('loan_id', '=', loan.loan_id).forUpdate().execute(); // creates sessions of a loan one after another
      const last = await lastOf(tx, caller, loan.loan_id, ask.signingType);
      if (last && statusOf(last, now) === 'signing')
        throw new Refusal(409, ['Your signature is already being recorded. Wait for its result.']);
      if (last && last.status === null)
        await tx.updateTable('signing').set({ status: 'ttl_expired' }).where('signing_id', '=', last.signing_id).execute();
      await tx
        .insertInto('signing')
        .values({
          signing_id,
          loan_id: loan.loan_id,
          profile_id: caller.profileId,
          customer_id: ask.customerId,
          signing_type: ask.signingType,
          intent_id: loan.intent_id,
          terms_id,
          signer: signerOf(caller, of),
          papers: JSON.stringify(papersToSign(ask.signingType, of, dayOf(now), written)),
          portal_return: ask.iframe ? null : ask.redirectUrl,
          view_only: await isSigned(tx, caller, loan, ask.signingType, terms_id),
          session_hash: null,
          signed_at: null,
          status: null,
          made_at: Math.max(now, (last?.made_at ?? 0) + 1), // which one is the last must be clear
          expires_at,
        })
        .execute();
    });
    return {
      signingUrl: `${vaultOrigin}${SIGNING_PATH}?ticket=${await ticketFor(db, 'signing', signing_id, expires_at)}`,
      expiresAt: new Date(expires_at).toISOString(),
    };
  },

  'GET /loanSigning': async ({ ask, caller, db, now }) => {
    const loan = await loanIn(db, caller, ask);
    const written = ask.signingType === 'refinance' ? await writtenTermsOf(db, caller, loan, dayOf(now)) : null;
    if (ask.signingType === 'refinance' && !written) throw new Refusal(404);
    const terms_id = written?.termsId ?? '';
    // who looks at signed papers again has signed them all the same
    if (await isSigned(db, caller, loan, ask.signingType, terms_id)) return { pending: false, signingStatus: 'signing_complete' };
    const last = await lastOf(db, caller, loan.loan_id, ask.signingType);
    // what was signed or declined before were other papers
    if (!last || last.intent_id !== loan.intent_id || last.terms_id !== terms_id) throw new Refusal(404);
    const status = statusOf(last, now);
    if (status === 'failed') throw new Refusal(422, [NOT_RECORDED]);
    return status === 'open' || status === 'signing' ? { pending: true } : { pending: false, signingStatus: status };
  },
};

const signerOf = (caller: Caller, of: LoanFacts): string => (isCosigner(caller, of.loan) ? of.cosigner : of.borrower);

const lastOf = (db: Db, caller: Caller, loanId: string, type: SigningType) =>
  db
    .selectFrom('signing')
    .select(['signing_id', 'status', 'signed_at', 'expires_at', 'made_at', 'intent_id', 'terms_id'])
    .where('loan_id', '=', loanId)
    .where('profile_id', '=', caller.profileId)
    .where('signing_type', '=', type)
    .orderBy('made_at', 'desc')
    .orderBy('signing_id')
    .limit(1)
    .executeTakeFirst();
