import type * as v from 'valibot';
import type { Refusal } from './handler.ts';
import type { Language } from './language.ts';
import { inLanguage } from './texts/texts.ts';

export const json = (body: unknown, status = 200, headers: HeadersInit = {}): Response => Response.json(body, { status, headers });

/** The response to a refused request: its texts in the customer's language, if any, and the error code. Spec: calls §8; finding D5. */
export function refused({ status, texts: english, code, waitMs }: Refusal, language: Language): Response {
  const texts = english.map((text) => inLanguage(text, language));
  return json(
    { ...(texts.length > 0 && { Error: texts.length === 1 ? texts[0] : texts }), ...(code && { errorCode: code }) },
    status,
    waitMs > 0 ? { 'Retry-After': String(Math.ceil(waitMs / 1000)) } : {},
  );
}

/** The response to a request that breaks the contract. It names the call and the field for the developer; `Error` is for customers' texts only. */
export function malformed(call: string, issues: readonly v.BaseIssue<unknown>[]): Response {
  const [first] = issues;
  const field = first?.path?.map((item) => String(item.key)).join('.') || 'the whole request';
  // never the received value: it may be a password
  const what = first?.received === 'undefined' ? 'is missing' : first?.expected ? `expected ${first.expected}` : 'is not valid';
  return json({ message: `${call}: ${field}: ${what}` }, 400);
}
