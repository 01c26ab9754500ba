// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { AppointmentEvent } from '../../machines/appointment/appointment.types.ts';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { appointmentWalk } from '../../machines/paths/walks/appointment.walks.ts';
import { messages as spanish } from '../../ui/locales/es/appointment.po';
import { Appointment } from '../../ui/screens/appointment/Appointment.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: AppointmentEvent[] = [];
const send = (event: AppointmentEvent) => void sent.push(event);
const START = 'Ann wants an appointment about her title loan';
const FREE = ['getStore: Austin', 'getTimes: two days', 'getSlots: four half hours, one on a Saturday'];
const on = (device: string, ...labels: string[]) =>
  appointmentView(follow(appointmentWalk(), START, 'getAccounts: her loans', `readTimeZone: ${device}`, 'readDraft: nothing', ...labels));
const CHICAGO = 'a device in Chicago';
const BOOKED = ['getAppointments: one on Monday in Austin', 'openStore: Austin'];
const CHOOSES = ['getAppointments: none', ...FREE];
const shows = (view: ReturnType<typeof on>) => stage(<Appointment view={view} send={send} />);

test('FLOW-APPT-02: an appointment is shown with day, time and store, and can be moved', () => {
  const { text, button } = shows(on(CHICAGO, ...BOOKED));
  expect(text()).toContain('Monday, Nov 30');
  expect(text()).toMatch(/9:00\sAM/);
  expect(text()).toContain('1200 Juniper Row');
  press(button('Choose another time'));
  expect(sent.at(-1)).toEqual({ type: 'move.chosen' });
});

const PAID = ['getAccounts: her loans', `readTimeZone: ${CHICAGO}`, 'readDraft: nothing'];
const onPaid = (...labels: string[]) =>
  appointmentView(follow(appointmentWalk(), 'Ann opens the address for a loan that she has paid off', ...PAID, ...labels));

