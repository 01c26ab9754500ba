import type * as v from 'valibot';
import type { Refusal } from './handler.ts';

/** A JSON answer. */
export const json = (body: unknown, status = 200, headers: HeadersInit = {}): Response => Response.json(body, { status, headers });

/** A definite no: the customer's texts when there are any, else nothing but the status and a code. Spec: calls §8. */
export function refused({ status, texts, code, waitMs }: Refusal): Response {
  return json(
    { ...(texts.length > 0 && { Error: texts.length === 1 ? texts[0] : texts }), ...(code && { errorCode: code }) },
    status,
    waitMs > 0 ? { 'Retry-After': String(Math.ceil(waitMs / 1000)) } : {},
  );
}

/** A request that breaks the contract: says which call and field, for the developer; no Error, for it is not the customer's. */
export function malformed(call: string, issues: readonly v.BaseIssue<unknown>[]): Response {
  const [first] = issues;
  const field = first?.path?.map((item) => String(item.key)).join('.') || 'the whole request';
  // never what was received: it may be a password
  const what = first?.received === 'undefined' ? 'is missing' : first?.expected ? `expected ${first.expected}` : 'is not valid';
  return json({ message: `${call}: ${field}: ${what}` }, 400);
}
