import { appointmentMachine } from '../../appointment/appointment.machine.ts';
import type { Draft } from '../../appointment/appointment.rules.ts';
import type { Made } from '../../appointment/appointment.types.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { explore } from '../explorer.ts';
import { titleLoan } from '../people/loans.ts';
import { ann } from '../people/people.ts';
import { austin, elPaso, sanAntonio } from '../people/stores.ts';
import { once } from '../once.ts';
import { videos } from './helpVideo.walks.ts';
import '../people/outsideHosts.ts';

const settings = settingsIn({ mapPage: 'https://lender.example/map?q=' });
/** Friday, Nov 27, 9:00 AM in Austin. */
const NINE = '2026-11-27T15:00:00.000Z';
const HALF_PAST_NINE = '2026-11-27T15:30:00.000Z';
const MONDAY = '2026-11-30T15:00:00.000Z';
/** A Saturday: the settings leave it out. */
const SATURDAY = '2026-11-28T16:00:00.000Z';
const slot = (appointmentDate: string) => ({ appointmentDate, localTime: '' });
const slots = (...moments: string[]) => ({ done: { slots: moments.map(slot) } });
const day = (date: string) => ({ date, opensAt: '09:00', closesAt: '18:00' });
const made = (different: Partial<Made> = {}): Made => ({
  id: 'A-1',
  storeId: 'S-1',
  loanHdr: titleLoan.loanHeader,
  appointmentDate: MONDAY,
  timeZone: 'America/Chicago',
  appointmentType: 'payment',
  localTime: '2026-11-30T09:00',
  ...different,
});
const drafted = (different: Partial<Draft>): Draft => ({
  loanId: 'title',
  appointmentType: 'payment',
  proposedStore: '',
  atStore: 'S-9',
  day: '2026-11-27',
  at: HALF_PAST_NINE,
  isMove: false,
  ...different,
});
const lost = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });
const list = (...appointments: Made[]) => ({ done: { appointments } });
const refused = (status: number, text: string) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /schedappointment', status, texts: [text] }),
});
const paidLoan = { ...titleLoan, loanId: 'paid', paidOff: true, loanStatusId: LOAN_STATUS.PaidOff };
const annAt = { person: ann, settings, params: { brand: 'TitleMax', loanId: 'title' } };

