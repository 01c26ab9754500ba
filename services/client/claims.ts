import * as v from 'valibot';
import { IdClaims } from '../contract/authentication.ts';
import { ApiError } from '../contract/error.ts';
import { fromBase64 } from './fromBase64.ts';

const Life = v.looseObject({ exp: v.number(), iat: v.optional(v.number()) });

/** What a token says, unverified: the service verifies. Throws when it is not a JWT. */
function payloadOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  const bytes = fromBase64(part.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** How long a token was issued for, in ms. Infinity when the token does not say: then a 401 of the service ends it. */
export function lifeOf(token: string): number {
  try {
    const { exp, iat } = v.parse(Life, payloadOf(token));
    return iat === undefined ? Number.POSITIVE_INFINITY : Math.max(0, exp - iat) * 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Reads who an id token is about. Throws ApiError when it breaks the contract. Spec: portal §3 "Sign-in attributes". */
export function claimsOf(idToken: string): v.InferOutput<typeof IdClaims> {
  try {
    return v.parse(IdClaims, payloadOf(idToken));
  } catch (cause) {
    throw new ApiError({ kind: 'unknown', call: 'session', message: 'the id token breaks the contract' }, { cause });
  }
}
