import { Trans } from '@lingui/react/macro';
import type { SettlementOfferView } from '../../../../machines/settlement/settlement.view.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { CallButton } from '../../../kit/Phone.tsx';

type Props = { view: SettlementOfferView };

/** Why nothing can be accepted here. */
export function Closed({ view }: Props) {
  const { phase, failure } = view;
  const last = <DateText day={view.goodThrough} today={view.today} />;
  if (phase === 'paid') {
    return (
      <Notice tone="good" title={<Trans>This loan is settled.</Trans>}>
        <Trans>You owe nothing more on it.</Trans>
      </Notice>
    );
  }
  if (phase === 'expired') {
    return (
      <Notice tone="warning" title={<Trans>This offer has expired.</Trans>}>
        <p>
          <Trans>It ended on {last} and can no longer be accepted. No payment was made for it: your loan is as it was before.</Trans>
        </p>
      </Notice>
    );
  }
  if (phase === 'spent') return <Spent view={view} />;
  if (phase !== 'notOffered') return null;
  return failure ? (
    <FailureNote failure={failure} topic="other" />
  ) : (
    <Notice tone="info" title={<Trans>There’s no settlement offer for this loan.</Trans>} />
  );
}

/** Only the store takes it now. Spec: FLOW-PAY-12. */
function Spent({ view: { storePhoneNumber, goodThrough, today } }: Props) {
  const last = <DateText day={goodThrough} today={today} />;
  const call = (
    <CallButton number={storePhoneNumber}>
      <Trans>Call your store</Trans>
    </CallButton>
  );
  return (
    <Notice
      tone="warning"
      title={<Trans>This settlement can no longer be paid here.</Trans>}
      actions={storePhoneNumber === '' ? null : call}
    >
      <p>
        <Trans>
          Its payment was declined several times, and nothing was charged. The offer is good through {last}: your store can take the
          payment.
        </Trans>
      </p>
    </Notice>
  );
}
