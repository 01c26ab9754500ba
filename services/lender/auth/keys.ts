import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import * as v from 'valibot';
import type { Db } from '../handler.ts';
import { storedSetting } from './storedSetting.ts';

export const ALGORITHM = 'RS256';
const SETTING = 'tokenKey';

const PrivateJwk = v.object({
  kty: v.literal('RSA'),
  kid: v.string(),
  n: v.string(),
  e: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
});

/** The public key, as /.well-known/jwks.json serves it. */
export type PublicJwk = { kty: 'RSA'; kid: string; n: string; e: string; alg: string; use: 'sig' };
export type TokenKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: PublicJwk };

/** The imported key and its text: importing is slow, so it is repeated only when the stored text changes. */
let imported: { text: string; key: TokenKey } | undefined;

/** The key that signs and verifies all tokens. It is stored in the database, so that restarts and several processes share it. */
export async function tokenKey(db: Db): Promise<TokenKey> {
  const text = await storedSetting(db, SETTING, makeKey);
  if (imported?.text !== text) imported = { text, key: await importKey(text) };
  return imported.key;
}

/** The key with this id; undefined when there is none. It reads the database only when the cached key has another id. */
export async function tokenKeyById(db: Db, kid: string | undefined): Promise<TokenKey | undefined> {
  const key = imported?.key.kid === kid ? imported?.key : await tokenKey(db);
  return key?.kid === kid ? key : undefined;
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk) });
}

async function importKey(text: string): Promise<TokenKey> {
  const jwk = v.parse(PrivateJwk, JSON.parse(text));
  const { kty, kid, n, e } = jwk;
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK({ kty, n, e }, ALGORITHM)]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new TypeError('The token key is not an RSA key');
  return { kid, privateKey, publicKey, publicJwk: { kty, kid, n, e, alg: ALGORITHM, use: 'sig' } };
}
