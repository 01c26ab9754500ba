import { inChart, type Fault } from '../fault.ts';

const appointment = inChart('appointment');

export const appointmentFaults: readonly Fault[] = [
  appointment(
    'an appointment that exists is not shown',
    'appointment/appointment.machine.ts',
    "guard: { type: 'hasAppointment', params: ({ event }) => event.output },\n                target: 'opening'",
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
    'a kept appointment is shown with another store',
    'appointment/booking.states.ts',
    "{ guard: 'isMove', target: 'opening', actions: 'dropMove' }",
    "{ guard: 'isMove', target: 'opening' }",
  ),
  appointment(
    'the proposed store is forgotten',
    'appointment/appointment.rules.ts',
    '(atStore || proposedStore || mustHaveLoan(context).storeId)',
    '(atStore || mustHaveLoan(context).storeId)',
  ),
  appointment('weekends are offered', 'appointment/appointment.rules.ts', ' || !days.some(({ date }) => date === day)', ''),
];
