import type { Answer, CallName } from '../../services/contract/index.ts';
import { ApiError, type Failure } from '../../services/contract/error.ts';

/** The answer that an `onDone` event carries. The call's actor has parsed it already; this only gives it its name. */
export function heard<K extends CallName>(event: { output: Answer<K> } | { type: string }): Answer<K> {
  if (!('output' in event)) throw new TypeError(`heard() expects the done event of a call, got ${event.type}`);
  return event.output;
}

/** The failure that an `onError` event carries. An error of our own making becomes `unknown`, so that no chart ever has nothing to say. */
export function failureIn(event: { error?: unknown; type?: string }): Failure {
  if (event.error instanceof ApiError) return event.error.failure;
  const message = event.error instanceof Error ? event.error.message : typeof event.error === 'string' ? event.error : '';
  return { kind: 'unknown', call: event.type ?? '', status: 0, texts: [], code: '', message, caseId: '' };
}