/** Everything that can happen to an appointment of Ann's title loan. */
export const appointmentWalk = once(() =>
  explore(appointmentMachine, {
    starts: {
      'Ann wants an appointment about her title loan': annAt,
      'Ann wants it at the store that she looked at': { ...annAt, search: { storeId: 'S-9' } },
      'Ann wants it at a store of another brand': { ...annAt, search: { storeId: 'S-7' } },
      'Ann’s switch to another kind of loan needs the store': { ...annAt, screen: 'ProductSwitchAppointment' },
      'Ann’s renewal needs something that only the store has': { ...annAt, search: { because: 'ancillary' } },
      'Ann opens the address for a loan that she has paid off': { ...annAt, params: { brand: 'TitleMax', loanId: 'paid' } },
      'Ann opens the address of a loan that is not hers': { ...annAt, params: { brand: 'InstaLoan', loanId: 'no' } },
    },
    events: {
      'chooses the store in El Paso': { type: 'store.chosen', storeId: 'S-9' },
      'chooses a store that is not offered': { type: 'store.chosen', storeId: 'S-0' },
      'chooses Monday': { type: 'day.chosen', day: '2026-11-30' },
      'chooses a Saturday': { type: 'day.chosen', day: '2026-11-28' },
      'chooses 9:30 on Friday': { type: 'time.chosen', at: HALF_PAST_NINE },
      'chooses 9:00 on Monday': { type: 'time.chosen', at: MONDAY },
      'chooses a Saturday morning': { type: 'time.chosen', at: SATURDAY },
      confirms: { type: 'appointment.confirmed' },
      'wants another time': { type: 'move.chosen' },
      'keeps the appointment': { type: 'move.dropped' },
      'tries again': { type: 'retry.chosen' },
      'chooses the video': { type: 'video.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getAccounts: { 'her loans': { done: { loans: [titleLoan, paidLoan] } }, 'no network': lost('GET /accounts') },
      readTimeZone: {
        'a device in Chicago': { done: { timeZone: 'America/Chicago' } },
        'a device in New York': { done: { timeZone: 'America/New_York' } },
        'a device without a time zone': { done: { timeZone: '' } },
      },
      readDraft: {
        nothing: { done: null },
        'a time in El Paso': { done: drafted({}) },
        'a move to El Paso': { done: drafted({ isMove: true }) },
        'a draft of another loan': { done: drafted({ loanId: 'other' }) },
      },
      keepDraft: {},
      helpVideo: videos(),
      getAppointments: {
        none: list(),
        'one on Monday in Austin': list(made()),
        'no network': lost('GET /schedappointment'),
      },
      openStore: { Austin: { done: austin }, 'El Paso': { done: elPaso }, 'no network': lost('GET /store') },
      getStore: {
        Austin: { done: austin },
        'El Paso': { done: elPaso },
        'a store of InstaLoan': { done: sanAntonio },
        'no network': lost('GET /store'),
      },
      getTimes: {
        'two days': { done: { days: [day('2026-11-27'), day('2026-11-30')] } },
        'no network': lost('GET /appointmentTimes'),
      },
      getSlots: {
        'four half hours, one on a Saturday': slots(NINE, HALF_PAST_NINE, SATURDAY, MONDAY),
        '9:30 is taken': slots(NINE, MONDAY),
        'nothing is free': slots(),
        'no network': lost('GET /appointmentslots'),
      },
      makeAppointment: {
        'it is made': { done: made({ appointmentDate: HALF_PAST_NINE }) },
        'somebody took it': refused(409, 'This time has just been taken. Choose another one.'),
        'the answer is lost': { fails: new ApiError({ kind: 'unknown', call: 'POST /schedappointment' }) },
      },
      checkAppointments: {
        'it was made': list(made({ appointmentDate: HALF_PAST_NINE })),
        none: list(),
        'one on Monday in Austin': list(made()),
        'one made elsewhere': list(made({ storeId: 'S-9', appointmentDate: NINE })),
        'no network': lost('GET /schedappointment'),
      },
    },
    params: [{ brand: 'TitleMax', loanId: 'title' }],
    // the zone of the device and what was just done change texts, and no way
    sees: ({
      context: {
        loanId,
        appointmentType,
        loan,
        appointment,
        atStore,
        proposedStore,
        store,
        days,
        slots: free,
        day: chosen,
        at,
        timeIsMissing,
        failure,
        resumesMove,
        refusedStore,
        wasSent,
      },
    }) => [
      loanId,
      appointmentType,
      loan !== null,
      appointment?.appointmentDate,
      appointment?.storeId,
      atStore,
      proposedStore,
      store?.storeInfo.id,
      days.length,
      free.length,
      chosen,
      at,
      timeIsMissing,
      failure !== null,
      resumesMove,
      refusedStore,
      wasSent,
    ],
    // store, days and half hours arrive in any order; one order is enough, because the chart waits for all three
    happens: (at, { label }) => {
      const { atStore, at: chosen, appointment } = at.context;
      const asked = label.startsWith('openStore') ? (appointment?.storeId ?? atStore) : atStore;
      if (label.startsWith('getTimes') && !at.matches({ screen: { gathering: { store: 'loaded' } } })) return false;
      if (label.startsWith('getSlots') && !at.matches({ screen: { gathering: { times: 'loaded' } } })) return false;
      if (/: it (is|was) made$/.test(label) && (atStore !== 'S-1' || chosen !== HALF_PAST_NINE)) return false;
      return (
        (!label.endsWith('Store: Austin') || asked === 'S-1') &&
        (!label.endsWith('Store: El Paso') || asked === 'S-9') &&
        (!label.endsWith('a store of InstaLoan') || asked === 'S-7')
      );
    },
    background: ['helpVideo'],
    outcomes: ['appointmentLeft'],
    refused: ['chooses a store that is not offered', 'chooses a Saturday', 'chooses a Saturday morning'],
  }),
);
