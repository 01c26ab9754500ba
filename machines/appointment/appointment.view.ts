import type { SnapshotFrom } from 'xstate';
import { mapPageOf } from '../kit/mapPage.ts';
import type { appointmentMachine } from './appointment.machine.ts';
import * as rules from './appointment.rules.ts';
import type { AppointmentContext, FreeDay } from './appointment.types.ts';
import { clocksDiffer } from '../kit/zones.ts';

type Snapshot = SnapshotFrom<typeof appointmentMachine>;

/** The zone that times are shown in is the store's. `device`: the device's, when its clock differs. Spec: appointment-5, ERR-025. */
export type ShownZone = { store: string; device: string; deviceIsUnknown: boolean };

export type AppointmentView = Pick<
  AppointmentContext,
  'brand' | 'loanId' | 'atStore' | 'day' | 'at' | 'timeIsMissing' | 'refusedStore' | 'result' | 'failure' | 'video'
> & {
  /** What the flow around, or the address, calls the screen. */
  name: string;
  /** The store makes a switch of the product with the customer. Spec: ROUTE-075. */
  isForSwitch: boolean;
  state: 'loading' | 'unknown' | 'notOffered' | 'failed' | 'booked' | 'choosing';
  busy: boolean;
  /** The appointment is being sent, or looked up after an unclear answer. */
  isSending: boolean;
  loan: { loanHeader: string; productName: string; storePhone: string } | null;
  mayMove: boolean;
  /** The moment of the appointment, ISO 8601; empty without one. */
  bookedAt: string;
  store: { name: string; address: string; phone: string; mapPage: string | null } | null;
  /** The store of the appointment: its name is empty while that store is on the screen. */
  bookedStore: { name: string; phone: string; timeZone: string } | null;
  /** The stores to choose from; the names of one are no choice. */
  stores: readonly { storeId: string; name: string }[];
  /** The days and times are those of `atStore`; while they load, the old ones are not shown. */
  timesAreKnown: boolean;
  days: readonly FreeDay[];
  zone: ShownZone | null;
  /** Somebody else took the time that was sent. */
  wasTaken: boolean;
  /** It is not known whether the appointment was made. */
  isUnsure: boolean;
};

function stateOf(at: Snapshot): AppointmentView['state'] {
  if (at.matches({ screen: 'unknown' })) return 'unknown';
  if (at.matches({ screen: 'notOffered' })) return 'notOffered';
  if (at.matches({ screen: 'failed' })) return 'failed';
  if (at.matches({ screen: 'booked' })) return 'booked';
  const isChoosing = (['choosing', 'booking', 'checking'] as const).some((screen) => at.matches({ screen }));
  // another store's times load below the choice of the store
  const isGatheringAgain = at.matches({ screen: 'gathering' }) && at.context.store !== null;
  return isChoosing || isGatheringAgain ? 'choosing' : 'loading';
}

function zoneOf(context: AppointmentContext): ShownZone | null {
  const { store, deviceZone, appointment, slots } = context;
  if (!store) return null;
  const moments = appointment ? [appointment.appointmentDate, ...slots] : slots;
  const differs = deviceZone !== '' && clocksDiffer(moments, store.timeZone, deviceZone);
  return { store: store.timeZone, device: differs ? deviceZone : '', deviceIsUnknown: deviceZone === '' };
}

function storeOf({ store, settings }: AppointmentContext): AppointmentView['store'] {
  if (!store) return null;
  const { name, address, phone } = store.storeInfo;
  return { name, address, phone, mapPage: mapPageOf(settings, address) };
}

function bookedStoreOf({ appointment, storeOfAppointment: booked, atStore }: AppointmentContext): AppointmentView['bookedStore'] {
  if (!appointment || !booked) return null;
  const { id, name, phone } = booked.storeInfo;
  return { name: id === atStore ? '' : name, phone, timeZone: booked.timeZone };
}

/** What the screen shows. */
export function appointmentView(at: Snapshot): AppointmentView {
  const { context } = at;
  const { screenNames, appointmentType, brand, loanId, loan, failure, appointment } = context;
  const state = stateOf(at);
  const isSending = at.matches({ screen: 'booking' }) || at.matches({ screen: 'checking' });
  return {
    name: screenNames['Appointment'] ?? 'Appointment',
    isForSwitch: appointmentType === 'productSwitch',
    state,
    busy: at.hasTag('busy'),
    isSending,
    brand,
    loanId,
    loan: loan && { loanHeader: loan.loanHeader, productName: loan.productName, storePhone: loan.storePhoneNumber },
    mayMove: rules.takesAppointments(context),
    bookedAt: appointment?.appointmentDate ?? '',
    store: storeOf(context),
    bookedStore: bookedStoreOf(context),
    stores: rules.storesFor(context),
    atStore: context.atStore,
    timesAreKnown: state === 'choosing' && !at.matches({ screen: 'gathering' }),
    days: context.freeDays,
    day: context.day,
    at: context.at,
    timeIsMissing: context.timeIsMissing,
    refusedStore: context.refusedStore,
    zone: zoneOf(context),
    result: context.result,
    video: context.video,
    wasTaken: failure?.call === 'POST /schedappointment' && failure.status === 409 && state === 'choosing' && !isSending,
    isUnsure: state === 'failed' && context.wasSent,
    failure,
  };
}
