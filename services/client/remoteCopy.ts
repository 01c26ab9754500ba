import * as v from 'valibot';
import { InFlight, PaymentDraft, UnfinishedStep } from '../contract/unfinishedPayment.ts';
import { DRAFT_LIFE_MS } from './draftLife.ts';
import { fromBase64 } from './fromBase64.ts';
import { toBase64 } from './toBase64.ts';

/**
 * The copy with the service, for another device: base64 of { state, route }; empty text clears it. Base64 hides nothing, so it goes through
 * the same allow-lists as the tab's own copy. Spec: calls §4 "Payment state between screens" (CONF-008, STORE-008).
 */
export const Remote = v.object({
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

export const NOTHING: Remote['state'] = { draft: null, storedAt: 0, inFlight: null, steps: [] };

/** As in the contract's POST /usercache. */
const LONGEST = 4_096;

/** Throws RangeError when it would be longer than the contract allows. */
export function encodeRemote(remote: Remote): string {
  const text = toBase64(JSON.stringify(v.parse(Remote, remote)));
  if (text.length > LONGEST) throw new RangeError(`the remote copy is ${text.length} characters, at most ${LONGEST} are allowed`);
  return text;
}

/** Null for everything that is not a remote copy. */
export function decodeRemote(text: string): Remote | null {
  if (text === '' || text.length > LONGEST) return null;
  try {
    const parsed = v.safeParse(Remote, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(text))));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** With the oldest steps left out, if it were longer than the contract allows: the payment comes first. */
export function encodeBounded(state: Remote['state'], route: string): string {
  const [oldest] = state.steps.toSorted((a, b) => a.storedAt - b.storedAt);
  try {
    return encodeRemote({ state, route });
  } catch (tooLong) {
    if (!oldest) throw tooLong;
    return encodeBounded({ ...state, steps: state.steps.filter((step) => step !== oldest) }, route);
  }
}

/** Within the life of a draft; the clock of another device may differ a little from ours. */
export const isFresh = (storedAt: number): boolean => Math.abs(Date.now() - storedAt) < DRAFT_LIFE_MS;
