import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: 2^15 rounds, 32 MiB, about a tenth of a second. A lender with real customers takes p=3 (OWASP); here all know the password. */
const COST = 2 ** 15;
const BLOCK = 8;
const PARALLEL = 1;
const HASH_BYTES = 32;
const MEMORY_BYTES = 128 * COST * BLOCK * 2;
const FORM = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: PARALLEL, maxmem: MEMORY_BYTES };
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** A password -> text for the column `password_hash`: "scrypt$<cost>$<salt>$<hash>". Each call takes a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${COST}$${salt.toString('base64url')}$${(await derive(password, salt, COST)).toString('base64url')}`;
}

const nobody = `scrypt$${COST}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(HASH_BYTES).toString('base64url')}`;

/**
 * Is this the password? For somebody who does not exist (null) the same work is done, so that the time tells nothing (quality §3).
 * A hash of another form is never right.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = FORM.exec(kept ?? '') ?? FORM.exec(nobody);
  const [, cost = '', salt = '', hash = ''] = parts ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === found.length && timingSafeEqual(expected, found) && kept !== null && FORM.test(kept);
}
