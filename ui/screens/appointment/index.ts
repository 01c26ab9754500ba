import '../../papers/paper.css';
import '../store/store.css';
import './appointment.css';
import type { SnapshotFrom } from 'xstate';
import type { appointmentMachine } from '../../../machines/appointment/appointment.machine.ts';
import type { AppointmentEvent } from '../../../machines/appointment/appointment.types.ts';
import { appointmentView, type AppointmentView } from '../../../machines/appointment/appointment.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Appointment } from './Appointment.tsx';

/** One screen at two addresses, by what the appointment is for (ROUTE-075). */
type Views = { Appointment: AppointmentView; ProductSwitchAppointment: AppointmentView };

/** The appointment flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof appointmentMachine>, Views, AppointmentEvent> = {
  select: appointmentView,
  screens: { Appointment, ProductSwitchAppointment: Appointment },
};
