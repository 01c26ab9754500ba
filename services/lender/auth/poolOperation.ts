import * as v from 'valibot';
import type { Caller, Db } from '../handler.ts';
import { callerOfToken } from './caller.ts';

/** `now`: the lender's clock, ms. */
export type PoolRequest = { db: Db; now: number };

/** The user pool refuses a request; `type` becomes the library's `error.code`. */
export class PoolRefusal extends Error {
  override readonly name = 'PoolRefusal';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** One operation: the request's schema, and the function that answers. */
export type Operation = { ask: v.GenericSchema; answer: (ask: unknown, request: PoolRequest) => Promise<object> };

/** Parses the request again, so that `answer` gets the schema's type. */
export const operation = <S extends v.GenericSchema>(
  ask: S,
  answer: (ask: v.InferOutput<S>, request: PoolRequest) => Promise<object>,
): Operation => ({
  ask,
  answer: (given, request) => answer(v.parse(ask, given), request),
});

/** PostgreSQL cannot store U+0000. */
export const Plain = v.pipe(
  v.string(),
  v.maxLength(8192),
  v.check((text) => !text.includes('\0'), 'must not hold U+0000'),
);
export const Text = v.pipe(Plain, v.nonEmpty());

/** The caller of an access token. Throws PoolRefusal when the token has expired or was revoked. */
export async function callerBy(token: string, db: Db, now: number): Promise<Caller> {
  const caller = await callerOfToken(token, db, now);
  if (!caller) throw new PoolRefusal('NotAuthorizedException', 'Access Token has been revoked');
  return caller;
}
