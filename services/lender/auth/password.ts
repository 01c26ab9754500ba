import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt cost: 2^15 rounds, 32 MiB, about 0.1 s. A lender with real customers uses p=3 (OWASP); the sandbox's password is public. */
export const REAL_COST = 2 ** 15;
/** The tests sign in thousands of times, which would take minutes at the real cost: only their configuration sets a lower one. */
export const COST = Number(process.env['PASSWORD_COST_OF_TESTS'] ?? REAL_COST);
const BLOCK = 8;
const PARALLEL = 1;
const HASH_BYTES = 32;
const FORMAT = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const memoryOf = (cost: number): number => 128 * cost * BLOCK;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: PARALLEL, maxmem: 2 * memoryOf(cost) };
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** A password -> text for the column `password_hash`: "scrypt$<cost>$<salt>$<hash>". Each call creates a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${COST}$${salt.toString('base64url')}$${(await derive(password, salt, COST)).toString('base64url')}`;
}

const NO_PROFILE_HASH = `scrypt$${COST}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(HASH_BYTES).toString('base64url')}`;

/**
 * Does the password match the stored hash? Null (no such profile) takes the same time, so that timing reveals nothing (quality §3).
 * A hash in another format never matches.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const parts = FORMAT.exec(storedHash ?? '') ?? FORMAT.exec(NO_PROFILE_HASH);
  const [, cost = '', salt = '', hash = ''] = parts ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && storedHash !== null && FORMAT.test(storedHash);
}
