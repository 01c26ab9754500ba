import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COST, hashPassword, isPassword, REAL_COST } from '../../services/lender/auth/password.ts';

describe('a stored password', () => {
  test('matches in any Unicode form of the same letters, and no other text matches', async () => {
    const stored = await hashPassword('Contraseña1');
    expect(stored).toMatch(new RegExp(`^scrypt\\$${COST}\\$`));
    expect(stored).not.toContain('Contrase');
    expect(await isPassword('Contraseña1'.normalize('NFD'), stored)).toBe(true);
    expect(await isPassword('contraseña1', stored)).toBe(false);
    expect(await isPassword('Contraseña1', 'Contraseña1')).toBe(false);
  });

  test('is hashed at a cost of 32 MiB outside the tests', () => {
    const env = { ...process.env, PASSWORD_COST_OF_TESTS: undefined };
    const made = `const { COST } = await import(${JSON.stringify(import.meta.resolve('../../services/lender/auth/password.ts'))}); console.log(COST)`;
    const cost = execFileSync(process.execPath, ['--input-type=module', '--eval', made], { env, encoding: 'utf8' });
    expect(Number(cost)).toBe(REAL_COST);
    expect(REAL_COST).toBe(32_768);
  });

  test('takes the same time to refuse for an unknown profile', async () => {
    const stored = await hashPassword('Sandbox2026');
    const took = async (hash: string | null) => {
      const began = performance.now();
      await isPassword('guess', hash);
      return performance.now() - began;
    };
    let [known, unknown] = [Infinity, Infinity];
    // alternating, and the minimum of each: a busy machine delays both equally
    for (let round = 0; round < 50; round++) {
      known = Math.min(known, await took(stored));
      unknown = Math.min(unknown, await took(null));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
