import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import type { addCardMachine } from '../../machines/addCard/addCard.machine.ts';
import type { appMachine } from '../../machines/app/app.machine.ts';
import type { guardsMachine } from '../../machines/guards/guards.machine.ts';
import type { countdownMachine } from '../../machines/idle/countdown.machine.ts';
import type { idleMachine } from '../../machines/idle/idle.machine.ts';
import type { followingMachine } from '../../machines/attempt/following.machine.ts';
import type { gatheringMachine } from '../../machines/payment/gathering.machine.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { searchingMachine } from '../../machines/attempt/searching.machine.ts';
import type { sendingMachine } from '../../machines/attempt/sending.machine.ts';
import type { attemptMachine } from '../../machines/attempt/attempt.machine.ts';
import type { addressSearchMachine } from '../../machines/profile/addressSearch.machine.ts';
import type { devicesMachine } from '../../machines/profile/devices.machine.ts';
import type { militaryMachine } from '../../machines/profile/military.machine.ts';
import type { profileMachine } from '../../machines/profile/profile.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { storesMachine } from '../../machines/stores/stores.machine.ts';
import { redact } from '../../services/client/redact.ts';

/** Paths that begin with a name of the chart's context, so that a misspelled one does not compile. */
type Paths<C> = readonly ((keyof C & string) | `${keyof C & string}.${string}`)[];
type Of<M extends AnyStateMachine> = Paths<SnapshotFrom<M>['context']>;

/**
 * The context values of each chart that the studio may read, by path. Everything else stays in the tab: names, numbers of cards and accounts,
 * typed text, tokens, whole responses. No free text of a customer is listed.
 */
const ALLOWED = {
  app: [
    'target.flow',
    'target.screen',
    'brand',
    'endReason',
    'notice.kind',
    'verdict.kind',
    'flowMayLeave',
    'failure.kind',
    'failure.status',
  ],
  session: ['reason'],
  idle: ['sessionTimeoutLimit', 'sessionTimeoutSkip', 'secondsLeft'],
  countdown: ['secondsLeft'],
  guards: ['verdict.kind', 'trace.length'],
  signIn: ['usernameError', 'passwordError', 'wrongPasswords', 'remember', 'notice.kind', 'failure.kind', 'failure.status', 'failure.code'],
  accounts: [
    'brand',
    'today',
    'loans.length',
    'showAll',
    'loan.daysLate',
    'entries.length',
    'entriesOlder',
    'failure.kind',
    'failure.status',
  ],
  payment: [
    'brand',
    'asked',
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
  ],
  gathering: ['loan.daysLate', 'cards.length', 'nextBusinessDate', 'draft.screen', 'inFlight.phase', 'failure.kind', 'failure.status'],
  attempt: [
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
  ],
  sending: ['record.phase', 'rekeyed', 'outcome.kind'],
  following: ['purpose', 'looks', 'missed', 'limits.limitSeconds', 'found.kind'],
  searching: ['purpose', 'found.kind'],
  addCard: ['purpose', 'guest', 'maySave', 'save', 'height', 'tokenMissing', 'failure.kind', 'failure.status', 'failure.code'],
  profile: ['brand', 'canEditEmail', 'canEditPhone', 'hasAccounts', 'saved', 'failure.kind', 'failure.status', 'bankFailure.kind'],
  addressSearch: ['name'],
  devices: ['forgotten', 'failure.kind', 'failure.status'],
  military: ['choice', 'saved', 'failure.kind', 'failure.status'],
  stores: ['failure.kind', 'failure.status'],
} satisfies {
  app: Of<typeof appMachine>;
  session: Of<typeof sessionMachine>;
  idle: Of<typeof idleMachine>;
  countdown: Of<typeof countdownMachine>;
  guards: Of<typeof guardsMachine>;
  signIn: Of<typeof signInMachine>;
  accounts: Of<typeof accountsMachine>;
  payment: Of<typeof paymentMachine>;
  gathering: Of<typeof gatheringMachine>;
  attempt: Of<typeof attemptMachine>;
  sending: Of<typeof sendingMachine>;
  following: Of<typeof followingMachine>;
  searching: Of<typeof searchingMachine>;
  addCard: Of<typeof addCardMachine>;
  profile: Of<typeof profileMachine>;
  addressSearch: Of<typeof addressSearchMachine>;
  devices: Of<typeof devicesMachine>;
  military: Of<typeof militaryMachine>;
  stores: Of<typeof storesMachine>;
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
