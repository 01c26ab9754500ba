import { beforeEach, expect, test } from 'vitest';
import { takeLock } from '../../services/lender/locks.ts';
import { lenderOn } from './kit/engines.ts';
import { annPays, keyIn, resultOf } from './kit/paying.ts';

const LOAN = '2001001';
const MINUTES_31 = 31 * 60;

lenderOn('the lock of a shared loan', (at) => {
  beforeEach(async () => {
    await at().ask('POST', '/sandbox/lock', { loanId: LOAN, release: true });
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });

  const lock = async (person: string, value: true | false | 'delete') =>
    at().answer('POST /loanlock', { loanId: LOAN, value, lockType: 'refinance' }, { token: await at().signIn(person) });
  const look = async (person: string) =>
    at().answer('GET /loanlock', { loanIds: LOAN, profileId: '', lockType: 'refinance' }, { token: await at().signIn(person) });

  test('Ann holds it, can renew it, and Sam gets the holder’s name (FLOW-REFI-04)', async () => {
    expect([await lock('ann', true), await lock('ann', true)]).toEqual([
      { alreadyLocked: false, lockedByName: '' },
      { alreadyLocked: false, lockedByName: '' },
    ]);
    expect(await lock('sam', true)).toEqual({ alreadyLocked: true, lockedByName: 'Ann Ashby' });
    expect(await look('sam')).toEqual({ alreadyLocked: true, lockedByName: 'Ann Ashby' });
    expect((await look('ann')).alreadyLocked).toBe(false);
  });

  test.each([['delete' as const], [false as const]])('after a release with %j Sam can take it (CONF-019)', async (value) => {
    await lock('ann', true);
    await lock('ann', value);
    expect((await lock('sam', true)).alreadyLocked).toBe(false);
  });

  test('a normal payment neither needs nor takes it: Ann pays while Sam refinances, and Sam keeps his lock (R-3)', async () => {
    await at().reset('ann', 'sam');
    await lock('sam', true);
    const { posted, token } = await annPays(at(), 5_000);
    expect((await resultOf(at(), keyIn(posted.body), token)).body).toMatchObject({ amountPaid: '50.00' });
    expect(await look('ann')).toEqual({ alreadyLocked: true, lockedByName: 'Sam Ortega' });
  });

  test('after a normal payment it is free: Sam may refinance after Ann has paid (R-3)', async () => {
    await at().reset('ann', 'sam');
    const { posted, token } = await annPays(at(), 5_000);
    await resultOf(at(), keyIn(posted.body), token);
    expect(await look('sam')).toEqual({ alreadyLocked: false, lockedByName: '' });
    expect((await lock('sam', true)).alreadyLocked).toBe(false);
  });

  test('Sam cannot release Ann’s lock', async () => {
    await lock('ann', true);
    await lock('sam', 'delete');
    expect((await lock('sam', true)).alreadyLocked).toBe(true);
  });

  test('it expires half an hour after Ann last renewed it', async () => {
    await lock('ann', true);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: MINUTES_31 });
    expect((await lock('sam', true)).alreadyLocked).toBe(false);
    expect((await lock('ann', true)).lockedByName).toBe('Sam Ortega');
  });

  test('locks of different types are independent (OPEN-028)', async () => {
    await lock('ann', true);
    const other = await at().answer(
      'POST /loanlock',
      { loanId: LOAN, value: true, lockType: 'addOn' },
      { token: await at().signIn('sam') },
    );
    expect(other.alreadyLocked).toBe(false);
  });

  test('one of fifty concurrent requests gets it, and the others get the same holder’s name', async () => {
    for (let round = 0; round < 10; round++) {
      await at().ask('POST', '/sandbox/lock', { loanId: LOAN, release: true });
      const racers = Array.from({ length: 50 }, (_, i) => ({
        loanId: LOAN,
        lockType: 'refinance',
        profileId: `racer ${i}`,
        name: `Racer ${i}`,
        now: Date.now(),
      }));
      const held = await Promise.all(racers.map((racer) => takeLock(at().lender.db, racer)));
      expect(held.filter(({ alreadyLocked }) => !alreadyLocked)).toHaveLength(1);
      expect(new Set(held.flatMap(({ lockedByName }) => lockedByName ?? [])).size).toBe(1);
    }
  });
});
