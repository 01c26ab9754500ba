import * as v from 'valibot';
import { forgetText, keepText, readParsed } from './storage.ts';

/** Flows that a deep link has locked this tab to: they survive a reload and are gone in a new tab. Spec: portal §2 guards 2, 3 (FLOW-LOCK, STORE-004). */
const KEY = 'lockedFlows';
const Locked = v.array(v.pipe(v.string(), v.nonEmpty()));

export const lockedFlows = (): string[] => readParsed('session', KEY, Locked) ?? [];

/** Locks the tab to one more flow; the same flow twice is one lock. */
export function lockFlow(flow: string): string[] {
  const locks = [...new Set([...lockedFlows(), flow])];
  keepText('session', KEY, JSON.stringify(locks));
  return locks;
}

export const unlockFlows = (): void => forgetText('session', KEY);
