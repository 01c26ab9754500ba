import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedSetting } from '../auth/storedSetting.ts';
import type { Db } from '../handler.ts';

const SETTING = 'customerKey';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption and digests for values that must not be stored as clear text. */
export type Secrets = {
  /** Encrypts a text for open(). The same text always gives the same result. */
  seal(text: string): string;
  /** Throws when the text was encrypted with another key, or was changed. */
  open(sealed: string): string;
  /** A keyed digest. A plain hash would not do: an attacker could try all the numbers, as they are short. */
  digest(text: string): string;
  isSame(text: string, digest: string): boolean;
};

/**
 * The key is a setting in the same database: access to the whole database opens everything, access to one table does not.
 * A lender with real customers stores the key elsewhere.
 */
export async function secretsOf(db: Db): Promise<Secrets> {
  const key = Buffer.from(await storedSetting(db, SETTING, () => randomBytes(32).toString('base64url')), 'base64url');
  const mac = (use: string, text: string) => createHmac('sha256', key).update(use).update(text).digest();
  const digest = (text: string) => mac('digest ', text).toString('base64url');
  return {
    seal(text) {
      const nonce = mac('nonce ', text).subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
    },
    digest,
    isSame(text, stored) {
      const [one, other] = [Buffer.from(digest(text)), Buffer.from(stored)];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
