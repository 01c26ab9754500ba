import { gcm } from '@noble/ciphers/aes';
import { hmac } from '@noble/hashes/hmac';
import { scryptAsync } from '@noble/hashes/scrypt';
import { sha256 } from '@noble/hashes/sha2';
import { Buffer, Bytes, bytesOf, type Encoding } from './bytes.ts';

/** The part of node:crypto that the lender uses. WebCrypto is asynchronous, and the lender needs its digests synchronously. */
type Content = string | Uint8Array;

const only = <T extends string>(known: T, given: string): void => {
  if (given !== known) throw new Error(`the demo has ${known}, not ${given}`);
};

class Digest {
  readonly #state: { update: (content: Uint8Array) => unknown; digest: () => Uint8Array };

  constructor(state: { update: (content: Uint8Array) => unknown; digest: () => Uint8Array }) {
    this.#state = state;
  }

  update(content: Content): this {
    this.#state.update(bytesOf(content));
    return this;
  }

  digest(): Bytes;
  digest(encoding: Encoding): string;
  digest(encoding?: Encoding): Bytes | string {
    const bytes = bytesOf(this.#state.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export function createHash(algorithm: string): Digest {
  only('sha256', algorithm);
  return new Digest(sha256.create());
}

export function createHmac(algorithm: string, key: Content): Digest {
  only('sha256', algorithm);
  return new Digest(hmac.create(sha256, bytesOf(key)));
}

export const randomUUID = (): string => crypto.randomUUID();

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Bytes(length));

const RANGE = 2 ** 32;
/** Uniform in [0, max): values that would cause modulo bias are drawn again. */
export function randomInt(max: number): number {
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < RANGE - (RANGE % max)) return drawn % max;
  }
}

/** Throws when the lengths differ, like node. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length');
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}

type ScryptOptions = { N: number; r: number; p: number };

export function scrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  { N, r, p }: ScryptOptions,
  done: (error: Error | null, hash: Bytes) => void,
): void {
  scryptAsync(password, salt, { N, r, p, dkLen: length }).then(
    (hash) => done(null, bytesOf(hash)),
    (error: unknown) => done(error instanceof Error ? error : new Error('scrypt failed'), Buffer.alloc(0)),
  );
}

const TAG_BYTES = 16;

/** Encrypts everything in `final()`. */
export function createCipheriv(algorithm: string, key: Uint8Array, nonce: Uint8Array) {
  only('aes-256-gcm', algorithm);
  const parts: Bytes[] = [];
  let tag = Buffer.alloc(0);
  return {
    update(content: Content): Bytes {
      parts.push(bytesOf(content));
      return Buffer.alloc(0);
    },
    final(): Bytes {
      const sealed = gcm(key, nonce).encrypt(Buffer.concat(parts));
      tag = bytesOf(sealed.subarray(-TAG_BYTES));
      return bytesOf(sealed.subarray(0, -TAG_BYTES));
    },
    getAuthTag: (): Bytes => tag,
  };
}

/** `final()` throws when the tag does not match. */
export function createDecipheriv(algorithm: string, key: Uint8Array, nonce: Uint8Array) {
  only('aes-256-gcm', algorithm);
  const parts: Bytes[] = [];
  let tag = Buffer.alloc(0);
  return {
    setAuthTag(given: Uint8Array): void {
      tag = bytesOf(given);
    },
    update(content: Uint8Array): Bytes {
      parts.push(bytesOf(content));
      return Buffer.alloc(0);
    },
    final: (): Bytes => bytesOf(gcm(key, nonce).decrypt(Buffer.concat([...parts, tag]))),
  };
}
