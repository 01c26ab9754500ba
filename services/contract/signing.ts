import * as v from 'valibot';
import { Moment } from './dates.ts';
import { SIGNING_STATUS, SIGNING_TYPES } from './enums.ts';
import { Id } from './text.ts';

const SigningStatus = v.picklist(SIGNING_STATUS);
const SigningType = v.picklist(SIGNING_TYPES);

export const signing = {
  /**
   * Opens one signing session for the caller. A session that is open is over by it; what is signed already can only be viewed. `redirectUrl` must
   * be the portal's (400); it is opened afterwards with `signingStatus` in its query, or, with `iframe`, a SigningMessage is sent instead. 409: a
   * signature is being taken down. Spec: calls §7 "Documents".
   */
  'POST /loanSigning': {
    ask: v.object({
      customerId: Id,
      lmsId: Id,
      loanId: Id,
      signingType: SigningType,
      iframe: v.boolean(),
      redirectUrl: v.pipe(v.string(), v.maxLength(2_000), v.url()),
    }),
    /** * `signingUrl` opens once, until `expiresAt`. */
    answer: v.object({ signingUrl: v.pipe(v.string(), v.url()), expiresAt: Moment }),
  },
  /**
   * How the papers at hand stand: signed once is signed, else how the caller's last session for them ended; pending until then. 404: there was
   * none for these papers, also when there was one for other terms or an earlier intent. Polled; after 15 s "still working" (CONST-009, OPEN-010).
   */
  'GET /loanSigning': {
    ask: v.object({ loanId: Id, lmsId: Id, signingType: SigningType }),
    answer: v.variant('pending', [
      v.object({ pending: v.literal(true) }),
      v.object({ pending: v.literal(false), signingStatus: SigningStatus }),
    ]),
  },
} as const;

/** The signing page's postMessage from its frame. Only a hint to ask GET /loanSigning. */
export const SigningMessage = v.object({ type: v.literal('signing.ended'), signingStatus: SigningStatus });
