import type { SnapshotFrom } from 'xstate';
import type { appointmentMachine } from '../../../machines/appointment/appointment.machine.ts';
import type { Draft } from '../../../machines/appointment/appointment.rules.ts';
import type { Made } from '../../../machines/appointment/appointment.types.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { loanLike, titleLoan } from '../../../machines/paths/people/loans.ts';
import { ann, settings } from '../../../machines/paths/people/people.ts';
import { austin, elPaso, sanAntonio } from '../../../machines/paths/people/stores.ts';
import { broken, cut, says } from './kit/answers.ts';

export type S = SnapshotFrom<typeof appointmentMachine>;

/** The store of the loan, the other one that can be chosen, and one that only the lender knows of. */
export const OWN = 'S-1';
export const OTHER = 'S-9';
export const ELSEWHERE = 'S-5';

/** At the store of the loan: Friday, Nov 27, 9:00 AM; half an hour later; Monday. */
const NINE = '2026-11-27T15:00:00.000Z';
export const HALF_PAST_NINE = '2026-11-27T15:30:00.000Z';
const MONDAY = '2026-11-30T15:00:00.000Z';

const made = (different: Partial<Made> = {}): Made => ({
  id: 'A-1',
  storeId: OWN,
  loanHdr: titleLoan.loanHeader,
  appointmentDate: MONDAY,
  timeZone: 'America/Chicago',
  appointmentType: 'payment',
  localTime: '2026-11-30T09:00',
  ...different,
});
const slot = (appointmentDate: string) => ({ appointmentDate, localTime: '' });
const day = (date: string) => ({ date, opensAt: '09:00', closesAt: '18:00' });
const list = (...appointments: Made[]) => says({ appointments });
const storeElsewhere = { ...austin, storeInfo: { ...austin.storeInfo, id: ELSEWHERE }, nearby: [] };
const paid = loanLike({ loanId: 'paid', loanHeader: '10443-22871-02', paidOff: true, loanStatusId: LOAN_STATUS.PaidOff });

/** Every answer twice: as the chart gets it, and as the network's response. */
export const answers = {
  getAccounts: { 'her loans': says({ loans: [titleLoan, paid] }), fails: broken('GET /accounts') },
  getAppointments: { none: list(), 'one on Monday in Austin': list(made()), fails: broken('GET /schedappointment') },
  openStore: { Austin: says(austin), 'the store elsewhere': says(storeElsewhere), fails: broken('GET /store') },
  getStore: {
    Austin: says(austin),
    'El Paso': says(elPaso),
    'the store elsewhere': says(storeElsewhere),
    'a store of InstaLoan': says({ ...sanAntonio, storeInfo: { ...sanAntonio.storeInfo, id: OTHER } }),
    fails: broken('GET /store'),
  },
  getTimes: { 'two days': says({ days: [day('2026-11-27'), day('2026-11-30')] }), fails: broken('GET /appointmentTimes') },
  getSlots: { 'three half hours': says({ slots: [NINE, HALF_PAST_NINE, MONDAY].map(slot) }), fails: broken('GET /appointmentslots') },
  makeAppointment: {
    'it is made': says(made({ appointmentDate: HALF_PAST_NINE })),
    'the answer is lost': cut('POST /schedappointment'),
  },
  checkAppointments: {
    'it was made': list(made({ appointmentDate: HALF_PAST_NINE })),
    none: list(),
    'one made elsewhere': list(made({ storeId: ELSEWHERE, appointmentDate: NINE })),
    fails: broken('GET /schedappointment'),
  },
} as const;

/** What Ann had chosen before she loaded the page again: another store for the appointment that a switch of her loan needs. */
export const draft: Draft = {
  loanId: 'title',
  appointmentType: 'productSwitch',
  proposedStore: '',
  atStore: OTHER,
  day: '2026-11-27',
  at: HALF_PAST_NINE,
  isMove: true,
};

const start = (loanId: string, screen = 'Appointment') => ({
  person: ann,
  settings,
  params: { brand: 'TitleMax', loanId },
  screen,
});

/** The start of each story, and its address. Only the one for the switch has a draft. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof start> }>> = {
  'Ann wants an appointment about her title loan': { path: '/TitleMax/Accounts/title/Appointment', input: start('title') },
  'Ann goes on with a move, for a switch of her loan': {
    path: '/TitleMax/Accounts/title/Payment/ProductSwitchAppointment',
    input: start('title', 'ProductSwitchAppointment'),
  },
  'Ann opens the address for a loan that she has paid off': { path: '/TitleMax/Accounts/paid/Appointment', input: start('paid') },
  'Ann opens the address of a loan that is not hers': { path: '/TitleMax/Accounts/no/Appointment', input: start('no') },
};
