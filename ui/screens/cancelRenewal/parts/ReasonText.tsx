import { Trans } from '@lingui/react/macro';
import type { Reason } from '../../../../machines/cancelRenewal/cancelRenewal.rules.ts';

/** The reason that the customer chose. */
export function ReasonText({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'changedMind':
      return <Trans>I changed my mind</Trans>;
    case 'otherWay':
      return <Trans>I found another way</Trans>;
    case 'mistake':
      return <Trans>It was a mistake</Trans>;
    case 'other':
      return <Trans>Another reason</Trans>;
  }
}
