import * as v from 'valibot';
import type { Loan } from '../../services/contract/accounts.ts';
import { APPOINTMENT_TYPES } from '../../services/contract/enums.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { HelpVideoInput } from '../helpVideo/helpVideo.rules.ts';
import { videoOffered } from '../helpVideo/helpVideo.view.ts';
import { mayMeet } from '../kit/mayMeet.ts';
import { brandOf } from '../kit/places.ts';
import { dayIn } from '../kit/zones.ts';
import type { AppointmentContext, AppointmentInput, AppointmentOutcome, FreeDay, Made } from './appointment.types.ts';

/** What was chosen and not sent yet, for a reload. The service's own record comes before it. Spec: STORE-001. */
export const Draft = v.object({
  loanId: v.string(),
  appointmentType: v.picklist(APPOINTMENT_TYPES),
  proposedStore: v.string(),
  atStore: v.string(),
  day: v.string(),
  at: v.string(),
  /** An appointment was being moved. */
  isMove: v.boolean(),
});
export type Draft = v.InferOutput<typeof Draft>;

/** Spec: ROUTE-075, OPEN-043. */
const FOR_A_SWITCH = {
  screenNames: { Appointment: 'ProductSwitchAppointment' },
  appointmentType: 'productSwitch',
} as const;

/** What the appointment is for. What only the store provides with a renewal has no screen of its own. Spec: FLOW-REFI-19. */
function purposeOf({ screen, search, screenNames = {}, appointmentType }: AppointmentInput) {
  if (screen === FOR_A_SWITCH.screenNames.Appointment) return FOR_A_SWITCH;
  const ofAddress = search?.['because'] === 'ancillary' ? 'ancillary' : 'payment';
  return { screenNames, appointmentType: appointmentType ?? ofAddress };
}

/** What the screen's help video explains, and which screen offers it. */
export const videoInput = ({ context: { video, screenNames } }: { context: AppointmentContext }): HelpVideoInput => ({
  videoKey: video.videoKey,
  screen: screenNames['Appointment'] ?? 'Appointment',
});

export const atStart = (input: AppointmentInput): AppointmentContext => ({
  person: input.person,
  settings: input.settings,
  ...purposeOf(input),
  brand: brandOf(input),
  loanId: input.params['loanId'] ?? '',
  loan: null,
  deviceZone: '',
  appointment: null,
  atStore: '',
  proposedStore: input.search?.['storeId'] ?? '',
  resumesMove: false,
  store: null,
  storeOfAppointment: null,
  refusedStore: '',
  days: [],
  slots: [],
  freeDays: [],
  day: '',
  at: '',
  timeIsMissing: false,
  wasSent: false,
  result: null,
  failure: null,
  video: videoOffered(purposeOf(input).appointmentType === 'productSwitch' ? 'productSwitch' : 'appointment'),
});

/** A loan that is not in the customer's list has no account to go back to. */
export const outcome = ({ brand, loan, failure, loanId, appointment }: AppointmentContext): AppointmentOutcome => ({
  kind: 'appointmentLeft',
  brand: loan || failure ? brand : null,
  loanId,
  appointment,
});

function mustHaveLoan({ loan, loanId }: AppointmentContext): Loan {
  if (!loan) throw new Error(`loan "${loanId}" is not in the list`);
  return loan;
}

/** The zone that the service is told: the device's, or the default. Spec: appointment-5, CONST-031. */
const sentZone = ({ deviceZone, settings }: AppointmentContext): string => deviceZone || settings.defaultTimeZone;

type At = { context: AppointmentContext };

export const zoneAsk = ({ context }: At): Ask<'GET /schedappointment'> => ({ timeZone: sentZone(context) });
export const storeAsk = ({ context: { atStore } }: At): Ask<'GET /store'> => ({ storeId: atStore });
export const storeOfAppointmentAsk = ({ context: { appointment, atStore } }: At): Ask<'GET /store'> => ({
  storeId: appointment?.storeId ?? atStore,
});
export const slotsAsk = ({ context }: At): Ask<'GET /appointmentslots'> => ({ storeId: context.atStore, timeZone: sentZone(context) });
/** Spec: OPEN-032. */
export const timesAsk = ({ context: { atStore, settings } }: At): Ask<'GET /appointmentTimes'> => ({
  storeId: atStore,
  numberOfDays: settings.appointmentNumberOfDays,
  excludeWeekends: settings.appointmentExcludeWeekends,
});

/** A move says which appointment, and from which store. An appointment for a purpose of its own keeps that purpose when it is moved. Spec: FLOW-APPT-01, FLOW-APPT-02. */
export function appointmentAsk({ context }: At): Ask<'POST /schedappointment'> {
  const { appointment, appointmentType, atStore, at } = context;
  return {
    storeId: atStore,
    loanHdr: mustHaveLoan(context).loanHeader,
    appointmentDate: at,
    id: appointment?.id ?? '',
    timeZone: sentZone(context),
    appointmentType: appointmentType === 'payment' ? (appointment?.appointmentType ?? appointmentType) : appointmentType,
    oldStoreId: appointment?.storeId ?? '',
  };
}

/** The appointment of this loan; a loan has one at most. */
export const appointmentOf = ({ loan }: AppointmentContext, appointments: readonly Made[]): Made | null =>
  appointments.find(({ loanHdr }) => loanHdr === loan?.loanHeader) ?? null;

const sameMoment = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** It is the one that was sent a moment ago. */
export const isWanted = ({ at, atStore }: AppointmentContext, found: Made | null): boolean =>
  found !== null && found.storeId === atStore && sameMoment(found.appointmentDate, at);

