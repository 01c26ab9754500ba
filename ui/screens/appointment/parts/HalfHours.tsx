import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentEvent } from '../../../../machines/appointment/appointment.types.ts';
import { Chips } from './Chips.tsx';
import { clockText, shortDay } from './when.ts';

type Props = {
  /** Moments in ISO 8601. */
  times: readonly string[];
  day: string;
  at: string;
  timeZone: string;
  send: (event: AppointmentEvent) => void;
};

/** The free half hours of the chosen day, by the store's clock. */
export function HalfHours({ times, day, at, timeZone, send }: Props) {
  const { i18n } = useLingui();
  const { weekday, date } = shortDay(day, i18n.locale);
  return (
    <Chips
      name="time"
      label={
        <Trans>
          Time on {weekday} {date}
        </Trans>
      }
      chosen={at}
      onChoose={(value) => send({ type: 'time.chosen', at: value })}
      chips={times.map((value) => ({ value, children: clockText(value, i18n.locale, timeZone) }))}
    />
  );
}
