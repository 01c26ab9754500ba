import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import * as v from 'valibot';
import type { Db } from '../handler.ts';
import { keptSetting } from './kept.ts';

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

/** The public half, as /.well-known/jwks.json shows it. */
export type PublicJwk = { kty: 'RSA'; kid: string; n: string; e: string; alg: string; use: 'sig' };
export type TokenKey = { kid: string; signing: CryptoKey; checking: CryptoKey; shown: PublicJwk };

/** Importing a key takes a while; the text it was made from tells whether it is still the kept one. */
let imported: { text: string; key: TokenKey } | undefined;

/** The key that signs and checks all tokens, kept in the database so that restarts and several processes agree. */
export async function tokenKey(db: Db): Promise<TokenKey> {
  const text = await keptSetting(db, SETTING, makeKey);
  if (imported?.text !== text) imported = { text, key: await importKey(text) };
  return imported.key;
}

/** The key of this name, without asking the database when it is the one used last; undefined when there is none of this name. */
export async function keyNamed(db: Db, kid: string | undefined): Promise<TokenKey | undefined> {
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
  const [signing, checking] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK({ kty, n, e }, ALGORITHM)]);
  if (signing instanceof Uint8Array || checking instanceof Uint8Array) throw new TypeError('The token key is not an RSA key');
  return { kid, signing, checking, shown: { kty, kid, n, e, alg: ALGORITHM, use: 'sig' } };
}
