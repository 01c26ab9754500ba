import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COST, hashPassword, isPassword, REAL_COST } from '../../services/lender/auth/password.ts';

describe('a kept password', () => {
  test('is known again, in any spelling of the same letters, and nothing else is', async () => {
    const kept = await hashPassword('Contraseña1');
    expect(kept).toMatch(new RegExp(`^scrypt\\$${COST}\\$`));
    expect(kept).not.toContain('Contrase');
    expect(await isPassword('Contraseña1'.normalize('NFD'), kept)).toBe(true);
    expect(await isPassword('contraseña1', kept)).toBe(false);
    expect(await isPassword('Contraseña1', 'Contraseña1')).toBe(false);
  });

  test('is hashed at a cost of 32 MiB by everything but our tests', () => {
    const env = { ...process.env, PASSWORD_COST_OF_TESTS: undefined };
    const made = `const { COST } = await import(${JSON.stringify(import.meta.resolve('../../services/lender/auth/password.ts'))}); console.log(COST)`;
    const cost = execFileSync(process.execPath, ['--input-type=module', '--eval', made], { env, encoding: 'utf8' });
    expect(Number(cost)).toBe(REAL_COST);
    expect(REAL_COST).toBe(32_768);
  });

  test('takes as long to refuse for nobody as for somebody', async () => {
    const kept = await hashPassword('Sandbox2026');
    const took = async (hash: string | null) => {
      const began = performance.now();
      await isPassword('guess', hash);
      return performance.now() - began;
    };
    let [somebody, nobody] = [Infinity, Infinity];
    // by turns, and the best of each: a busy machine delays both alike
    for (let round = 0; round < 50; round++) {
      somebody = Math.min(somebody, await took(kept));
      nobody = Math.min(nobody, await took(null));
    }
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });
});
