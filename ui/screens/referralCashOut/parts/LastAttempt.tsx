import { Trans } from '@lingui/react/macro';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ReviewProps } from '../ReferRedeemReview.tsx';

/** HTTP 409: the lender takes none while another cash-out is on its way. */
export const isOtherOpen = ({ failure }: ReviewProps['view']): boolean => failure?.status === 409;

/** What became of the last attempt. An unknown outcome is stated first: "try again" alone would be wrong. Spec: CONF-009. */
export function LastAttempt({ view }: Pick<ReviewProps, 'view'>) {
  if (view.phase === 'unknown') {
    return (
      <Notice tone="warning" live="alert" title={<Trans>We couldn’t confirm yet whether your request arrived.</Trans>}>
        <p>
          <Trans>
            We’re checking, and this page updates by itself as soon as we know. The money is sent at most once: pressing the button again
            sends this same request, not a second one.
          </Trans>
        </p>
        <FailureSmallPrint failure={view.failure} topic="other" />
      </Notice>
    );
  }
  return (
    <>
      <FailureNote failure={view.failure} topic="other">
        {view.phase === 'refused' && !isOtherOpen(view) && (
          <p>
            <Trans>Nothing was sent. You still have your rewards.</Trans>
          </p>
        )}
      </FailureNote>
      {view.notice === 'notSent' && (
        <Notice tone="info" live="status" title={<Trans>Your last request was not sent.</Trans>}>
          <Trans>You still have your rewards, and can cash out again now.</Trans>
        </Notice>
      )}
      {view.notice === 'elsewhere' && (
        <Notice tone="warning" live="status" title={<Trans>Your rewards are being cashed out in another tab.</Trans>}>
          <Trans>Finish there, or close that tab and try again here.</Trans>
        </Notice>
      )}
    </>
  );
}
