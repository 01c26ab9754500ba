import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import type { timelineMachine } from '../../machines/accounts/timeline.machine.ts';
import type { addCardMachine } from '../../machines/addCard/addCard.machine.ts';
import type { agreementMachine } from '../../machines/agreement/agreement.machine.ts';
import type { appMachine } from '../../machines/app/app.machine.ts';
import type { guardsMachine } from '../../machines/guards/guards.machine.ts';
import type { countdownMachine } from '../../machines/idle/countdown.machine.ts';
import type { idleMachine } from '../../machines/idle/idle.machine.ts';
import type { disburseMethodMachine } from '../../machines/disburseMethod/disburseMethod.machine.ts';
import type { drawMachine } from '../../machines/draw/draw.machine.ts';
import type { followingMachine } from '../../machines/attempt/following.machine.ts';
import type { originationMachine } from '../../machines/origination/origination.machine.ts';
import type { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import type { partyCodeMachine } from '../../machines/partyCode/partyCode.machine.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { searchingMachine } from '../../machines/attempt/searching.machine.ts';
import type { sendingMachine } from '../../machines/attempt/sending.machine.ts';
import type { attemptMachine } from '../../machines/attempt/attempt.machine.ts';
import type { addressSearchMachine } from '../../machines/addressSearch/addressSearch.machine.ts';
import type { devicesMachine } from '../../machines/profile/devices.machine.ts';
import type { militaryMachine } from '../../machines/profile/military.machine.ts';
import type { profileMachine } from '../../machines/profile/profile.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { signingMachine } from '../../machines/signing/signing.machine.ts';
import type { storesMachine } from '../../machines/stores/stores.machine.ts';
import { redact } from '../../services/client/redact.ts';

/** Paths that begin with a name of the chart's context, so that a misspelled one does not compile. */
type PathOf<C> = (keyof C & string) | `${keyof C & string}.${string}`;

const allow = <M extends AnyStateMachine>(...paths: readonly PathOf<SnapshotFrom<M>['context']>[]): readonly string[] => paths;

/**
 * The context values that the studio may read, by path, of each chart that has any. Everything else stays in the tab: names, numbers of cards
 * and accounts, typed text, tokens, whole responses. No free text of a customer is listed.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  app: allow<typeof appMachine>(
    'target.flow',
    'target.screen',
    'brand',
    'endReason',
    'notice.kind',
    'verdict.kind',
    'flowMayLeave',
    'failure.kind',
    'failure.status',
  ),
  session: allow<typeof sessionMachine>('reason'),
  idle: allow<typeof idleMachine>('sessionTimeoutLimit', 'sessionTimeoutSkip', 'secondsLeft'),
  countdown: allow<typeof countdownMachine>('secondsLeft'),
  guards: allow<typeof guardsMachine>('verdict.kind', 'trace.length'),
  signIn: allow<typeof signInMachine>(
    'usernameError',
    'passwordError',
    'wrongPasswords',
    'remember',
    'notice.kind',
    'failure.kind',
    'failure.status',
    'failure.code',
  ),
  accounts: allow<typeof accountsMachine>(
    'brand',
    'today',
    'loans.length',
    'showAll',
    'loan.daysLate',
    'payoffUntil',
    'timeline.state',
    'timeline.total',
    'failure.kind',
    'failure.status',
  ),
  draw: allow<typeof drawMachine>(
    'brand',
    'requested',
    'amountProblem',
    'holdsLock',
    'standing.phase',
    'isSlow',
    'wish',
    'notice',
    'pending.pendingCode',
    'failure.kind',
    'failure.status',
  ),
  origination: allow<typeof originationMachine>(
    'brand',
    'requested',
    'isDeclined',
    'amountProblem',
    'choice',
    'isMissing',
    'standing.phase',
    'notice',
    'failure.kind',
    'failure.status',
  ),
  disburseMethod: allow<typeof disburseMethodMachine>(
    'cards.length',
    'maxCards',
    'isMissing',
    'notice.kind',
    'failure.kind',
    'failure.status',
  ),
  agreement: allow<typeof agreementMachine>(
    'brand',
    'wasRefused',
    'papers.length',
    'opened.length',
    'problems.length',
    'signatureRequired',
    'haveChanged',
    'filed',
    'isUnsure',
    'ending',
    'failure.kind',
    'failure.status',
    'failure.code',
  ),
  payment: allow<typeof paymentMachine>(
    'brand',
    'requested',
    'screen',
    'amountType',
    'amount',
    'amountProblem',
    'partialConfirmed',
    'cards.length',
    'standing.phase',
    'standing.elsewhere',
    'standing.notSent',
    'cardIsBusy',
    'inFlight.phase',
    'wish',
    'cvvProblem',
    'notice',
    'failure.kind',
    'failure.status',
    'tidied',
    'outcome',
  ),
  gathering: allow<typeof gatheringMachine>(
    'loan.daysLate',
    'cards.length',
    'nextBusinessDate',
    'draft.screen',
    'inFlight.phase',
    'failure.kind',
    'failure.status',
  ),
  attempt: allow<typeof attemptMachine>(
    'amount',
    'late',
    'dropped',
    'again',
    'elsewhere',
    'notSent',
    'silent',
    'inFlight.phase',
    'failure.kind',
    'failure.status',
    'refusal.kind',
    'refusal.status',
  ),
  sending: allow<typeof sendingMachine>('record.phase', 'rekeyed', 'outcome.kind'),
  following: allow<typeof followingMachine>('purpose', 'looks', 'missed', 'limits.limitSeconds', 'found.kind'),
  searching: allow<typeof searchingMachine>('purpose', 'found.kind'),
  addCard: allow<typeof addCardMachine>(
    'purpose',
    'guest',
    'maySave',
    'save',
    'height',
    'tokenMissing',
    'failure.kind',
    'failure.status',
    'failure.code',
  ),
  signing: allow<typeof signingMachine>(
    'way',
    'hasReturned',
    'signingType',
    'pauseMs',
    'ending',
    'failure.kind',
    'failure.status',
    'failure.code',
  ),
  partyCode: allow<typeof partyCodeMachine>(
    'verifyScreen',
    'sendsAtOnce',
    'outcome.kind',
    'failure.kind',
    'failure.status',
    'failure.code',
  ),
  profile: allow<typeof profileMachine>(
    'brand',
    'canEditEmail',
    'canEditPhone',
    'hasAccounts',
    'saved',
    'failure.kind',
    'failure.status',
    'bankFailure.kind',
  ),
  addressSearch: allow<typeof addressSearchMachine>('name'),
  timeline: allow<typeof timelineMachine>(
    'entriesOlder',
    'entries.length',
    'documents.length',
    'uploads.length',
    'appointments.length',
    'limit',
  ),
  devices: allow<typeof devicesMachine>('forgotten', 'failure.kind', 'failure.status'),
  military: allow<typeof militaryMachine>('choice', 'saved', 'failure.kind', 'failure.status'),
  stores: allow<typeof storesMachine>('failure.kind', 'failure.status'),
};

/** Allowed paths by chart. */
export const lists: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ALLOWED));

/** No listed value is longer: a longer text is not an expected value. */
const LONGEST = 40;

/** Numbers of accounts, cards and people are all larger. */
const HARMLESS = 10_000_000;

function at(value: unknown, path: string): unknown {
  let here = value;
  for (const name of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = Reflect.get(here, name);
  }
  return here;
}

export const allowedPaths = (flow: string): readonly string[] => lists.get(flow) ?? [];

/** The allowed values of a context. Each is also redacted like a log line. */
export function allowedOf(flow: string, context: unknown): Record<string, string | number | boolean | null> {
  const seen: Record<string, string | number | boolean | null> = {};
  for (const path of allowedPaths(flow)) {
    const found = at(context, path);
    const value: unknown = typeof found === 'number' && Math.abs(found) < HARMLESS ? found : redact(found);
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) seen[path] = value;
    else if (typeof value === 'string' && value.length <= LONGEST) seen[path] = value;
  }
  return seen;
}
