import { appointmentMachine } from '../../../machines/appointment/appointment.machine.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { appointmentPlan } from './appointment.plan.ts';
import { answers, draft, ELSEWHERE, HALF_PAST_NINE, OTHER, OWN, starts, type S } from './appointment.starts.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';

/** Store, days and half hours may come in any order, and the chart waits for all three: one order is enough. */
function isInOrder(at: S, label: string): boolean {
  if (label.startsWith('getTimes')) return at.matches({ screen: { gathering: { store: 'loaded' } } });
  return !label.startsWith('getSlots') || at.matches({ screen: { gathering: { times: 'loaded' } } });
}

/** The lender answers about what was asked. */
function isAbout({ context: { atStore, at, appointment } }: S, label: string): boolean {
  const asked = label.startsWith('openStore') ? appointment?.storeId : atStore;
  if (label.endsWith('Store: Austin')) return asked === OWN;
  if (/: (El Paso|a store of InstaLoan)$/.test(label)) return asked === OTHER;
  if (label.endsWith('the store elsewhere')) return asked === ELSEWHERE;
  if (/: it (is|was) made$/.test(label)) return atStore === OWN && at === HALF_PAST_NINE;
  return label !== 'getAppointments: one on Monday in Austin' || atStore !== ELSEWHERE;
}

/** What the page has in its cache is not asked for again: no story leaves the other store and chooses it again. */
function asksAnew({ context: { atStore, store, refusedStore, appointmentType } }: S, label: string): boolean {
  if (label === 'chooses the store in El Paso') return appointmentType === 'payment' && refusedStore === '';
  if (appointmentType !== 'payment') return true;
  if (label === 'keeps the appointment') return store?.storeInfo.id !== OTHER;
  return label !== 'getAppointments: one on Monday in Austin' || atStore !== OTHER;
}

/** The appointment chart with everything that can be done from outside the page. */
export const appointmentWalk = explore(appointmentMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'chooses the store in El Paso': { type: 'store.chosen', storeId: OTHER },
    'chooses Monday': { type: 'day.chosen', day: '2026-11-30' },
    'chooses 9:30': { type: 'time.chosen', at: HALF_PAST_NINE },
    confirms: { type: 'appointment.confirmed' },
    'wants another time': { type: 'move.chosen' },
    'keeps the appointment': { type: 'move.dropped' },
    'tries again': { type: 'retry.chosen' },
    'goes back': { type: 'flow.left' },
  },
  answers: {
    readTimeZone: { 'a device in Chicago': { done: { timeZone: 'America/Chicago' } } },
    readDraft: { nothing: { done: null }, 'a move to El Paso': { done: draft } },
    ...repliesOf(answers),
  },
  params: [{ brand: 'TitleMax', loanId: 'title' }],
  sees: ({
    context: {
      loanId,
      appointmentType,
      loan,
      appointment,
      atStore,
      store,
      storeOfAppointment,
      days,
      day,
      at,
      failure,
      resumesMove,
      refusedStore,
    },
  }) => [
    loanId,
    appointmentType,
    loan !== null,
    appointment?.storeId,
    atStore,
    store?.storeInfo.id,
    storeOfAppointment?.storeInfo.id,
    days.length,
    day,
    at,
    failure !== null,
    resumesMove,
    refusedStore,
  ],
  happens: (at, step) =>
    isInOrder(at, step.label) && isAbout(at, step.label) && asksAnew(at, step.label) && whyNot(appointmentPlan, at, step) === null,
  outcomes: ['appointmentLeft'],
});
