import { beforeEach, expect, test } from 'vitest';
import { lenderOn } from './kit/engines.ts';

lenderOn('the rest', (at) => {
  beforeEach(() => at().reset('ann'));

  test('Ann’s draft is available on another device until it is cleared (CALL-079, CONF-008, OPEN-022)', async () => {
    const token = await at().signIn('ann');
    const read = () => at().answer('GET /usercache', { customerId: '702001' }, { token });
    expect(await read()).toEqual({ value: '' });
    await at().answer('POST /usercache', { customerId: '702001', value: 'b25l' }, { token });
    await at().answer('POST /usercache', { customerId: '702001', value: 'dHdv' }, { token });
    expect(await read()).toEqual({ value: 'dHdv' });
    await at().answer('POST /usercache', { customerId: '702001', value: '' }, { token });
    expect(await read()).toEqual({ value: '' });
    expect((await at().call('POST /usercache', { customerId: '702001', value: 'x'.repeat(4097) }, { token })).status).toBe(400);
  });

  test('Zoe, who has no customer id yet, has a user cache', async () => {
    const token = await at().signIn('zoe');
    await at().answer('POST /usercache', { customerId: '', value: 'em9l' }, { token });
    expect(await at().answer('GET /usercache', { customerId: '' }, { token })).toEqual({ value: 'em9l' });
    expect((await at().call('GET /usercache', { customerId: '' }, { token: await at().signIn('ann') })).status).toBe(403);
  });

  test('Ann has loans of two brands, both available; Zoe has none', async () => {
    const brands = async (person: string, ask: object) =>
      (await at().call('GET /serviceProvider', ask, { token: await at().signIn(person) })).body;
    expect(await brands('ann', { availability: true })).toEqual({
      brands: ['InstaLoan', 'TitleMax'],
      availableProviders: ['InstaLoan', 'TitleMax'],
    });
    expect(await brands('ann', { brand: 'TitleMax' })).toEqual({ brands: ['InstaLoan', 'TitleMax'], availableProviders: ['TitleMax'] });
    expect(await brands('zoe', {})).toEqual({ brands: [], availableProviders: [] });
  });

  test('the next business date is after today on the lender’s clock (FLOW-PAY-17)', async () => {
    const token = await at().signIn('ann');
    const { businessDate } = await at().answer('GET /nextBusinessDate', { lmsId: '2' }, { token });
    expect(businessDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([0, 6]).not.toContain(new Date(`${businessDate}T12:00:00Z`).getUTCDay());
    expect(Date.parse(`${businessDate}T23:59:59-06:00`)).toBeGreaterThan(Date.now());
    expect((await at().call('GET /nextBusinessDate', {}, { token })).status).toBe(400);
  });
});
