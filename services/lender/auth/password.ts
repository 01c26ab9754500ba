import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: 2^15 rounds, 32 MiB, about a tenth of a second. A lender with real customers takes p=3 (OWASP); here all know the password. */
export const REAL_COST = 2 ** 15;
/** Our tests sign in thousands of times, which would be minutes of nothing else: only their configuration names a lower cost. */
export const COST = Number(process.env['PASSWORD_COST_OF_TESTS'] ?? REAL_COST);
const BLOCK = 8;
const PARALLEL = 1;
const HASH_BYTES = 32;
const FORM = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const memoryOf = (cost: number): number => 128 * cost * BLOCK;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: PARALLEL, maxmem: 2 * memoryOf(cost) };
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