test('ROUTE-062: at the address for a loan that is paid off no appointment is offered, and the account says why', () => {
  const { text, button, container } = shows(onPaid('getAppointments: none'));
  expect(text()).toContain('You can’t make an appointment for this account.');
  expect(container.querySelector('input')).toBeNull();
  press(button('Back to my account'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test('an appointment that was made before the loan was paid off is still shown, and cannot be moved', () => {
  const { text } = shows(onPaid(...BOOKED));
  expect(text()).toContain('Monday, Nov 30');
  expect(text()).not.toContain('Choose another time');
});

test('there is no way to cancel here: the page says so and gives the number of the store', () => {
  const { text, container } = shows(on(CHICAGO, ...BOOKED));
  expect(text()).toContain('You can move an appointment here, but you can’t cancel it.');
  expect(container.querySelector('a[href="tel:+15125550150"]')).not.toBeNull();
});

test('while an appointment moves to El Paso, what is kept is told by the clock of Austin, and Austin is called to cancel it', () => {
  const inElPaso = ['getStore: El Paso', 'getTimes: two days', 'getSlots: four half hours, one on a Saturday'];
  const moves = [...BOOKED, 'wants another time', ...FREE];
  const { container, button } = shows(on(CHICAGO, ...moves, 'chooses the store in El Paso', ...inElPaso));
  expect(button('Keep my appointment').textContent).toMatch(
    /^Keep my appointment on Monday, Nov 30,? (at )?9:00\sAM, at Austin · Juniper Row$/,
  );
  expect(container.querySelector('a[href="tel:+15125550150"]')).not.toBeNull();
  const here = shows(on(CHICAGO, ...moves));
  expect(here.button('Keep my appointment').textContent).toMatch(/9:00\sAM$/);
});

test('the button says which half hour will be booked; days and times are those of the store', () => {
  const view = on(CHICAGO, ...CHOOSES, 'chooses 9:30 on Friday');
  const { find, container } = shows(view);
  expect(find('.button-primary', HTMLElement).textContent).toMatch(/^Book Friday, Nov 27,? (at )?9:30\sAM$/);
  expect([...container.querySelectorAll('[name="time"]')].map((input) => input.nextSibling?.textContent)).toEqual([
    expect.stringMatching(/^9:00\sAM$/),
    expect.stringMatching(/^9:30\sAM$/),
  ]);
});

test('ROUTE-075: an appointment for a switch says that the store makes it with her, and that nothing is changed before', () => {
  const forSwitch = ['getAccounts: her loans', `readTimeZone: ${CHICAGO}`, 'readDraft: nothing', ...CHOOSES];
  const view = appointmentView(follow(appointmentWalk(), 'Ann’s switch to another kind of loan needs the store', ...forSwitch));
  const { text, container } = shows(view);
  expect(container.querySelector('[data-screen="ProductSwitchAppointment"]')).not.toBeNull();
  expect(text()).toContain('The store will switch your loan to the other type with you. Until then, your loan stays as it is.');
  expect(shows(on(CHICAGO, ...CHOOSES)).text()).not.toContain('The store will switch your loan');
});

test('confirming without a time: the field says what to do', () => {
  const { find } = shows(on(CHICAGO, ...CHOOSES, 'confirms'));
  expect(find('#time-error', HTMLElement).textContent).toBe('Choose a time');
  expect(find('#time', HTMLElement).getAttribute('aria-describedby')).toBe('time-error');
});

test('a device in another time zone: both zones are named, and the time on both clocks', () => {
  const text = shows(on('a device in New York', ...BOOKED)).text();
  expect(text).toContain('Central Time');
  expect(text).toMatch(/Eastern Time, it will be 10:00\sAM/);
  expect(shows(on(CHICAGO, ...BOOKED)).text()).not.toContain('Central Time');
});

test('ERR-025: a device without a time zone: the specification’s words, and whose times these are', () => {
  const text = shows(on('a device without a time zone', ...CHOOSES)).text();
  expect(text).toContain('Unable to get device timezone');
  expect(text).toContain('Times are in the store’s time zone: Central Time.');
});

test('a half hour that somebody took: a sentence and fresh half hours', () => {
  const again = ['getStore: Austin', 'getTimes: two days', 'getSlots: 9:30 is taken'];
  const taken = ['chooses 9:30 on Friday', 'confirms', 'makeAppointment: somebody took it', 'checkAppointments: none', ...again];
  const { text, container } = shows(on(CHICAGO, ...CHOOSES, ...taken));
  expect(text()).toContain('Someone else just took this time.');
  expect(container.querySelectorAll('[name="time"]')).toHaveLength(1);
});

test('a proposed store of another brand: a sentence says so, and the store of the loan is offered', () => {
  const labels = ['getAccounts: her loans', `readTimeZone: ${CHICAGO}`, 'readDraft: nothing', 'getAppointments: none'];
  const at = follow(appointmentWalk(), 'Ann wants it at a store of another brand', ...labels, 'getStore: a store of InstaLoan', ...FREE);
  const { text } = shows(appointmentView(at));
  expect(text()).toContain('San Antonio · Larkspur Avenue doesn’t handle this loan. These times are for Austin · Juniper Row.');
  expect(appointmentView(at)).toMatchObject({ state: 'choosing', atStore: 'S-1' });
  expect(shows(on(CHICAGO, ...CHOOSES)).text()).not.toContain('doesn’t handle');
});

test('nothing is free: the number of the store comes first', () => {
  const { find, text } = shows(on(CHICAGO, 'getAppointments: none', 'getStore: Austin', 'getTimes: two days', 'getSlots: nothing is free'));
  expect(text()).toContain('There are no open times here in the next few days.');
  expect(find('a.button-primary', HTMLAnchorElement).href).toBe('tel:+15125550150');
});

test('an unclear result that cannot be looked up: the page says that it does not know, and that a retry makes no second one', () => {
  const lost = ['confirms', 'makeAppointment: the answer is lost', 'checkAppointments: no network', 'getStore: no network'];
  const { text, button } = shows(on(CHICAGO, ...CHOOSES, 'chooses 9:30 on Friday', ...lost));
  expect(text()).toContain('We don’t know yet if your appointment was made.');
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
});

test('the same in Spanish', () => {
  const { text } = stage(<Appointment view={on(CHICAGO, ...BOOKED)} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).toContain('Su cita');
  expect(text()).not.toContain('appointment');
});
