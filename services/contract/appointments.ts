import * as v from 'valibot';
import { Day, Moment } from './dates.ts';
import { APPOINTMENT_TYPES } from './enums.ts';
import { QueryFlag } from './query.ts';
import { Id } from './text.ts';
import { isTimeZone } from './timeZone.ts';

const MOST_DAYS = 60;

/** IANA name of a time zone that this machine knows: "America/Chicago". */
export const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'Expected a time zone like America/Chicago'));

/** "09:30". */
const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const DayCount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MOST_DAYS),
);

/** Spec: portal §3 "Appointment" (ENT-033). */
const Appointment = v.object({
  id: v.string(),
  storeId: v.string(),
  loanHdr: v.string(),
  appointmentDate: Moment,
  timeZone: v.string(),
  appointmentType: v.picklist(APPOINTMENT_TYPES),
  /** * The moment in the time zone asked for: "2026-11-27T09:30". */
  localTime: v.string(),
});

export const appointments = {
  /** When a store is open in the days to come; closed days are left out. `numberOfDays` 1 to 60. 404 when there is no such store (OPEN-032). */
  'GET /appointmentTimes': {
    ask: v.object({ storeId: Id, numberOfDays: DayCount, excludeWeekends: QueryFlag }),
    answer: v.object({ days: v.array(v.object({ date: Day, opensAt: ClockTime, closesAt: ClockTime })) }),
  },
  /** The half hours of the next 14 days that can still be had, soonest first. 404 when there is no such store. */
  'GET /appointmentslots': {
    ask: v.object({ storeId: Id, timeZone: TimeZone }),
    answer: v.object({ slots: v.array(v.object({ appointmentDate: Moment, localTime: v.string() })) }),
  },
  /**
   * Makes an appointment, one per loan; with `id` it moves that one, from `oldStoreId` when it changes the store. 409: the half hour has just been
   * taken, or the loan has an appointment. 422: the store is closed then. Spec: FLOW-APPT-01, FLOW-APPT-02.
   */
  'POST /schedappointment': {
    ask: v.object({
      storeId: Id,
      loanHdr: Id,
      appointmentDate: Moment,
      id: v.optional(Id, ''),
      timeZone: TimeZone,
      appointmentType: v.picklist(APPOINTMENT_TYPES),
      oldStoreId: v.optional(Id, ''),
    }),
    answer: Appointment,
  },
  /** The customer's appointments to come, soonest first. */
  'GET /schedappointment': { ask: v.object({ timeZone: TimeZone }), answer: v.object({ appointments: v.array(Appointment) }) },
} as const;
