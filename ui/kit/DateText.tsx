import { useLingui } from '@lingui/react/macro';
import { dayText, momentText, type DayMode } from './days.ts';

/** A day: "Friday, Nov 27"; `today` (YYYY-MM-DD, from the view) omits the year when it is the same. Nothing for days on or before 1901-01-01 (RULE-028). */
export function DateText({ day, today, mode = 'full' }: { day: string; today?: string | undefined; mode?: DayMode }) {
  const { i18n } = useLingui();
  const text = dayText(day, i18n.locale, mode, today);
  return text === '' ? null : (
    <time className="date" dateTime={day}>
      {text}
    </time>
  );
}

/** A time with its time zone, as on a receipt; the device's where none is named. `moment` in ms or ISO 8601. */
export function MomentText({ moment, timeZone }: { moment: number | string; timeZone?: string }) {
  const { i18n } = useLingui();
  return <time className="date">{momentText(moment, i18n.locale, timeZone)}</time>;
}
