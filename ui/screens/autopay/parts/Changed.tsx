import { Trans } from '@lingui/react/macro';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

/** The lender has changed autopay. */
export const Changed = ({ view: { phase, method, nextDate } }: { view: AutoPayConfirmView }) => (
  <Notice tone="good" live="status" title={phase === 'turnedOn' ? <Trans>Autopay is on</Trans> : <Trans>Autopay is off</Trans>}>
    {phase === 'turnedOff' ? (
      <Trans>
        Your next payment is due on <DateText day={nextDate} />. You’ll need to make it yourself.
      </Trans>
    ) : (
      <>
        <Trans>
          The next payment is taken on <DateText day={nextDate} />.
        </Trans>{' '}
        {method && <MethodName method={method} />}
      </>
    )}
  </Notice>
);
