import * as v from 'valibot';
import { UnfinishedStep, type InFlight, type PaymentDraft } from '../contract/unfinishedPayment.ts';
import { api, type CallOptions } from './api.ts';
import { emitter } from './emitter.ts';
import { readInFlight } from './inFlight.ts';
import { UNSENT_KEY } from './keys.ts';
import { log } from './log.ts';
import { decodeRemote, encodeBounded, isFresh, NOTHING, Remote } from './remoteCopy.ts';
import { forgetText, keepText, readParsed } from './storage.ts';
import { forgotten } from './survivors.ts';
import { whoIsHere } from './tokens.ts';

/**
 * This page's part in the copy for other devices. Every page writes the whole copy, so it reads what the others left before it writes, and again
 * when that is old. Spec: calls §4 "Payment state between screens" (CONF-008, STORE-008).
 */
type Flow = UnfinishedStep['flow'];

/** `steps`: of these flows only, the others stay. */
export type RemotePart = Partial<Pick<Remote['state'], 'draft' | 'inFlight'>> & { steps?: Partial<Record<Flow, UnfinishedStep | null>> };

const FLOWS = UnfinishedStep.entries.flow.options;

const Part = v.picklist(['draft', 'inFlight', ...FLOWS]);
type Part = v.InferOutput<typeof Part>;

/** Changes that the service may not have yet. Without them a reload right after the receipt would find the payment's outcome unknown again. */
const Unsent = v.object({ customerId: v.string(), changed: v.array(Part), state: Remote.entries.state });

/** After that another device may have changed the copy. */
const READ_AGAIN_MS = 60_000;

let current = NOTHING;

/** The number of this page's last change, that of each part's last change, and the last one that the service has. */
let revision = 0;
const changes = new Map<Part, number>();
let sent = 0;

/** When this page last read the copy, ms since 1970; 0: not yet. */
let readAt = 0;

const isKnown = (): boolean => Math.abs(Date.now() - readAt) < READ_AGAIN_MS;

const changedSince = (last: number): readonly Part[] => [...changes].filter(([, at]) => at > last).map(([part]) => part);

function change(parts: readonly Part[]): void {
  revision += 1;
  for (const part of parts) changes.set(part, revision);
}

/** A guest has no copy with the service: it would belong to the owner of the loan. */
const customerId = (): string => whoIsHere()?.customerId ?? '';

/** The screen that says what became of the money. */
const SCREEN_OF = {
  payment: 'PaymentProcessing',
  draw: 'ConfirmDisbursement',
  cashOut: 'ReferRedeemReview',
  origination: 'OriginationChooseMethod',
} as const;

const newestOf = (steps: readonly UnfinishedStep[]): UnfinishedStep | undefined => steps.toSorted((a, b) => b.storedAt - a.storedAt)[0];

/** Takes over what was left earlier, or on another device, but for what this page has changed and the answer may not have yet. */
function adopt({ draft, storedAt, inFlight, steps }: Remote['state'], own: readonly Part[]): void {
  if (!own.includes('draft')) current = { ...current, ...(isFresh(storedAt) ? { draft, storedAt } : { draft: null, storedAt: 0 }) };
  if (!own.includes('inFlight')) current = { ...current, inFlight };
  const left = steps.filter((step) => !own.includes(step.flow) && isFresh(step.storedAt));
  current = { ...current, steps: [...current.steps.filter(({ flow }) => own.includes(flow)), ...left] };
  readAt = Date.now();
}

/** Takes over what the page before a reload has not sent. True when there is something. */
function takeUnsent(): boolean {
  const unsent = changes.size === 0 ? readParsed('session', UNSENT_KEY, Unsent) : null;
  if (!unsent || unsent.customerId !== customerId()) return false;
  current = unsent.state;
  change(unsent.changed);
  return true;
}

/** The copy as it is now; null when it is not this person's any more. Throws ApiError. */
async function read(signal?: AbortSignal): Promise<Remote | null> {
  const whose = customerId();
  const before = sent;
  const { value } = await api('GET /usercache', { customerId: whose }, signal && { signal });
  if (customerId() !== whose) return null;
  const remote = decodeRemote(value);
  adopt(remote?.state ?? NOTHING, changedSince(before));
  return { state: current, route: remote?.route ?? '' };
}

const logFailure = (because: unknown): void => log('warn', 'remote copy failed', { because });

/** A page that has read nothing yet would wipe out what the others left. What was read once is better than nothing. */
function needsReading(because: unknown): void {
  if (readAt === 0) throw because;
  logFailure(because);
}

