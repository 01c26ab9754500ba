import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../services/lender/auth/password.ts';

describe('a kept password', () => {
  test('is known again, in any spelling of the same letters, and nothing else is', async () => {
    const kept = await hashPassword('Contraseña1');
    expect(kept).toMatch(/^scrypt\$32768\$/);
    expect(kept).not.toContain('Contrase');
    expect(await isPassword('Contraseña1'.normalize('NFD'), kept)).toBe(true);
    expect(await isPassword('contraseña1', kept)).toBe(false);
    expect(await isPassword('Contraseña1', 'Contraseña1')).toBe(false);
  });

  test('takes as long to refuse for nobody as for somebody', async () => {
    const kept = await hashPassword('Sandbox2026');
    const timed = async (hash: string | null) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) {
        const began = performance.now();
        await isPassword('guess', hash);
        times.push(performance.now() - began);
      }
      return times.toSorted((a, b) => a - b)[0] ?? 0;
    };
    const [somebody, nobody] = [await timed(kept), await timed(null)];
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });
});
