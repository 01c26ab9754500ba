import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../services/lender/days.ts';
import { errorOf, type Bench } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

const DAY_S = 86_400;
const Health = v.object({ ok: v.literal(true), engine: v.string(), now: v.number() });

/** The people's data without the intents, which are always new. */
async function everything({ lender: { db } }: Bench): Promise<unknown> {
  const loans = await db.selectFrom('loan').selectAll().orderBy('loan_id').execute();
  return {
    loans: loans.map((loan) => ({ ...loan, intent_id: '' })),
    ledger: await db.selectFrom('ledger').selectAll().orderBy('id').execute(),
    cards: await db.selectFrom('card').selectAll().orderBy('card_id').execute(),
    profiles: await db.selectFrom('profile').selectAll().orderBy('profile_id').execute(),
    customers: await db.selectFrom('customer').selectAll().orderBy('customer_id').execute(),
  };
}

lenderOn('the control plane', (at) => {
  beforeEach(() => at().reset());

  const health = async () => v.parse(Health, (await at().ask('GET', '/sandbox/health')).body);

  test('reports its health, engine and time', async () => {
    expect(await health()).toMatchObject({ ok: true, engine: at().lender.engine });
  });

  test.each([
    ['a path that does not exist', 'GET', '/sandbox/nothing', undefined, 404, 'there is no GET /sandbox/nothing'],
    ['a method that a path does not have', 'PUT', '/sandbox/reset', {}, 404, 'there is no PUT /sandbox/reset'],
    ['a person whom nobody knows', 'POST', '/sandbox/reset', { person: 'nobody' }, 404, 'no person "nobody".'],
    ['a loan that does not exist', 'POST', '/sandbox/link', { loanId: 'none', guest: true }, 404, 'no loan "none"'],
    ['a call that the contract does not have', 'POST', '/sandbox/faults', { call: 'POST /none', fault: {} }, 400, 'call: Unknown call'],
  ] as const)('answers %s with 4xx and a sentence in Error', async (_, method, path, ask, status, sentence) => {
    const answer = await at().ask(method, path, ask);
    expect([answer.status, errorOf(answer)]).toEqual([status, expect.stringContaining(sentence)]);
  });

  test('lists the people with password, loans and what they can do', async () => {
    const { body } = await at().ask('GET', '/sandbox/people');
    const People = v.object({ people: v.array(v.looseObject({ name: v.string(), phone: v.string(), loans: v.array(v.looseObject({})) })) });
    const { people } = v.parse(People, body);
    expect(people.map(({ name }) => name)).toEqual([
      'ann',
      'sam',
      'nell',
      'bo',
      'rex',
      'otto',
      'pat',
      'dot',
      'kim',
      'eve',
      'rae',
      'ray',
      'uma',
      'pia',
      'tess',
      'max',
      'lou',
      'mia',
      'gus',
      'zoe',
      'fay',
    ]);
    expect(people.map(({ phone }) => phone).slice(0, 4)).toEqual(['5125550101', '5125550102', '5125550103', '5125550104']);
    expect(people.find(({ name }) => name === 'ann')).toMatchObject({
      email: 'ann@example.com',
      password: 'Sandbox2026',
      signIn: 'yes',
      loans: [{ brand: 'TitleMax' }, { brand: 'InstaLoan' }],
    });
    expect(people.find(({ name }) => name === 'lou')?.loans).toHaveLength(200);
    expect(people.find(({ name }) => name === 'gus')).not.toHaveProperty('password');
  });

  test('moves the clock: a week later Ann is two days late; a reset restores it', async () => {
    const before = await health();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 7 * DAY_S });
    expect((await health()).now - before.now).toBeGreaterThanOrEqual(7 * DAY_S * 1000);
    const { body } = await at().ask('GET', '/sandbox/people');
    expect(JSON.stringify(body)).toContain('"daysLate":2');
    await at().ask('POST', '/sandbox/clock', { reset: true });
    expect((await health()).now - before.now).toBeLessThan(60_000);
    expect(await loanOf(at(), 'ann')).toMatchObject({ daysLate: 0 });
  });

  test('reports the day of the seed, which explains why all people may be late', async () => {
    const Days = v.object({ seededOn: v.string(), today: v.string() });
    const days = async () => v.parse(Days, (await at().ask('GET', '/sandbox/people')).body);
    const { seededOn, today } = await days();
    expect(seededOn).toBe(today);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 3 * DAY_S });
    expect(await days()).toEqual({ seededOn, today: addDays(today, 3) });
  });

  test('resets everything, also people who were reset on another day, and later money movements', async () => {
    const start = await everything(at());
    const { loanId } = await loanOf(at(), 'lou');
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 40 * DAY_S });
    await at().reset('lou');
    const token = await at().signIn('lou');
    const ask = await paymentOf(at(), 'lou', await loanOf(at(), 'lou'), 5_000);
    await resultOf(at(), (await at().answer('POST /payment', ask, { token })).messageKey, token);
    expect(await everything(at())).not.toEqual(start);
    await at().reset();
    expect(await everything(at())).toEqual(start);
    expect(await loanOf(at(), 'lou')).toMatchObject({ loanId });
    await at().reset('lou');
    expect(await everything(at())).toEqual(start);
  });

  test('resets one person and does not change the others', async () => {
    const pay = async (person: string) => {
      const token = await at().signIn(person);
      const ask = await paymentOf(at(), person, await loanOf(at(), person), 5_000);
      const { messageKey } = await at().answer('POST /payment', ask, { token });
      await resultOf(at(), messageKey, token);
      return ask.loanId;
    };
    const [ann, sam] = [await pay('ann'), await pay('nell')];
    await at().reset('ann');
    expect(await at().charges(ann)).toEqual([]);
    expect(await at().charges(sam)).toHaveLength(1);
    await at().reset();
    expect(await at().charges()).toEqual([]);
  });

  test('takes and releases a lock in another name', async () => {
    const { loanId } = await loanOf(at(), 'ann');
    const token = await at().signIn('ann');
    await at().ask('POST', '/sandbox/lock', { loanId, by: 'sam', lockType: 'refinance' });
    const held = await at().answer('POST /loanlock', { loanId, value: true, lockType: 'refinance' }, { token });
    expect(held).toEqual({ alreadyLocked: true, lockedByName: 'Sam Ortega' });
    await at().ask('POST', '/sandbox/lock', { loanId, release: true });
    expect(await at().answer('POST /loanlock', { loanId, value: true, lockType: 'refinance' }, { token })).toMatchObject({
      alreadyLocked: false,
    });
  });

  test('signs a link to a loan, for a guest', async () => {
    const { body } = await at().ask('POST', '/sandbox/link', { loanId: '2019001', guest: true, flowLock: true });
    const url = new URL(v.parse(v.object({ url: v.string() }), body).url);
    expect([url.origin, url.pathname, url.searchParams.get('guest')]).toEqual([
      'http://localhost:4173',
      '/TitleMax/Accounts/2019001/Payment',
      'true',
    ]);
  });

  test.each([
    ['http://evil.example', 403],
    ['null', 403],
    ['http://localhost:4173.evil.example', 403],
    ['http://localhost:4173', 200],
  ])('returns for a page of %s the status %i (finding N5)', async (origin, expected) => {
    const ask = { advanceSeconds: 60 };
    expect((await at().ask('POST', '/sandbox/clock', ask, { origin })).status).toBe(expected);
    expect((await at().ask('DELETE', '/sandbox/faults', undefined, { origin })).status).toBe(expected);
    expect((await at().ask('GET', '/sandbox/health', undefined, { origin })).headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['POST', '/sandbox/reset', { person: 'nobody' }, 404],
    ['POST', '/sandbox/reset', { everyone: true }, 400],
    ['POST', '/sandbox/link', { loanId: 'none' }, 404],
    ['POST', '/sandbox/link', {}, 400],
    ['POST', '/sandbox/clock', { advanceSeconds: 'soon' }, 400],
    ['POST', '/sandbox/clock', {}, 400],
    ['POST', '/sandbox/faults', { call: 'GET /nothing', fault: {} }, 400],
    ['POST', '/sandbox/faults', { call: 'GET /accounts', fault: { cut: 'sometimes' } }, 400],
    ['POST', '/sandbox/faults', { call: 'GET /accounts', fault: {}, times: 0 }, 400],
    ['POST', '/sandbox/lock', { loanId: 'none', by: 'sam', lockType: 'refinance' }, 404],
    ['POST', '/sandbox/lock', { loanId: '2001001', by: 'sam', lockType: 'other' }, 400],
    ['POST', '/sandbox/lock', 'no json', 400],
  ])('%s %s with %j is refused with a reason', async (method, path, ask, expected) => {
    const { status: got, body } = await at().ask(method, path, ask);
    expect(got).toBe(expected);
    expect(errorOf({ body })).toMatch(/\w/);
  });
});
