import type { Answer } from '../../../services/contract/index.ts';
import type { SigningStatus } from '../../../services/contract/enums.ts';
import { ModelRefusal } from '../service.ts';
import type { Party } from './loan.ts';

/** How long a session stays open, ms. */
const SIGNING_MS = 15 * 60_000;

type Session = {
  id: string;
  who: Party;
  termsId: string;
  status: SigningStatus | 'failed' | null;
  /** When the signature that is on its way is recorded; null without one. */
  recordedAt: number | null;
  fails: boolean;
  expiresAt: number;
};

/** The signing sessions of one loan, as the sandbox lender keeps them: at most one open for a person. Spec: CALL-033, CALL-034. */
export class Signings {
  readonly #sessions: Session[] = [];

  /** `termsId` holds the intent, too: papers of an earlier one are other papers. Throws ModelRefusal while a signature is being recorded. */
  open(who: Party, termsId: string, now: number): { id: string; expiresAt: number } {
    const last = this.#lastOf(who);
    if (last && statusOf(last, now) === 'signing') throw new ModelRefusal(409, ['Your signature is already being taken down.']);
    if (last?.status === null) last.status = 'ttl_expired';
    const id = `session-${this.#sessions.length + 1}`;
    const expiresAt = now + SIGNING_MS;
    this.#sessions.push({ id, who, termsId, status: null, recordedAt: null, fails: false, expiresAt });
    return { id, expiresAt };
  }

  /** What is done on the signing page. A session that is over takes nothing. */
  act(id: string, what: 'sign' | 'decline' | 'view', now: number, recording: { afterMs: number; fails: boolean }): void {
    const session = this.#sessions.find((one) => one.id === id);
    if (!session || statusOf(session, now) !== 'open') return;
    if (what === 'sign') Object.assign(session, { recordedAt: now + recording.afterMs, fails: recording.fails });
    else session.status = what === 'decline' ? 'decline' : 'viewing_complete';
  }

  isSigned(who: Party, termsId: string, now: number): boolean {
    return this.#sessions.some((one) => one.who === who && one.termsId === termsId && statusOf(one, now) === 'signing_complete');
  }

  /** Throws ModelRefusal without a session for these papers. */
  look(who: Party, termsId: string, now: number): Answer<'GET /loanSigning'> {
    if (this.isSigned(who, termsId, now)) return { pending: false, signingStatus: 'signing_complete' };
    const last = this.#lastOf(who);
    if (last?.termsId !== termsId) throw new ModelRefusal(404);
    const status = statusOf(last, now);
    if (status === 'failed') throw new ModelRefusal(422, ['Your signature could not be taken down, and nothing is signed.']);
    return status === 'open' || status === 'signing' ? { pending: true } : { pending: false, signingStatus: status };
  }

  /** The statuses of all sessions of these papers. */
  statuses(who: Party, termsId: string, now: number): string[] {
    return this.#sessions.filter((one) => one.who === who && one.termsId === termsId).map((one) => statusOf(one, now));
  }

  #lastOf(who: Party): Session | undefined {
    return this.#sessions.findLast((one) => one.who === who);
  }
}

function statusOf({ status, recordedAt, fails, expiresAt }: Session, now: number): SigningStatus | 'failed' | 'open' | 'signing' {
  if (status !== null) return status;
  if (recordedAt !== null) return now < recordedAt ? 'signing' : fails ? 'failed' : 'signing_complete';
  return now < expiresAt ? 'open' : 'ttl_expired';
}
