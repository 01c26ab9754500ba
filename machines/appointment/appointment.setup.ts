import { assign, sendTo, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { readTimeZone } from '../../services/actors/timeZone.ts';
import type { Answer } from '../../services/contract/index.ts';
import { helpVideoMachine } from '../helpVideo/helpVideo.machine.ts';
import { videoFrom } from '../helpVideo/offerVideo.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import * as rules from './appointment.rules.ts';
import type { Draft } from './appointment.rules.ts';
import type { AppointmentContext, AppointmentEvent, AppointmentInput, AppointmentOutcome, Made } from './appointment.types.ts';

type Appointments = Answer<'GET /schedappointment'>;

const draft = flowDraft('appointment', rules.Draft);

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
    readDraft: draft.read,
    keepDraft: draft.keep,
    getAppointments: call('GET /schedappointment'),
    getStore: cachedCall('GET /store'),
    getTimes: call('GET /appointmentTimes'),
    getSlots: call('GET /appointmentslots'),
    makeAppointment: call('POST /schedappointment'),
    helpVideo: helpVideoMachine,
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    resumesMove: ({ context }) => context.resumesMove,
    takesNone: ({ context }) => !rules.takesAppointments(context),
    mayMove: ({ context }) => rules.takesAppointments(context),
    hasAppointment: ({ context }, { appointments }: Appointments) => rules.appointmentOf(context, appointments) !== null,
    isWanted: ({ context }, { appointments }: Appointments) => rules.isWanted(context, rules.appointmentOf(context, appointments)),
    isAnother: ({ context }, { appointments }: Appointments) => rules.isAnother(context, rules.appointmentOf(context, appointments)),
    servesLoan: ({ context }, store: Answer<'GET /store'>) => rules.servesLoan(context, store),
    isMove: ({ context }) => context.appointment !== null,
    isOtherStore: ({ context }, { storeId }: { storeId: string }) =>
      storeId !== context.atStore && rules.storesFor(context).some((store) => store.storeId === storeId),
    dayIsFree: ({ context }, { day }: { day: string }) => rules.timesOn(context, day).length > 0,
    timeIsFree: ({ context }, { at }: { at: string }) => rules.timesOn(context, context.day).includes(at),
    hasTime: ({ context }) => context.at !== '',
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    useDraft: assign(({ context }, found: Draft | null) => rules.fromDraft(context, found)),
    updateDraft: sendTo('keepDraft', rules.draftChanged),
    dropDraft: sendTo('keepDraft', rules.draftDropped),
    keepAppointment: assign(({ context }, { appointments }: Appointments) => rules.withAppointment(context, appointments)),
    useOwnStore: assign(({ context }, store: Answer<'GET /store'>) => rules.ownStore(context, store)),
    keepMade: assign(({ context }, made: Made | Appointments) => rules.withMade(context, made)),
    keepChoice: assign(({ context }) => rules.choiceLeft(context)),
    keepStoreChosen: assign((_, { storeId }: { storeId: string }) => ({
      atStore: storeId,
      at: '',
      timeIsMissing: false,
      failure: null,
      refusedStore: '',
    })),
    keepDay: assign((_, { day }: { day: string }) => ({ day, at: '', timeIsMissing: false })),
    keepTime: assign((_, { at }: { at: string }) => ({ at, timeIsMissing: false })),
    missTime: assign({ timeIsMissing: true }),
    startMove: assign(({ context }) => rules.moveStarted(context)),
    dropMove: assign(({ context }) => rules.moveDropped(context)),
    keepVideo: assign(videoFrom),
    sendToVideo: sendTo('helpVideo', ({ event }) => event),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    noteSent: assign({ failure: null, wasSent: true }),
    forgetFailure: assign({ failure: null }),
  },
});
