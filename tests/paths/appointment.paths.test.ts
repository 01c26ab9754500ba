import { describe, expect, test } from 'vitest';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { appointmentAsk } from '../../machines/appointment/appointment.rules.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { austin } from '../../machines/paths/people/stores.ts';
import { appointmentWalk } from '../../machines/paths/walks/appointment.walks.ts';

const walk = appointmentWalk();
const START = 'Ann wants an appointment about her title loan';
const FREE = ['getStore: Austin', 'getTimes: two days', 'getSlots: four half hours, one on a Saturday'];
const CHOOSES = ['getAccounts: her loans', 'readTimeZone: a device in Chicago', 'readDraft: nothing', 'getAppointments: none', ...FREE];
const SEES = [
  'getAccounts: her loans',
  'readTimeZone: a device in Chicago',
  'readDraft: nothing',
  'getAppointments: one on Monday in Austin',
  'openStore: Austin',
];
const at = (...labels: string[]) => follow(walk, START, ...labels);
const sees = (...labels: string[]) => appointmentView(at(...labels));

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('from a loan that is not hers, "See my accounts" leads to all her accounts (ROUTE-062)', () => {
  const unknown = follow(walk, 'Ann opens the address of a loan that is not hers', 'getAccounts: her loans');
  expect(appointmentView(unknown).state).toBe('unknown');
  expect(walk.after(unknown, { type: 'flow.left' }).output).toMatchObject({ kind: 'appointmentLeft', brand: null });
});

describe('in every situation', () => {
  const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active').map(({ snapshot }) => snapshot);
  const failing = (holds: (snapshot: (typeof active)[number]) => boolean) => active.filter((snapshot) => !holds(snapshot)).length;

  test('the customer can leave, but not while the appointment is being sent', () =>
    expect(failing((snapshot) => snapshot.can({ type: 'flow.left' }) === !snapshot.hasTag('bound'))).toBe(0));
  test('an appointment is shown only with its own store', () =>
    expect(
      failing((snapshot) => {
        const { appointment, store } = snapshot.context;
        return !snapshot.matches({ screen: 'booked' }) || (appointment !== null && appointment.storeId === store?.storeInfo.id);
      }),
    ).toBe(0));
  test('what is sent is a free half hour on a day that is offered', () =>
    expect(
      failing(
        (snapshot) =>
          snapshot.context.at === '' || !snapshot.matches({ screen: 'choosing' }) || snapshot.context.slots.includes(snapshot.context.at),
      ),
    ).toBe(0));
});

test('a half hour on a day that the settings leave out is not offered (OPEN-032)', () => {
  const { days, day } = sees(...CHOOSES);
  expect(days.map(({ day: date, times }) => [date, times.length])).toEqual([
    ['2026-11-27', 2],
    ['2026-11-30', 1],
  ]);
  expect(day).toBe('2026-11-27');
});

test('a move sends the appointment and its old store; a new one sends neither (FLOW-APPT-01)', () => {
  const made = at(...CHOOSES, 'chooses 9:30 on Friday');
  expect(appointmentAsk(made)).toMatchObject({
    id: '',
    oldStoreId: '',
    storeId: 'S-1',
    loanHdr: '10443-22871-01',
    appointmentType: 'payment',
  });
  const moved = at(...SEES, 'wants another time', ...FREE, 'chooses 9:30 on Friday');
  expect(appointmentAsk(moved)).toMatchObject({ id: 'A-1', oldStoreId: 'S-1' });
});

test('what only the store provides with a renewal is an appointment of its own type (FLOW-REFI-19, part of OPEN-043)', () => {
  const asked = appointmentAsk(follow(walk, 'Ann’s renewal needs something that only the store has', ...CHOOSES, 'chooses 9:30 on Friday'));
  expect(asked).toMatchObject({ appointmentType: 'ancillary', storeId: 'S-1' });
});

test('a half hour that somebody took: fresh ones, the day stays, and nothing is chosen', () => {
  const again = ['getStore: Austin', 'getTimes: two days', 'getSlots: 9:30 is taken'];
  const sent = [...CHOOSES, 'chooses 9:30 on Friday', 'confirms', 'makeAppointment: somebody took it', 'checkAppointments: none'];
  expect(sees(...sent, ...again)).toMatchObject({ state: 'choosing', wasTaken: true, day: '2026-11-27', at: '' });
});