/** Sends the copy as it is now, if it is still the same person's. After a reload the tab knows a payment in flight from its own record. */
async function send(whose: string, options: CallOptions): Promise<void> {
  const isHere = () => whose !== '' && customerId() === whose;
  if (isHere() && !isKnown()) await read().catch(needsReading);
  if (!isHere()) return;
  const inFlight = current.inFlight ?? readInFlight(whoIsHere()?.profileId ?? '');
  const { draft, steps } = current;
  const route = inFlight ? SCREEN_OF[inFlight.flow ?? 'payment'] : (draft?.screen ?? newestOf(steps)?.screen ?? '');
  const value = inFlight || draft || steps.length > 0 ? encodeBounded({ ...current, inFlight }, route) : '';
  const last = revision;
  await api('POST /usercache', { customerId: whose, value }, options);
  if (!isHere()) return;
  sent = last;
  if (sent === revision) forgetText('session', UNSENT_KEY);
}

let sending: Promise<void> = Promise.resolve();

/** Changes a part of the copy and sends the whole, one after the other: the draft and the payment in flight come from different charts. */
export function saveRemote({ steps = {}, ...part }: RemotePart, options: CallOptions = {}): Promise<void> {
  const flows = FLOWS.filter((flow) => steps[flow] !== undefined);
  takeUnsent();
  change([...flows, ...(['draft', 'inFlight'] as const).filter((name) => name in part)]);
  const others = current.steps.filter(({ flow }) => !flows.includes(flow));
  const own = flows.flatMap((flow) => steps[flow] ?? []);
  current = { ...current, ...part, ...(part.draft ? { storedAt: Date.now() } : {}), steps: [...others, ...own] };
  const whose = customerId();
  if (whose) keepText('session', UNSENT_KEY, JSON.stringify({ customerId: whose, changed: changedSince(sent), state: current }));
  const saved = sending.then(() => send(whose, options));
  sending = saved.catch(() => undefined);
  return saved;
}

/** The same in the background: it must neither delay nor fail the caller. */
export function followRemote(part: RemotePart): void {
  saveRemote(part, { keepalive: true }).catch(logFailure);
}

/** Reading goes on; sending is no part of it. */
const unsentFound = emitter<void>();
unsentFound.listen(() => followRemote({}));

/** What this person left, here or on another device; null also after a failed request (logged). */
export async function readRemote(signal?: AbortSignal): Promise<Remote | null> {
  if (!customerId()) return null;
  const hasUnsent = takeUnsent();
  try {
    const remote = await read(signal);
    if (remote && hasUnsent) unsentFound.emit();
    return remote;
  } catch (because) {
    logFailure(because);
    return null;
  }
}

/** One request serves all who ask at the same time, so none of them can stop it. */
let asked: Promise<unknown> | null = null;

/** What this person left, as far as this page knows: asks the service only when it has not done so lately. Never fails. */
export async function knownRemote(): Promise<Remote['state']> {
  if (!isKnown())
    await (asked ??= readRemote().finally(() => {
      asked = null;
    }));
  return current;
}

/** Whose attempt is looked for: of one loan, without `flow` its payment, or the newest of all. */
export type InFlightOf = { profileId: string; loanId?: string; flow?: InFlight['flow'] };

/** The attempt that another device left. */
export function inFlightIn(remote: Remote | null, { profileId, loanId, flow }: InFlightOf): InFlight | null {
  const left = remote?.state.inFlight ?? null;
  const isIt = left?.profileId === profileId && (loanId === undefined || (left.loanId === loanId && left.flow === flow));
  return isIt ? left : null;
}

/** The attempt whose outcome is unknown. This tab's record first, then the one left by another device. */
export async function findInFlight(whose: InFlightOf, signal: AbortSignal): Promise<InFlight | null> {
  return readInFlight(whose.profileId, whose.loanId, whose.flow) ?? inFlightIn(await readRemote(signal), whose);
}

/** The draft of this loan that another device left within the life of a draft. */
export function draftIn(remote: Remote | null, loanId: string): PaymentDraft | null {
  const { draft, storedAt } = remote?.state ?? NOTHING;
  return draft?.loanId === loanId && isFresh(storedAt) ? draft : null;
}

/** The draft that another device left in this flow; its flow parses it. Null without one. */
export function stepIn(remote: Remote | null, flow: string): unknown {
  const step = (remote?.state ?? NOTHING).steps.find((one) => one.flow === flow);
  return step && isFresh(step.storedAt) ? step.draft : null;
}

// at sign-out this page's share of the copy goes; the service keeps its own
forgotten.listen(() => {
  current = NOTHING;
  changes.clear();
  readAt = 0;
  asked = null;
});
