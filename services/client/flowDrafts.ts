import * as v from 'valibot';
import { forgetText, keepText, readParsed } from './storage.ts';
import { whoIsHere } from './tokens.ts';

/**
 * Drafts of flows in this tab: what was typed outlives a reload. Each flow has one, of its own shape; what its schema does not name is left
 * behind, so that no password, SSN or bank number can slip in. Spec: STORE-001; decision 003; CONF-015.
 */
const VERSION = 1;
/** ms. */
export const FLOW_DRAFT_LIFE_MS = 30 * 60_000;
const VISITOR = 'visitor';
const Kept = v.object({ version: v.literal(VERSION), owner: v.string(), keptAt: v.number(), draft: v.unknown() });

const keyOf = (flow: string): string => `draft:flow:${flow}`;
const ownerNow = (): string => whoIsHere()?.profileId ?? VISITOR;

/** Keeps the allowed fields for whoever is here now. What does not fit the schema is not kept at all. */
export function keepFlowDraft(flow: string, schema: v.GenericSchema, draft: unknown): void {
  const allowed = v.safeParse(schema, draft);
  if (!allowed.success) return;
  keepText('session', keyOf(flow), JSON.stringify({ version: VERSION, owner: ownerNow(), keptAt: Date.now(), draft: allowed.output }));
}

/** The draft of whoever is here now, younger than 30 minutes, in the flow's shape of today; otherwise null, and it is forgotten. */
export function readFlowDraft<const Schema extends v.GenericSchema>(flow: string, schema: Schema): v.InferOutput<Schema> | null {
  const kept = readParsed('session', keyOf(flow), Kept);
  if (!kept) return null;
  const age = Date.now() - kept.keptAt;
  const draft = v.safeParse(schema, kept.draft);
  if (draft.success && kept.owner === ownerNow() && age >= 0 && age < FLOW_DRAFT_LIFE_MS) return draft.output;
  forgetFlowDraft(flow);
  return null;
}

export const forgetFlowDraft = (flow: string): void => forgetText('session', keyOf(flow));
