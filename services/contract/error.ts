import * as v from 'valibot';

/**
 * What went wrong with a call, by what it means for the customer:
 * - `refused`   the service said why (body has Error, any status but 502), or a 4xx that none of the others is: definite
 * - `unknown`   no usable answer (502, other 5xx without Error, 35 s, cut line, broken or wrong-shaped answer): it may have been done
 * - `offline`   the request never left: no network
 * - `missing`   404 without Error
 * - `denied`    401 or 403 without Error
 * - `limited`   429 without Error; `retryAfterMs` when the service named a pause
 * - `invalid`   our own request breaks the contract and was not sent, or 400 without Error
 * - `aborted`   we stopped listening ourselves
 * Spec: calls §8; quality §1.3.
 */
export type FailureKind = 'refused' | 'unknown' | 'offline' | 'missing' | 'denied' | 'limited' | 'invalid' | 'aborted';

/** A failure in a chart's context: plain data, no text of ours. `texts` are the service's own words, displayed unchanged. */
export type Failure = {
  kind: FailureKind;
  call: string;
  status: number;
  texts: string[];
  code: string;
  message: string;
  caseId: string;
  /** ms that the service asks to wait (Retry-After); absent when it does not. */
  retryAfterMs?: number;
};

/** Body of a refused call. `Error` is one text or a list, displayed with blank lines between. Spec: calls §8. */
export const ErrorBody = v.looseObject({
  Error: v.optional(v.union([v.string(), v.array(v.string())])),
  errorCode: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** A failed call. Thrown by the client for everything that is not a well-formed answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Pick<Failure, 'kind' | 'call'> & Partial<Failure>, options?: ErrorOptions) {
    const whole: Failure = { status: 0, texts: [], code: '', message: '', caseId: '', ...failure };
    super(`${whole.call} ${whole.kind}${whole.status ? ` (${whole.status})` : ''}: ${whole.message || whole.texts.join(' ')}`, options);
    this.failure = whole;
  }
}
