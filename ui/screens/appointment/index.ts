import '../../papers/paper.css';
import '../store/store.css';
import './appointment.css';
import type { SnapshotFrom } from 'xstate';
import type { appointmentMachine } from '../../../machines/appointment/appointment.machine.ts';
import type { AppointmentEvent } from '../../../machines/appointment/appointment.rules.ts';
import { appointmentView, type AppointmentView } from '../../../machines/appointment/appointment.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Appointment } from './Appointment.tsx';

/** The appointment flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof appointmentMachine>, { Appointment: AppointmentView }, AppointmentEvent> = {
  select: appointmentView,
  screens: { Appointment },
};
