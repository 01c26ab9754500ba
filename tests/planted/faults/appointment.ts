import { inChart, type Fault } from '../fault.ts';

const appointment = inChart('appointment');

export const appointmentFaults: readonly Fault[] = [
  appointment(
    'the store of an appointment that moves is not known after a reload',
    'appointment/appointment.machine.ts',
    'resumesMove: false, storeOfAppointment: ({ event }) => event.output',
    'resumesMove: false',
  ),
  appointment(
    'an appointment that exists is not shown',
    'appointment/appointment.machine.ts',
    "guard: { type: 'hasAppointment', params: ({ event }) => event.output },\n                target: 'loadingStore'",
    "guard: { type: 'hasAppointment', params: ({ event }) => event.output },\n                target: 'gathering'",
  ),
  appointment(
    'a lost answer is not looked up',
    'appointment/booking.states.ts',
    "onError: { target: 'checking', actions: 'keepFailure' }",
    "onError: { target: 'gathering', actions: 'keepFailure' }",
  ),
  appointment(
    'the customer leaves while the appointment is sent',
    'appointment/booking.states.ts',
    "on: { ...stay, 'flow.left': {} }",
    'on: stay',
  ),
  appointment(
    'an appointment is sent without a time',
    'appointment/booking.states.ts',
    "[{ guard: 'hasTime', target: 'booking' }, { actions: 'missTime' }]",
    "[{ target: 'booking' }]",
  ),
  appointment(
    'an appointment that was not moved is shown with another store',
    'appointment/booking.states.ts',
    "actions: ['dropMove', 'dropDraft'] }",
    "actions: 'dropDraft' }",
  ),
  appointment(
    'the proposed store is forgotten',
    'appointment/appointment.rules.ts',
    '(atStore || proposedStore || mustHaveLoan(context).storeId)',
    '(atStore || mustHaveLoan(context).storeId)',
  ),
  appointment(
    'a move starts again after a reload',
    'appointment/appointment.rules.ts',
    'context.resumesMove && found !== null',
    'found === null',
  ),
  appointment(
    'the draft of another loan is used',
    'appointment/appointment.rules.ts',
    "(['loanId', 'appointmentType', 'proposedStore'] as const)",
    "(['appointmentType', 'proposedStore'] as const)",
  ),
  appointment('a store of another brand is offered', 'appointment/appointment.setup.ts', 'rules.servesLoan(context, store)', 'true'),
  appointment(
    'weekends are offered',
    'appointment/appointment.rules.ts',
    'return days.map(({ date }) => ({',
    'return [...new Set(known.map(({ day }) => day))].map((date) => ({',
  ),
];
