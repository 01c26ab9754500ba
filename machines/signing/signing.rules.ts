import type { SigningWay } from '../../services/actors/signing.ts';
import type { SigningType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { Settings } from '../../services/contract/settings.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Person } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

export type SigningInput = {
  /** What the specification calls the screen in the flow that uses it, where it is not DocuSignView. */
  screenNames?: ScreenNames;
  /** Who signs. `customerId`: in the loan's system. */
  person: Pick<Person, 'profileId' | 'customerId'>;
  loanId: string;
  lmsId: string;
  signingType: SigningType;
  settings: Settings;
  /** Empty when it is not known. */
  storePhoneNumber: string;
  /** The signing page has led back to this address: `signingStatus` is in its query. Only a hint; the lender says how it ended. */
  hasReturned?: boolean;
};

/**
 * How signing ends:
 * - `signed`    the lender has recorded the signature
 * - `declined`  the customer declined on the signing page, and goes back from there
 * - `outdated`  the papers are no longer those at hand: the flow gets new ones, and has them read again
 * - `left`      the customer goes back, and nothing is decided here: a signature may be on its way
 */
export type SigningOutcome = { kind: 'signed' | 'declined' | 'outdated' | 'left' };

export type SigningContext = Omit<SigningInput, 'hasReturned'> & {
  hasReturned: boolean;
  /** Where the papers are shown. */
  way: SigningWay;
  /** Opens once; empty without an open session, and forgotten with it. */
  signingUrl: string;
  /** ms until the next poll. */
  pauseMs: number;
  failure: Failure | null;
  ending: SigningOutcome['kind'];
};

export type SigningEvent =
  /** To the papers: for the first time, or again. */
  | { type: 'signing.chosen' }
  /** In this window, not in the frame. */
  | { type: 'window.chosen' }
  /** The frame has loaded a page. */
  | { type: 'frame.loaded' }
  | { type: 'retry.chosen' }
  /** The customer has read that the papers are signed. */
  | { type: 'signature.confirmed' }
  /** The customer stays with the decline. */
  | { type: 'decline.confirmed' }
  /** To new papers. */
  | { type: 'papers.chosen' }
  | { type: 'flow.left' }
  | RouteEvent;

/** ms. Ours. */
export const POLL_MS = 1_000;
/** ms; after a 429 without a Retry-After. Ours. */
const LIMITED_MS = 5_000;
/** ms; a longer Retry-After is cut to this: the customer waits. Ours. */
const LONGEST_RETRY_AFTER_MS = 30_000;
/** ms until a frame that has not loaded counts as stuck. Ours. */
export const FRAME_PATIENCE_MS = 15_000;

const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;
/** The lender's code when the papers at hand are no longer those to sign. */
const PAPERS_MISSING = 'PapersMissing';

export const atStart = (input: SigningInput): SigningContext => ({
  ...input,
  hasReturned: input.hasReturned ?? false,
  way: 'redirect',
  signingUrl: '',
  pauseMs: POLL_MS,
  failure: null,
  ending: 'left',
});

type At = { context: SigningContext };

export const statusAsk = ({ context: { loanId, lmsId, signingType } }: At): Ask<'GET /loanSigning'> => ({ loanId, lmsId, signingType });

/** Spec: CALL-033. */
export const signingAsk = ({ context }: At): Omit<Ask<'POST /loanSigning'>, 'redirectUrl'> => ({
  ...statusAsk({ context }),
  customerId: context.person.customerId,
  iframe: context.way === 'frame',
});

/** How the last session ended; null while it is open, or its signature is being recorded. Spec: ENUM-009. */
export const endedWith = (answer: Answer<'GET /loanSigning'>) => (answer.pending ? null : answer.signingStatus);

/** The lender gave a signature up and says why. Everything else that fails is only a reason to ask again. */
export const isGivenUp = ({ kind, status }: Failure): boolean => kind === 'refused' && status < SERVER_ERRORS && status !== TOO_MANY;

/** There is no session for these papers. */
export const isMissing = ({ kind }: Failure): boolean => kind === 'missing';

/** A signature is being recorded: nothing else can be opened. */
export const isBeingRecorded = ({ status }: Failure): boolean => status === CONFLICT;

export const arePapersVoid = ({ code }: Failure): boolean => code === PAPERS_MISSING;

/** A refusal stays one. */
export const mayRetry = ({ failure }: Pick<SigningContext, 'failure'>): boolean =>
  failure?.kind !== 'refused' && failure?.kind !== 'denied' && failure?.kind !== 'invalid';

/** ms until the next poll: after a 429 as long as the lender asks for. */
export function pauseAfter({ status, retryAfterMs = LIMITED_MS }: Pick<Failure, 'status' | 'retryAfterMs'>): number {
  return status === TOO_MANY ? Math.max(POLL_MS, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)) : POLL_MS;
}
