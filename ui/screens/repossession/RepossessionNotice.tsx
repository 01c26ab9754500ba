import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Recovery } from '../../../machines/kit/recovery.rules.ts';
import { CallButton, Phone } from '../../kit/Phone.tsx';
import { Notice } from '../../kit/Notice.tsx';

export type RepossessionNoticeProps = {
  recovery: Recovery;
  /** Whom to call; empty while nobody's number is known here. */
  phone: string;
  /** When somebody answers. */
  hours?: string | undefined;
  /** What to press while no number is known. */
  otherwise?: ReactNode;
};

/** The lender is taking the vehicle back: what that means for a payment, and the call as the first thing to do. Spec: ROUTE-066, ROUTE-067. */
export function RepossessionNotice({ recovery, phone, hours = '', otherwise }: RepossessionNoticeProps) {
  const call = (
    <CallButton number={phone}>
      <Trans>Call before you pay</Trans>
    </CallButton>
  );
  return (
    <Notice tone="warning" title={<RepossessionStatus recovery={recovery} />} actions={phone === '' ? otherwise : call}>
      {phone === '' ? (
        <Trans>Call us before you pay.</Trans>
      ) : (
        <>
          <Trans>
            Call us before you pay: <Phone number={phone} />
          </Trans>
          {hours !== '' && <span className="contact-hours">{hours}</span>}
        </>
      )}
    </Notice>
  );
}

function RepossessionStatus({ recovery }: { recovery: Recovery }) {
  return recovery === 'repossessed' ? (
    <Trans>This vehicle has been repossessed.</Trans>
  ) : (
    <Trans>This vehicle is out for repossession.</Trans>
  );
}
