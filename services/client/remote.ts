import * as v from 'valibot';
import { InFlight, PaymentDraft, UnfinishedStep, type Unfinished } from '../contract/unfinishedPayment.ts';
import { api, type CallOptions } from './api.ts';
import { DRAFT_LIFE_MS } from './drafts.ts';
import { emitter } from './emitter.ts';
import { readInFlight } from './inFlight.ts';
import { UNSENT_KEY } from './keys.ts';
import { log } from './log.ts';
import { forgetText, keepText, readParsed } from './storage.ts';
import { forgotten } from './survivors.ts';
import { whoIsHere } from './tokens.ts';

/**
 * The copy with the service, for another device: base64 of { state, route }; empty text clears it. Base64 hides nothing, so it goes through
 * the same allow-lists as the tab's own copy. Spec: calls §4 "Payment state between screens" (CONF-008, STORE-008).
 */
const Remote = v.object({
  state: v.object({
    draft: v.optional(v.nullable(PaymentDraft), null),
    /** When the draft was saved, ms since 1970. */
    storedAt: v.optional(v.number(), 0),
    inFlight: v.optional(v.nullable(InFlight), null),
    /** One for each flow that was left half way. */
    steps: v.optional(v.array(UnfinishedStep), []),
  }),
  /** Name of a screen, never a path. */
  route: v.pipe(v.string(), v.regex(/^[A-Za-z]{0,64}$/)),
});
export type Remote = v.InferOutput<typeof Remote>;

type Flow = UnfinishedStep['flow'];

/** `steps`: of these flows only, the others stay. */
export type RemotePart = Partial<Pick<Remote['state'], 'draft' | 'inFlight'>> & { steps?: Partial<Record<Flow, UnfinishedStep | null>> };

const FLOWS = UnfinishedStep.entries.flow.options;

/** As in the contract's POST /usercache. */
const LONGEST = 4_096;

const NOTHING: Remote['state'] = { draft: null, storedAt: 0, inFlight: null, steps: [] };

/** What this page has changed itself. */
const Part = v.picklist(['draft', 'inFlight', ...FLOWS]);
type Part = v.InferOutput<typeof Part>;

/** Changes that the service may not have yet. Without them a reload right after the receipt would find the payment's outcome unknown again. */
const Unsent = v.object({ customerId: v.string(), changed: v.array(Part), state: Remote.entries.state });

let current = NOTHING;
let changed: ReadonlySet<Part> = new Set();

/** This page has read what the service has, or sent its own. */
let isKnown = false;

/** Throws RangeError when it would be longer than the contract allows. */
export function encodeRemote(remote: Remote): string {
  const bytes = new TextEncoder().encode(JSON.stringify(v.parse(Remote, remote)));
  const text = btoa(String.fromCharCode(...bytes));
  if (text.length > LONGEST) throw new RangeError(`the remote copy is ${text.length} characters, at most ${LONGEST} are allowed`);
  return text;
}

