import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Recovery } from '../../../machines/kit/vehicleRecovery.ts';
import { CallButton, Phone } from '../../kit/Phone.tsx';
import { Notice } from '../../kit/Notice.tsx';

export type RepossessionNoticeProps = {
  recovery: Recovery;
  /** The number to call; empty while unknown. */
  phone: string;
  /** Its hours. */
  hours?: string | undefined;
  /** Shown instead of the call button without a number. */
  otherwise?: ReactNode;
};

/** The vehicle is being repossessed: what that means for a payment, and a call as the main action. Spec: ROUTE-066, ROUTE-067. */
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

export function RepossessionStatus({ recovery }: { recovery: Recovery }) {
  return recovery === 'repossessed' ? (
    <Trans>This vehicle has been repossessed.</Trans>
  ) : (
    <Trans>This vehicle is out for repossession.</Trans>
  );
}
