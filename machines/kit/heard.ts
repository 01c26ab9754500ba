import type { Answer, CallName } from '../../services/contract/index.ts';

/** The answer that an `onDone` event carries. The call's actor has parsed it already; this only gives it its name. */
export function heard<K extends CallName>(event: { output: Answer<K> } | { type: string }): Answer<K> {
  if (!('output' in event)) throw new TypeError(`heard() expects the done event of a call, got ${event.type}`);
  return event.output;
}
