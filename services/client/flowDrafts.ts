import * as v from 'valibot';
import { isCurrent } from './draftLife.ts';
import { FLOW_DRAFT_PREFIX } from './keys.ts';
import { forgetText, keepText, storedKeys, readParsed, readText } from './storage.ts';
import { forgotten } from './survivors.ts';
import { whoIsHere } from './tokens.ts';

/**
 * Drafts of flows in this tab: what was typed outlives a reload, and a session that ended by itself. Each flow has one, of its own shape; what
 * its schema does not name is left behind, so that no password, SSN or bank number can slip in. Spec: STORE-001; decision 003; CONF-015.
 */
const VERSION = 1;
const VISITOR = 'visitor';
const StoredDraft = v.object({ version: v.literal(VERSION), owner: v.string(), storedAt: v.number(), draft: v.unknown() });

const keyOf = (flow: string): string => FLOW_DRAFT_PREFIX + flow;
const ownerNow = (): string => whoIsHere()?.profileId ?? VISITOR;

/** Unwanted ends: after the next sign-in the customer returns to the same step with the typed values. */
const UNWANTED: readonly string[] = ['sessionTimeout', 'invalidSession', 'userNotFound', 'deviceKeyNotFound', 'missingDeviceKey'];

/**
 * Drafts of a session that ended by itself. The store is emptied as for every sign-out (STORE-009); they wait in this page's memory, where only
 * their owner can read them, after signing in again here.
 */
let waiting: readonly { key: string; text: string }[] = [];
forgotten.listen((reason) => {
  const keys = UNWANTED.includes(reason ?? '') ? storedKeys('session').filter((key) => key.startsWith(FLOW_DRAFT_PREFIX)) : [];
  waiting = keys.map((key) => ({ key, text: readText('session', key) ?? '' }));
});

/** After a sign-in the drafts are back; those of another person are dropped on reading. */
function bringBack(): void {
  if (!whoIsHere()) return;
  for (const { key, text } of waiting) keepText('session', key, text);
  waiting = [];
}

/** Stores the allowed fields for the current person. Returns them; null for a draft that does not fit the schema: it is not stored. */
export function keepFlowDraft<const Schema extends v.GenericSchema>(
  flow: string,
  schema: Schema,
  draft: unknown,
): v.InferOutput<Schema> | null {
  const allowed = v.safeParse(schema, draft);
  if (!allowed.success) return null;
  keepText('session', keyOf(flow), JSON.stringify({ version: VERSION, owner: ownerNow(), storedAt: Date.now(), draft: allowed.output }));
  return allowed.output;
}

/** The current person's draft, younger than 30 minutes and in the flow's current shape, and when it was stored; otherwise null, and it is removed. */
export function storedFlowDraft<const Schema extends v.GenericSchema>(
  flow: string,
  schema: Schema,
): { draft: v.InferOutput<Schema>; storedAt: number } | null {
  bringBack();
  const stored = readParsed('session', keyOf(flow), StoredDraft);
  if (!stored) return null;
  const { storedAt } = stored;
  const draft = v.safeParse(schema, stored.draft);
  if (draft.success && stored.owner === ownerNow() && isCurrent(storedAt)) return { draft: draft.output, storedAt };
  forgetFlowDraft(flow);
  return null;
}

export const readFlowDraft = <const Schema extends v.GenericSchema>(flow: string, schema: Schema): v.InferOutput<Schema> | null =>
  storedFlowDraft(flow, schema)?.draft ?? null;

export const forgetFlowDraft = (flow: string): void => forgetText('session', keyOf(flow));
