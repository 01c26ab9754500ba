import { expect, test } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup, waitFor, type SnapshotFrom } from 'xstate';
import { appointmentMachine } from '../../machines/appointment/appointment.machine.ts';
import type { Draft } from '../../machines/appointment/appointment.rules.ts';
import type { AppointmentEvent, AppointmentInput, AppointmentOutcome, Made } from '../../machines/appointment/appointment.types.ts';
import { appointmentView } from '../../machines/appointment/appointment.view.ts';
import { screenOf, stateNamed } from '../../machines/kit/screenOf.ts';
import { visibleChartBelow } from '../../machines/kit/visibleScreen.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann } from '../../machines/paths/people/people.ts';
import { austin } from '../../machines/paths/people/stores.ts';
import type { Ask } from '../../services/contract/index.ts';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';

const NINE = '2026-11-27T15:00:00.000Z';
const made: Made = {
  id: 'A-1',
  storeId: austin.storeInfo.id,
  loanHdr: titleLoan.loanHeader,
  appointmentDate: NINE,
  timeZone: 'America/Chicago',
  appointmentType: 'productSwitch',
  localTime: '2026-11-27T09:00',
};
const none: Made[] = [];
const answered = <Output, Input>(output: Output) => fromPromise<Output, Input>(() => Promise.resolve(output));

/** A flow whose one step is an appointment, as a change of the product needs it (ProductSwitchAppointment, OPEN-043). */
function flowAround(draft: Draft | null) {
  const sent: Ask<'POST /schedappointment'>[] = [];
  const appointment = appointmentMachine.provide({
    actors: {
      getAccounts: answered({ loans: [titleLoan] }),
      readTimeZone: answered({ timeZone: 'America/Chicago' }),
      readDraft: answered(draft),
      keepDraft: fromCallback(() => {}),
      getAppointments: answered({ appointments: none }),
      getStore: answered(austin),
      getTimes: answered({ days: [{ date: '2026-11-27', opensAt: '09:00', closesAt: '18:00' }] }),
      getSlots: answered({ slots: [{ appointmentDate: NINE, localTime: '' }] }),
      makeAppointment: fromPromise<Made, Ask<'POST /schedappointment'>>(({ input }) => {
        sent.push(input);
        return Promise.resolve(made);
      }),
    },
  });
  const input: AppointmentInput = {
    person: ann,
    settings: DEFAULT_SETTINGS,
    params: { brand: 'TitleMax', loanId: titleLoan.loanId },
    screenNames: { Appointment: 'ProductSwitchAppointment' },
    appointmentType: 'productSwitch',
  };
  const machine = setup({
    types: {} as { context: { outcome: AppointmentOutcome | null }; children: { appointment: 'appointment' } },
    actors: { appointment },
  }).createMachine({
    id: 'productSwitch',
    context: { outcome: null },
    initial: 'meeting',
    states: {
      meeting: {
        invoke: {
          id: 'appointment',
          src: 'appointment',
          input,
          onSnapshot: {},
          onDone: { target: 'met', actions: assign({ outcome: ({ event }) => event.output }) },
        },
      },
      met: { type: 'final' },
    },
  });
  const actor = createActor(machine).start();
  const child = () => actor.getSnapshot().children.appointment;
  const nested = (): SnapshotFrom<typeof appointmentMachine> => {
    const running = child();
    if (!running) throw new Error('the appointment is over');
    return running.getSnapshot();
  };
  return {
    actor,
    sent,
    nested,
    press: (event: AppointmentEvent) => child()?.send(event),
    settled: () => waitFor(actor, ({ children }) => children.appointment?.getSnapshot().hasTag('busy') === false),
  };
}

test('an appointment inside another flow: its screen has the name of that flow, and is the one that is shown (part of OPEN-043)', async () => {
  const { actor, settled, nested } = flowAround(null);
  await settled();
  const visible = visibleChartBelow(actor.getSnapshot());
  expect(visible && [visible.snapshot.machine.id, screenOf(visible.snapshot)]).toEqual(['appointment', 'ProductSwitchAppointment']);
  expect(visible && stateNamed(visible.snapshot, 'ProductSwitchAppointment')).toBe('Appointment'); // its address leads to this state
  expect(appointmentView(nested())).toMatchObject({ name: 'ProductSwitchAppointment', state: 'choosing' });
});

test('it is made for the purpose of that flow, which goes on with it (part of OPEN-043)', async () => {
  const { actor, sent, settled, press, nested } = flowAround(null);
  await settled();
  press({ type: 'time.chosen', at: NINE });
  press({ type: 'appointment.confirmed' });
  await settled();
  expect(sent).toMatchObject([{ appointmentType: 'productSwitch', loanHdr: titleLoan.loanHeader, appointmentDate: NINE }]);
  expect(appointmentView(nested()).state).toBe('booked');
  press({ type: 'flow.left' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.outcome]).toEqual([
    'met',
    { kind: 'appointmentLeft', brand: 'TitleMax', loanId: titleLoan.loanId, appointment: made },
  ]);
});

test('the draft of an appointment for a payment is not used for it', async () => {
  const draft = { loanId: titleLoan.loanId, proposedStore: '', atStore: austin.storeInfo.id, day: '2026-11-27', at: NINE, isMove: false };
  const other = flowAround({ ...draft, appointmentType: 'payment' });
  await other.settled();
  expect(appointmentView(other.nested()).at).toBe('');
  const own = flowAround({ ...draft, appointmentType: 'productSwitch' });
  await own.settled();
  expect(appointmentView(own.nested()).at).toBe(NINE);
});
