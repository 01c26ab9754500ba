import { beforeEach, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { PASSWORD } from '../../services/lender/people/person.ts';
import { STORES } from '../../services/lender/people/places.ts';
import { daysFrom, hoursOn, localTimeOf, slotsOn } from '../../services/lender/stores/hours.ts';
import { storeById, STORES_BY_ID, type Store } from '../../services/lender/stores/directory.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { loanOf } from './kit/paying.ts';

const TIME_ZONE = 'America/Chicago';
const DAY_S = 86_400;

function storeOf(storeId: string): Store {
  const found = storeById(storeId);
  if (!found) throw new Error(`no store ${storeId}`);
  return found;
}

test('every brand has its own store, in its state', () => {
  for (const { storeId, state } of Object.values(STORES)) expect(storeOf(storeId)).toMatchObject({ storeId, state });
});

test('stores are closed on Sundays and federal holidays, and have shorter hours on Saturdays (OPEN-032)', () => {
  const [austin, elPaso] = [storeOf('10101'), storeOf('10110')];
  for (const store of [austin, elPaso]) {
    expect(hoursOn(store, '2026-11-22')).toBeNull();
    expect(hoursOn(store, '2026-11-26')).toBeNull(); // Thanksgiving
  }
  expect(hoursOn(austin, '2026-11-21')).toEqual({ opensAt: '10:00', closesAt: '16:00' });
  expect(hoursOn(austin, '2026-11-23')).toEqual({ opensAt: '09:00', closesAt: '18:00' });
  expect(hoursOn(elPaso, '2026-11-21')).toEqual({ opensAt: '09:00', closesAt: '13:00' });
  expect(hoursOn(elPaso, '2026-11-23')).toEqual({ opensAt: '08:30', closesAt: '17:00' });
});

test('TitleMax has a second store with its own address, phone, hours and time zone', () => {
  const [first, second] = [storeOf('10101'), storeOf('10110')];
  expect([second.brand, second.state]).toEqual(['TitleMax', 'TX']);
  for (const field of ['name', 'address', 'phone', 'timeZone', 'week'] as const) expect(second[field]).not.toEqual(first[field]);
  expect(new Date(slotsOn(second, '2026-11-23')[0] ?? Number.NaN).toISOString()).toBe('2026-11-23T15:30:00.000Z'); // 8:30 in Denver's time
});

test('the phone and the address of each store are its own', () => {
  const stores = [...STORES_BY_ID.values()];
  for (const field of ['phone', 'address', 'name'] as const) expect(new Set(stores.map((store) => store[field])).size).toBe(stores.length);
});

test('a store opens at nine local time, before and after the end of daylight saving time', () => {
  const austin = storeOf('10101');
  const firstOf = (store: Store, day: string) => new Date(slotsOn(store, day)[0] ?? Number.NaN).toISOString();
  expect(firstOf(austin, '2026-10-30')).toBe('2026-10-30T14:00:00.000Z'); // daylight saving time
  expect(firstOf(austin, '2026-11-02')).toBe('2026-11-02T15:00:00.000Z'); // standard time since November 1
  const phoenix = storeOf('10108'); // never changes
  expect([firstOf(phoenix, '2026-10-30'), firstOf(phoenix, '2026-11-02')]).toEqual([
    '2026-10-30T16:00:00.000Z',
    '2026-11-02T16:00:00.000Z',
  ]);
  expect(localTimeOf(Date.parse('2026-11-02T15:00:00Z'), 'America/New_York')).toBe('2026-11-02T10:00');
  for (const day of daysFrom('2026-03-01', 20)) expect([0, 12, 18]).toContain(slotsOn(austin, day).length);
});

lenderOn('an appointment', (at) => {
  beforeEach(async () => {
    await at().reset('ann', 'sam', 'lou');
    await at().lender.db.deleteFrom('appointment').execute();
  });

  const wishOf = async (person: string, index = 0) => {
    const token = await at().signIn(person);
    const { storeId, loanHeader } = await loanOf(at(), person, index);
    const { slots } = await at().answer('GET /appointmentslots', { storeId, timeZone: TIME_ZONE }, { token });
    const appointmentDate = slots[0]?.appointmentDate ?? '';
    return {
      token,
      slots,
      ask: { storeId, loanHdr: loanHeader, appointmentDate, timeZone: TIME_ZONE, appointmentType: 'payment' as const },
    };
  };

  test('is saved, confirmed by email, and visible to Sam, who co-signed', async () => {
    const { ask, token } = await wishOf('ann');
    const made = await at().answer('POST /schedappointment', ask, { token });
    expect((await at().answer('GET /schedappointment', { timeZone: TIME_ZONE }, { token })).appointments).toEqual([made]);
    const seenBySam = await at().answer('GET /schedappointment', { timeZone: TIME_ZONE }, { token: await at().signIn('sam') });
    expect(seenBySam.appointments).toEqual([made]);
    const { body } = await at().ask('GET', '/sandbox/outbox?to=ann@example.com');
    expect(JSON.stringify(body)).toContain('Austin');
  });

  test('is neither made nor moved for a loan that is paid off (ROUTE-062)', async () => {
    const { ask, token } = await wishOf('ann');
    const made = await at().answer('POST /schedappointment', ask, { token });
    await at().lender.db.updateTable('loan').set({ status_id: LOAN_STATUS.PaidOff }).where('loan_header', '=', ask.loanHdr).execute();
    const moved = { ...ask, id: made.id, oldStoreId: ask.storeId };
    for (const refused of [ask, moved]) {
      const { status } = await at().call('POST /schedappointment', refused, { token });
      expect(status).toBe(422);
    }
    expect((await at().answer('GET /schedappointment', { timeZone: TIME_ZONE }, { token })).appointments).toEqual([made]);
  });

  // FLOW-APPT-02
  test('can be moved to the other TitleMax store and back, which frees the old slot', async () => {
    const { ask, token } = await wishOf('ann');
    const made = await at().answer('POST /schedappointment', ask, { token });
    const { slots } = await at().answer('GET /appointmentslots', { storeId: '10110', timeZone: TIME_ZONE }, { token });
    const moved = { ...ask, id: made.id, oldStoreId: ask.storeId, storeId: '10110', appointmentDate: slots[3]?.appointmentDate ?? '' };
    expect(await at().answer('POST /schedappointment', moved, { token })).toMatchObject({ id: made.id, storeId: '10110' });
    expect((await at().answer('GET /schedappointment', { timeZone: TIME_ZONE }, { token })).appointments).toHaveLength(1);
    expect((await wishOf('ann')).slots.map(({ appointmentDate }) => appointmentDate)).toContain(ask.appointmentDate);
    const { body } = await at().ask('GET', '/sandbox/outbox?to=ann@example.com');
    expect(JSON.stringify(body)).toContain('(local time of the store): El Paso');
    const back = { ...ask, id: made.id, oldStoreId: '10110' };
    expect(await at().answer('POST /schedappointment', back, { token })).toMatchObject({ id: made.id, storeId: ask.storeId });
  });

  // CALL-093, CALL-094, OPEN-041
  test('of TitleMax can be in two stores, each with its own picture and map', async () => {
    const token = await at().signIn('ann');
    const seen = await Promise.all(
      ['10101', '10110'].map(async (storeId) => {
        const { storeInfo, timeZone } = await at().answer('GET /store', { storeId }, { token });
        const picture = await at().lender.fetch(new Request(storeInfo.image));
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
        const map = await at().answer('GET /storemap', { storeId }, { token });
        return { ...storeInfo, timeZone, picture: Buffer.from(await picture.arrayBuffer()).toString('base64'), map };
      }),
    );
    expect(seen[1]?.hoursRaw).toBe('Mon–Fri 8:30 AM – 5:00 PM; Sat 9:00 AM – 1:00 PM; Sun and federal holidays closed');
    for (const field of ['name', 'address', 'phone', 'hoursRaw', 'timeZone', 'picture', 'map'] as const)
      expect(seen[1]?.[field]).not.toBe(seen[0]?.[field]);
    const unknown = await at().lender.fetch(new Request('http://localhost:4173/sandbox-pages/stores/99999.png'));
    expect(unknown.status).toBe(404);
  });

  test('cannot be moved by another customer, nor from a wrong store', async () => {
    const { ask, token } = await wishOf('ann');
    const { id } = await at().answer('POST /schedappointment', ask, { token });
    expect((await at().call('POST /schedappointment', { ...ask, id: 'another' }, { token })).status).toBe(403);
    expect((await at().call('POST /schedappointment', { ...ask, id }, { token: await at().signIn('bo') })).status).toBe(403);
    const stale = await at().call('POST /schedappointment', { ...ask, id, oldStoreId: '10109' }, { token });
    expect([stale.status, errorOf(stale)]).toEqual([
      422,
      'This appointment is at another store by now. Look at it again before you move it.',
    ]);
  });

  test('two of ten concurrent requests for a slot get it, the others are refused, and the slot leaves the list', async () => {
    const token = await at().signIn('lou');
    const { loans } = await at().answer('GET /accounts', { brandName: 'TitleMax' }, { token });
    const { ask } = await wishOf('ann');
    const open = loans.filter(({ loanStatusId }) => loanStatusId === LOAN_STATUS.Open);
    const replies = await Promise.all(
      open.slice(0, 10).map((loan) => at().call('POST /schedappointment', { ...ask, loanHdr: loan.loanHeader }, { token })),
    );
    expect(replies).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect([reply.status, errorOf(reply)]).toEqual([409, 'This time has just been taken. Choose another one.']);
    expect((await wishOf('ann')).slots.map(({ appointmentDate }) => appointmentDate)).not.toContain(ask.appointmentDate);
  });

  test('in the past is not listed and does not block a new one', async () => {
    const { ask, token } = await wishOf('ann');
    await at().answer('POST /schedappointment', ask, { token });
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 4 * DAY_S });
    const { accessToken } = await at().answer('POST /authenticate', {
      username: 'ann@example.com',
      password: PASSWORD,
      fromLegacyNcr: false,
    });
    const later = { token: accessToken };
    expect(await at().answer('GET /schedappointment', { timeZone: TIME_ZONE }, later)).toEqual({ appointments: [] });
    const { slots } = await at().answer('GET /appointmentslots', { storeId: ask.storeId, timeZone: TIME_ZONE }, later);
    const again = { ...ask, appointmentDate: slots[0]?.appointmentDate ?? '' };
    expect(await at().answer('POST /schedappointment', again, later)).toMatchObject({ appointmentDate: again.appointmentDate });
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });
});
