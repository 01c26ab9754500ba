import { ApiError, type Failure } from '../../services/contract/error.ts';

/** The failure of an `onError` event. An error that is no ApiError becomes `unknown`, so that every chart has something to show. */
export function failureIn(event: { error?: unknown; type?: string }): Failure {
  if (event.error instanceof ApiError) return event.error.failure;
  const message = event.error instanceof Error ? event.error.message : typeof event.error === 'string' ? event.error : '';
  return { kind: 'unknown', call: event.type ?? '', status: 0, texts: [], code: '', message, caseId: '' };
}