/** It is not the one that the screen knows: it was made or moved elsewhere. */
export const isAnother = ({ appointment }: AppointmentContext, found: Made | null): boolean =>
  found !== null &&
  (appointment === null || appointment.storeId !== found.storeId || !sameMoment(appointment.appointmentDate, found.appointmentDate));

const draftOf = (context: AppointmentContext): Draft => {
  const { loanId, appointmentType, proposedStore, atStore, day, at, appointment } = context;
  return { loanId, appointmentType, proposedStore, atStore, day, at, isMove: appointment !== null };
};

/** For the actor that keeps the draft. */
export const draftChanged = ({ context }: At) => ({ type: 'draft.changed', draft: draftOf(context) }) as const;
/** A draft of no loan is nobody's. */
export const draftDropped = ({ context }: At) => ({ type: 'draft.changed', draft: { ...draftOf(context), loanId: '' } }) as const;

/** The draft of this loan, unless the customer came another way; a choice of this visit comes before it. */
export function fromDraft(context: AppointmentContext, draft: Draft | null): Partial<AppointmentContext> {
  if (!draft || context.atStore !== '') return {};
  const isOfThis = (['loanId', 'appointmentType', 'proposedStore'] as const).every((name) => draft[name] === context[name]);
  const { atStore, day, at, isMove } = draft;
  return isOfThis ? { atStore, day, at, resumesMove: isMove } : {};
}

/** An appointment can be made or moved for the loan; the account says why not. Spec: ROUTE-062. */
export const takesAppointments = ({ loan }: Pick<AppointmentContext, 'loan'>): boolean => loan !== null && mayMeet(loan);

/** The move of the draft goes on: the appointment is there, and is not the one that was chosen. */
export const mayResumeMove = (context: AppointmentContext, found: Made | null): boolean =>
  context.resumesMove && found !== null && !isWanted(context, found) && takesAppointments(context);

/** An appointment is shown with its store. Without one the proposed store comes first, then the loan's. */
export function withAppointment(context: AppointmentContext, appointments: readonly Made[]): Partial<AppointmentContext> {
  const appointment = appointmentOf(context, appointments);
  const { atStore, proposedStore } = context;
  if (mayResumeMove(context, appointment)) return { appointment };
  return {
    appointment,
    resumesMove: false,
    wasSent: false,
    atStore: appointment?.storeId ?? (atStore || proposedStore || mustHaveLoan(context).storeId),
    at: appointment ? '' : context.at,
  };
}

/** The service's own record, from its answer or its list. */
export function withMade(context: AppointmentContext, made: Made | Answer<'GET /schedappointment'>): Partial<AppointmentContext> {
  const appointment = 'appointments' in made ? appointmentOf(context, made.appointments) : made;
  const { store, appointment: before } = context;
  const result = before ? 'moved' : 'made';
  return { appointment, storeOfAppointment: store, at: '', failure: null, timeIsMissing: false, wasSent: false, result };
}

/**
 * The days that the store is open, with their free half hours. A half hour on another day does not count: weekends may be excluded (appointment-2).
 * The browser's calendar is slow: it is asked once for each half hour, and not again with each press.
 */
export function freeDaysOf({ days, slots, store }: Pick<AppointmentContext, 'days' | 'slots' | 'store'>): FreeDay[] {
  const known = store ? slots.map((moment) => ({ moment, day: dayIn(moment, store.timeZone) })) : [];
  return days.map(({ date }) => ({ day: date, times: known.filter(({ day }) => day === date).map(({ moment }) => moment) }));
}

/** The free half hours on a day at the store. */
export const timesOn = ({ freeDays }: Pick<AppointmentContext, 'freeDays'>, day: string): readonly string[] =>
  freeDays.find((one) => one.day === day)?.times ?? [];

/** What was chosen, as far as it can still be had; otherwise the first day with a free half hour, and no time. */
export function choiceLeft(context: AppointmentContext): Pick<AppointmentContext, 'freeDays' | 'day' | 'at' | 'wasSent'> {
  const { day, at } = context;
  const freeDays = freeDaysOf(context);
  const free = freeDays.filter(({ times }) => times.length > 0).map((one) => one.day);
  const left = free.includes(day) ? day : (free[0] ?? '');
  return { freeDays, day: left, at: timesOn({ freeDays }, left).includes(at) ? at : '', wasSent: false };
}

/** The loan's own store needs no question: it may have been renamed to another brand. */
export const servesLoan = ({ loan, atStore }: AppointmentContext, { brandConfig }: Answer<'GET /store'>): boolean =>
  loan === null || brandConfig.brandName === loan.brand || atStore === loan.storeId;

export const ownStore = (context: AppointmentContext, { storeInfo }: Answer<'GET /store'>): Partial<AppointmentContext> => ({
  atStore: mustHaveLoan(context).storeId,
  refusedStore: storeInfo.name,
  at: '',
});

/** The stores that can be chosen: the one on the screen, and those that it names. */
export const storesFor = ({ store }: Pick<AppointmentContext, 'store'>): { storeId: string; name: string }[] =>
  store
    ? [{ storeId: store.storeInfo.id, name: store.storeInfo.name }, ...store.nearby].toSorted((a, b) => a.storeId.localeCompare(b.storeId))
    : [];

/** A move begins at the proposed store, otherwise where the appointment is. */
export const moveStarted = ({ atStore, proposedStore }: AppointmentContext): Partial<AppointmentContext> => ({
  atStore: proposedStore || atStore,
  proposedStore: '',
  result: null,
  failure: null,
});

export const moveDropped = ({ appointment, atStore }: AppointmentContext): Partial<AppointmentContext> => ({
  atStore: appointment?.storeId ?? atStore,
  at: '',
  timeIsMissing: false,
  failure: null,
});
