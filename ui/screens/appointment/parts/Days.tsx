import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { AppointmentEvent, FreeDay } from '../../../../machines/appointment/appointment.types.ts';
import { Chips } from './Chips.tsx';
import { shortDay } from './when.ts';

type Props = { days: readonly FreeDay[]; day: string; send: (event: AppointmentEvent) => void };

/** The days that the store is open, each with how many half hours are free. A chosen half hour does not draw them again (quality §7). */
export const Days = memo(function Days({ days, day, send }: Props) {
  const { i18n } = useLingui();
  return (
    <Chips
      name="day"
      label={<Trans>Day</Trans>}
      chosen={day}
      onChoose={(value) => send({ type: 'day.chosen', day: value })}
      className="chips-days"
      chips={days.map(({ day: value, times }) => {
        const { weekday, date } = shortDay(value, i18n.locale);
        return {
          value,
          disabled: times.length === 0,
          children: (
            <>
              <span className="chip-title">{weekday}</span> <span>{date}</span>{' '}
              <span className="chip-note">
                {times.length === 0 ? <Trans>full</Trans> : <Plural value={times.length} one="# open" other="# open" />}
              </span>
            </>
          ),
        };
      })}
    />
  );
});