test('a lost answer: the list of appointments says whether it was made', () => {
  const sent = [...CHOOSES, 'chooses 9:30 on Friday', 'confirms', 'makeAppointment: the answer is lost'];
  expect(sees(...sent, 'checkAppointments: it was made')).toMatchObject({ state: 'booked', result: 'made', failure: null });
  expect(sees(...sent, 'checkAppointments: one made elsewhere', 'openStore: El Paso')).toMatchObject({ state: 'booked', result: null });
  const lost = sees(...sent, 'checkAppointments: no network', 'getStore: no network');
  expect(lost).toMatchObject({ state: 'failed', isUnsure: true });
});

test('the store that the customer looked at is proposed', () => {
  const labels = [
    'getAccounts: her loans',
    'readTimeZone: a device in Chicago',
    'readDraft: nothing',
    'getAppointments: none',
    'getStore: El Paso',
  ];
  expect(follow(walk, 'Ann wants it at the store that she looked at', ...labels).context.store?.storeInfo.id).toBe('S-9');
});

test('an appointment that is kept is shown with its own store again', () => {
  const dropped = sees(
    ...SEES,
    'wants another time',
    ...FREE,
    'chooses the store in El Paso',
    'getStore: El Paso',
    ...FREE.slice(1),
    'keeps the appointment',
    'openStore: Austin',
  );
  expect(dropped).toMatchObject({ state: 'booked', atStore: 'S-1', store: { name: 'Austin · Juniper Row' } });
});

describe('what was chosen before a reload (STORE-001)', () => {
  const reloaded = (draft: string, ...labels: string[]) =>
    at('getAccounts: her loans', 'readTimeZone: a device in Chicago', `readDraft: ${draft}`, ...labels);
  const IN_EL_PASO = ['getStore: El Paso', 'getTimes: two days', 'getSlots: four half hours, one on a Saturday'];

  test('store, day and time are chosen again', () =>
    expect(appointmentView(reloaded('a time in El Paso', 'getAppointments: none', ...IN_EL_PASO))).toMatchObject({
      state: 'choosing',
      atStore: 'S-9',
      day: '2026-11-27',
      at: '2026-11-27T15:30:00.000Z',
    }));
  test('a time that was taken since is not chosen', () => {
    const taken = [...IN_EL_PASO.slice(0, 2), 'getSlots: 9:30 is taken'];
    expect(appointmentView(reloaded('a time in El Paso', 'getAppointments: none', ...taken))).toMatchObject({
      atStore: 'S-9',
      day: '2026-11-27',
      at: '',
    });
  });
  test('a move goes on, and still says which appointment is moved', () => {
    const moving = reloaded('a move to El Paso', 'getAppointments: one on Monday in Austin', 'openStore: Austin', ...IN_EL_PASO);
    expect(appointmentView(moving)).toMatchObject({ state: 'choosing', atStore: 'S-9', at: '2026-11-27T15:30:00.000Z' });
    expect(appointmentAsk(moving)).toMatchObject({ id: 'A-1', storeId: 'S-9', oldStoreId: 'S-1' });
    const { name, phone } = austin.storeInfo;
    expect(appointmentView(moving).bookedStore).toEqual({ name, phone, timeZone: 'America/Chicago' });
  });
  test('an appointment that was made since comes before the draft of another', () =>
    expect(appointmentView(reloaded('a time in El Paso', 'getAppointments: one on Monday in Austin', 'openStore: Austin'))).toMatchObject({
      state: 'booked',
      atStore: 'S-1',
    }));
  test('the draft of another loan is not used', () => {
    const { atStore, at: chosen } = reloaded('a draft of another loan', 'getAppointments: none').context;
    expect([atStore, chosen]).toEqual(['S-1', '']);
  });
  test('a draft that cannot be loaded is no appointment whose result is unknown', () =>
    expect(appointmentView(reloaded('a time in El Paso', 'getAppointments: none', 'getStore: no network'))).toMatchObject({
      state: 'failed',
      isUnsure: false,
    }));
});

test('confirming without a time says so', () => expect(sees(...CHOOSES, 'confirms').timeIsMissing).toBe(true));
