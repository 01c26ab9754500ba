import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { readTimeZone } from '../../services/actors/timeZone.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './appointment.rules.ts';
import type { AppointmentContext, AppointmentEvent, AppointmentInput, AppointmentOutcome, Made } from './appointment.rules.ts';

type Appointments = Answer<'GET /schedappointment'>;

/** The setup of the appointment; the chart is in appointment.machine.ts. */
export const appointmentSetup = setup({
  types: {} as {
    input: AppointmentInput;
    context: AppointmentContext;
    events: AppointmentEvent;
    output: AppointmentOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getAccounts: listAccounts,
    readTimeZone,
    getAppointments: call('GET /schedappointment'),
    getStore: cachedCall('GET /store'),
    getTimes: call('GET /appointmentTimes'),
    getSlots: call('GET /appointmentslots'),
    makeAppointment: call('POST /schedappointment'),
  },
  guards: {
    loanIsListed: ({ context }, { loans }: Answer<'GET /accounts'>) => rules.listed(loans, context) !== null,
    hasAppointment: ({ context }, { appointments }: Appointments) => rules.appointmentOf(context, appointments) !== null,
    isWanted: ({ context }, { appointments }: Appointments) => rules.isWanted(context, rules.appointmentOf(context, appointments)),
    isAnother: ({ context }, { appointments }: Appointments) => rules.isAnother(context, rules.appointmentOf(context, appointments)),
    isMove: ({ context }) => context.appointment !== null,
    isOtherStore: ({ context }, { storeId }: { storeId: string }) =>
      storeId !== context.atStore && rules.storesFor(context).some((store) => store.storeId === storeId),
    dayIsFree: ({ context }, { day }: { day: string }) => rules.timesOn(context, day).length > 0,
    timeIsFree: ({ context }, { at }: { at: string }) => rules.timesOn(context, context.day).includes(at),
    hasTime: ({ context }) => context.at !== '',
  },
  actions: {
    keepLoan: assign(({ context }, { loans }: Answer<'GET /accounts'>) => rules.withLoan(context, loans)),
    keepAppointment: assign(({ context }, { appointments }: Appointments) => rules.withAppointment(context, appointments)),
    keepMade: assign(({ context }, made: Made | Appointments) => rules.withMade(context, made)),
    keepChoice: assign(({ context }) => rules.choiceLeft(context)),
    keepStoreChosen: assign((_, { storeId }: { storeId: string }) => ({ atStore: storeId, at: '', timeIsMissing: false, failure: null })),
    keepDay: assign((_, { day }: { day: string }) => ({ day, at: '', timeIsMissing: false })),
    keepTime: assign((_, { at }: { at: string }) => ({ at, timeIsMissing: false })),
    missTime: assign({ timeIsMissing: true }),
    startMove: assign(({ context }) => rules.moveStarted(context)),
    dropMove: assign(({ context }) => rules.moveDropped(context)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
});
