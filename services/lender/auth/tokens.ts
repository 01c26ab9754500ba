import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { IdClaims } from '../../contract/authentication.ts';
import type { Db } from '../handler.ts';
import { ALGORITHM, keyNamed, tokenKey, type PublicJwk } from './keys.ts';
import { USER_POOL } from './pool.ts';

/** How long an access or id token is good, seconds. The refresh token outlives it (spec: portal §3 "Authentication session"). */
export const ACCESS_SECONDS = 3600;
const ISSUER = `sandbox-lender/${USER_POOL.userPoolId}`;
const SCOPE = 'aws.cognito.signin.user.admin';

/** What the id token says beside what every token says. */
export type Facts = Omit<v.InferInput<typeof IdClaims>, 'exp'>;

/** `sub` is the profile, `origin_jti` the session: the library revokes on sign-out only tokens that carry it. */
const AccessClaims = v.object({ sub: v.string(), origin_jti: v.string(), token_use: v.literal('access'), exp: v.number() });
export type AccessClaims = v.InferOutput<typeof AccessClaims>;

/** A pair of signed tokens of one session. `now` is the lender's clock, ms. */
export async function signTokens(db: Db, facts: Facts, sessionId: string, now: number): Promise<{ accessToken: string; idToken: string }> {
  const key = await tokenKey(db);
  const issued = Math.floor(now / 1000);
  const sign = (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT({ ...claims, origin_jti: sessionId, jti: randomUUID(), auth_time: issued })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
      .setSubject(facts.sub)
      .setIssuer(ISSUER)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_SECONDS)
      .sign(key.signing);
  const [accessToken, idToken] = await Promise.all([
    sign({ token_use: 'access', scope: SCOPE, client_id: USER_POOL.clientId, username: facts.sub }),
    sign({ ...facts, token_use: 'id', aud: USER_POOL.clientId, 'cognito:username': facts.sub }),
  ]);
  return { accessToken, idToken };
}

/**
 * What an access token says, or null when it is none of ours, was changed, or is over by the lender's clock.
 * An id token is no access token. Whether its session still lives is for callerOf() to say.
 */
export async function readAccessToken(db: Db, token: string, now: number): Promise<AccessClaims | null> {
  try {
    const key = await keyNamed(db, decodeProtectedHeader(token).kid);
    if (!key) return null;
    const { payload } = await jwtVerify(token, key.checking, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: new Date(now) });
    const claims = v.safeParse(AccessClaims, payload);
    return claims.success ? claims.output : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error; // the database, not the token
  }
}

/** Body of GET /.well-known/jwks.json: whoever wants may check our tokens. */
export async function publicKeys(db: Db): Promise<{ keys: PublicJwk[] }> {
  return { keys: [(await tokenKey(db)).shown] };
}
