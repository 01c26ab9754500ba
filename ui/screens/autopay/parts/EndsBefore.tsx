import { Trans } from '@lingui/react/macro';
import { DateText } from '../../../kit/DateText.tsx';

/** The card cannot be collected on the next due date. */
export const EndsBefore = ({ expiry, nextDate }: { expiry: string; nextDate: string }) => (
  <Trans>
    This card expires {expiry}, before the next payment on <DateText day={nextDate} mode="short" />.
  </Trans>
);