/** Null for everything that is not a remote copy. */
export function decodeRemote(text: string): Remote | null {
  if (text === '' || text.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const parsed = v.safeParse(Remote, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** With the oldest steps left out, if it were longer than the contract allows: the payment comes first. */
function encodeBounded(state: Remote['state'], route: string): string {
  const [oldest] = state.steps.toSorted((a, b) => a.storedAt - b.storedAt);
  try {
    return encodeRemote({ state, route });
  } catch (tooLong) {
    if (!oldest) throw tooLong;
    return encodeBounded({ ...state, steps: state.steps.filter((step) => step !== oldest) }, route);
  }
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

/** What was left earlier, or on another device, stays in the copy until this page changes it, or its life is over. */
function adopt({ draft, storedAt, inFlight, steps }: Remote['state']): void {
  if (!changed.has('draft')) current = { ...current, ...(isFresh(storedAt) ? { draft, storedAt } : { draft: null, storedAt: 0 }) };
  if (!changed.has('inFlight')) current = { ...current, inFlight };
  const left = steps.filter((step) => !changed.has(step.flow) && isFresh(step.storedAt));
  current = { ...current, steps: [...current.steps.filter(({ flow }) => changed.has(flow)), ...left] };
  isKnown = true;
}

/** Takes over what the page before a reload has not sent. True when there is something. */
function takeUnsent(): boolean {
  const unsent = changed.size === 0 ? readParsed('session', UNSENT_KEY, Unsent) : null;
  if (!unsent || unsent.customerId !== customerId()) return false;
  current = unsent.state;
  changed = new Set(unsent.changed);
  return true;
}

/** Sends the copy as it is now, if it is still the same person's. After a reload the tab knows a payment in flight from its own record. */
async function send(whose: string, options: CallOptions): Promise<void> {
  if (!whose || customerId() !== whose) return;
  const inFlight = current.inFlight ?? readInFlight(whoIsHere()?.profileId ?? '');
  const { draft, steps } = current;
  const route = inFlight ? SCREEN_OF[inFlight.flow ?? 'payment'] : (draft?.screen ?? newestOf(steps)?.screen ?? '');
  const value = inFlight || draft || steps.length > 0 ? encodeBounded({ ...current, inFlight }, route) : '';
  await api('POST /usercache', { customerId: whose, value }, options);
}

let sending: Promise<void> = Promise.resolve();

/** Changes a part of the copy and sends the whole, one after the other: the draft and the payment in flight come from different charts. */
export function saveRemote({ steps = {}, ...part }: RemotePart, options: CallOptions = {}): Promise<void> {
  const flows = FLOWS.filter((flow) => steps[flow] !== undefined);
  takeUnsent();
  changed = new Set([...changed, ...flows, ...(['draft', 'inFlight'] as const).filter((name) => name in part)]);
  const others = current.steps.filter(({ flow }) => !flows.includes(flow));
  const own = flows.flatMap((flow) => steps[flow] ?? []);
  current = { ...current, ...part, ...(part.draft ? { storedAt: Date.now() } : {}), steps: [...others, ...own] };
  isKnown = true;
  const whose = customerId();
  if (whose) keepText('session', UNSENT_KEY, JSON.stringify({ customerId: whose, changed: [...changed], state: current }));
  const sent = sending.then(() => send(whose, options));
  const done: Promise<void> = sent.then(
    () => (sending === done ? forgetText('session', UNSENT_KEY) : undefined),
    () => undefined,
  );
  sending = done;
  return sent;
}

/** The same in the background: it must neither delay nor fail the caller. */
export function followRemote(part: RemotePart): void {
  saveRemote(part, { keepalive: true }).catch((because: unknown) => log('warn', 'remote copy failed', { because }));
}

/** Reading goes on; sending is no part of it. */
const unsentFound = emitter<void>();
unsentFound.listen(() => followRemote({}));

/** What this person left, here or on another device; null also after a failed request (logged). */
export async function readRemote(signal: AbortSignal): Promise<Remote | null> {
  if (!customerId()) return null;
  const hasUnsent = takeUnsent();
  try {
    const { value } = await api('GET /usercache', { customerId: customerId() }, { signal });
    const remote = decodeRemote(value);
    adopt(remote?.state ?? NOTHING);
    if (hasUnsent) unsentFound.emit();
    return { state: current, route: remote?.route ?? '' };
  } catch (because) {
    log('warn', 'remote copy failed', { because });
    return null;
  }
}

/** Whose attempt is looked for: of one loan, without `flow` its payment, or the youngest of all. */
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

/** Within the life of a draft; the clock of another device may differ a little from ours. */
const isFresh = (storedAt: number): boolean => Math.abs(Date.now() - storedAt) < DRAFT_LIFE_MS;

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

const ofPayment = ({ screen, brand, loanId, renewal }: PaymentDraft) => ({
  flow: renewal ? ('renewal' as const) : ('payment' as const),
  screen,
  params: { brand, loanId },
});

/** This draft is of what was sent: it is not unfinished, its outcome is unknown. */
const isOf = (inFlight: InFlight, { flow, params }: Pick<Unfinished, 'flow' | 'params'>): boolean =>
  inFlight.flow === undefined ? inFlight.loanId === params['loanId'] && (flow === 'payment' || flow === 'renewal') : inFlight.flow === flow;

/**
 * The steps at which the customer stopped, here or on another device: of a payment, and of each other flow, the newest first. While the outcome of
 * something sent is unknown, that comes first, and the others wait. Asks the service only when this page has not done so yet.
 */
export async function findUnfinished(signal: AbortSignal): Promise<readonly Unfinished[]> {
  if (!isKnown) await readRemote(signal);
  const { draft, storedAt, inFlight, steps } = current;
  const left = [...(draft ? [{ ...ofPayment(draft), storedAt }] : []), ...steps];
  return left
    .filter((step) => isFresh(step.storedAt) && !(inFlight && isOf(inFlight, step)))
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .map(({ flow, screen, params }) => ({ flow, screen, params, waits: inFlight !== null }));
}

// at sign-out this page's share of the copy goes; the service keeps its own
forgotten.listen(() => {
  current = NOTHING;
  changed = new Set();
  isKnown = false;
});
