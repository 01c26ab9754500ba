import * as v from 'valibot';
import { ApiError, ErrorBody, type Failure, type FailureKind } from '../contract/error.ts';

/** A gateway's text for 502, also in a body with another status. Spec: calls §8 "status-code-502 message" (ERR-002). */
const SAYS_502 = /status[ -]?code[ :-]*502\b/i;

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'denied',
  403: 'denied',
  404: 'missing',
  408: 'unknown',
  429: 'limited',
};

/** Without `Error`, only a 4xx is a definite refusal; any other failure may hide a success. */
const kindOf = (status: number): FailureKind => KINDS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unknown');

/** `retryAfterMs` only if the service sent one. */
export type Read = { status: number; text: string; retryAfterMs?: number };

/** Retry-After as ms: whole seconds, or a date seen from `now` (ms since 1970). Undefined for anything else. Spec: RFC 9110 §10.2.3. */
export function pauseIn(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms >= 0 ? ms : undefined;
}

/** The JSON of a response; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a body with `Error`, or a status that is no success, means; null when the answer is a success. A 502 is never definite, whatever its
 * body says: the money may have moved (F3). `Error` also counts in a 200, as in a polled result. Spec: calls §8; quality §1.3.
 */
export function failureOf(call: string, { status, text, retryAfterMs }: Read, caseId: string): Failure | null {
  const body = v.safeParse(ErrorBody, jsonOf(text));
  const reported = body.success ? body.output : {};
  const texts = [reported.Error ?? []].flat().filter((one) => one.trim() !== '');
  const ok = status >= 200 && status < 300;
  if (ok && texts.length === 0) return null;
  const failure = {
    call,
    status,
    texts,
    code: reported.errorCode ?? '',
    message: reported.message ?? '',
    caseId,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  if (status === 502 || [...texts, failure.message].some((one) => SAYS_502.test(one))) return { ...failure, status: 502, kind: 'unknown' };
  return { ...failure, kind: texts.length > 0 ? 'refused' : kindOf(status) };
}

/** Parses a success by the row's schema. Throws ApiError `unknown` that names the call and the field, never a value. */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  call: string,
  { status, text }: Read,
  caseId: string,
): v.InferOutput<Schema> {
  const json = status === 204 ? {} : jsonOf(text);
  if (json === undefined) throw new ApiError({ kind: 'unknown', call, status, caseId, message: 'the answer is not JSON' });
  // a schema of optional fields would take a list for an empty object
  const parsed = v.safeParse(schema, Array.isArray(json) ? null : json);
  if (parsed.success) return parsed.output;
  throw new ApiError({ kind: 'unknown', call, status, caseId, message: `the answer breaks the contract at ${fieldsOf(parsed.issues)}` });
}

/** "loans.0.payoffAmount, loans.1.dueDate": where a value does not fit. */
export const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  [...new Set(issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'the whole of it'))].join(', ');
