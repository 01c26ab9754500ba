import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { IdClaims } from '../../contract/authentication.ts';
import type { Db } from '../handler.ts';
import { ALGORITHM, tokenKeyById, tokenKey, type PublicJwk } from './keys.ts';
import { USER_POOL } from './pool.ts';

/** The lifetime of access and id tokens, seconds. The refresh token lives longer (spec: portal §3 "Authentication session"). */
export const ACCESS_SECONDS = 3600;
const ISSUER = `sandbox-lender/${USER_POOL.userPoolId}`;
const SCOPE = 'aws.cognito.signin.user.admin';

/** The claims of the id token, without those that every token has. */
export type Facts = Omit<v.InferInput<typeof IdClaims>, 'exp'>;

/** `sub` is the profile, `origin_jti` the session. On sign-out the library revokes only tokens with `origin_jti`. */
const AccessClaims = v.object({ sub: v.string(), origin_jti: v.string(), token_use: v.literal('access'), exp: v.number() });
export type AccessClaims = v.InferOutput<typeof AccessClaims>;

/** Signs the access token and the id token of a session. `now` is the lender's clock, ms. */
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
      .sign(key.privateKey);
  const [accessToken, idToken] = await Promise.all([
    sign({ token_use: 'access', scope: SCOPE, client_id: USER_POOL.clientId, username: facts.sub }),
    sign({ ...facts, token_use: 'id', aud: USER_POOL.clientId, 'cognito:username': facts.sub }),
  ]);
  return { accessToken, idToken };
}

/**
 * The claims of an access token; null when the lender has not signed it, it is an id token, or it has expired by the lender's clock.
 * callerOf() checks the session.
 */
export async function readAccessToken(db: Db, token: string, now: number): Promise<AccessClaims | null> {
  try {
    const key = await tokenKeyById(db, decodeProtectedHeader(token).kid);
    if (!key) return null;
    const { payload } = await jwtVerify(token, key.publicKey, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: new Date(now) });
    const claims = v.safeParse(AccessClaims, payload);
    return claims.success ? claims.output : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error; // the database, not the token
  }
}

/** Body of GET /.well-known/jwks.json, with which anybody can verify the tokens. */
export async function publicKeys(db: Db): Promise<{ keys: PublicJwk[] }> {
  return { keys: [(await tokenKey(db)).publicJwk] };
}
