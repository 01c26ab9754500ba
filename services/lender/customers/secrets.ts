import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keptSetting } from '../auth/kept.ts';
import type { Db } from '../handler.ts';

const SETTING = 'customerKey';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Ways to keep what must not stand in a table in clear. */
export type Secrets = {
  /** Text -> text that only open() reads. The same text is always sealed alike. */
  seal(text: string): string;
  /** Throws when it was not sealed with this lender's key, or was changed. */
  open(sealed: string): string;
  /** Text -> what it is known again by; nobody finds the text by trying, who has not the key. Numbers are too short for a plain hash. */
  digest(text: string): string;
  isSame(text: string, digest: string): boolean;
};

/**
 * The key lies among the settings of the same database: whoever reads all of it can open everything, whoever gets hold of a table cannot.
 * A lender with real customers keeps the key elsewhere.
 */
export async function secretsOf(db: Db): Promise<Secrets> {
  const key = Buffer.from(await keptSetting(db, SETTING, () => randomBytes(32).toString('base64url')), 'base64url');
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
    isSame(text, kept) {
      const [one, other] = [Buffer.from(digest(text)), Buffer.from(kept)];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
