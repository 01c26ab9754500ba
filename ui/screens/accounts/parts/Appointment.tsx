import { Trans } from '@lingui/react/macro';
import type { AppointmentLine } from '../../../../machines/accounts/timeline.lines.ts';
import { MomentText } from '../../../kit/DateText.tsx';

/** When and where, by the clock of the store (appointment-5). */
export const Appointment = ({ line: { at, timeZone, storeName } }: { line: AppointmentLine }) => (
  <Trans>
    <MomentText moment={at} timeZone={timeZone} /> at {storeName}
  </Trans>
);
