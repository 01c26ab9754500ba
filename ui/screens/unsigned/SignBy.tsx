import { Trans } from '@lingui/react/macro';
import { DateText } from '../../kit/DateText.tsx';

/** A new loan that is not signed by then is gone. */
export const SignBy = ({ day }: { day: string }) => (
  <Trans>
    Sign by <DateText day={day} />. After that the offer has ended, and no money is sent.
  </Trans>
);
