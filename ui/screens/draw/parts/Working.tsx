import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawEvent } from '../../../../machines/draw/draw.types.ts';
import type { ConfirmDisbursementView } from '../../../../machines/draw/draw.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { CallStore } from '../../paying/CallStore.tsx';
import { WayName } from '../../cash/WayName.tsx';

type Props = ScreenProps<ConfirmDisbursementView, DrawEvent>;

/** The money is on its way: what happens, and what is safe to do. Spec: FLOW-DRAW-01, FLOW-DRAW-04, CONF-007. */
export function Working({ view, send }: Props) {
  const { t } = useLingui();
  const { phase, storePhoneNumber } = view;
  return (
    <>
      <Figure label={<Trans>You get</Trans>} note={<WayName where={view.where} />}>
        <Money cents={view.amount} size="hero" />
      </Figure>
      <progress className="payment-going" aria-label={t`Cash in progress`} />
      <p role="status">
        <WhatHappens view={view} />
      </p>
      {phase === 'open' ? (
        <Notice tone="warning" title={<Trans>Please don’t ask for it again.</Trans>}>
          <Trans>
            Your cash may still be sent, at most once. You can leave: we’ll keep going and show you the result when you come back.
          </Trans>
        </Notice>
      ) : (
        <p className="payment-safe">
          <Trans>
            Please stay on this page. If it closes, nothing is lost: the money is sent once, and we’ll show you the result when you come
            back.
          </Trans>
        </p>
      )}
      {phase === 'open' && (
        <Button wide onPress={() => send({ type: 'flow.left' })}>
          <Trans>Leave and come back later</Trans>
        </Button>
      )}
      {phase === 'open' && storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </>
  );
}

function WhatHappens({ view: { standing, isSlow } }: Pick<Props, 'view'>) {
  if (isSlow)
    return <Trans>This is taking longer than usual. We’re still checking, and this page updates by itself as soon as we know.</Trans>;
  switch (standing) {
    case 'pending':
      return <Trans>We have your request and are waiting for the money to be sent.</Trans>;
    case 'deciding':
      return <Trans>We didn’t get an answer. We’re finding out whether your request arrived.</Trans>;
    case 'stillWorking':
    case 'unconfirmed':
      return <Trans>We’re still checking. This page updates by itself as soon as we know.</Trans>;
    case 'preparing':
    case 'ready':
    case 'sending':
    case 'unknown':
      return <Trans>We’re sending your request.</Trans>;
  }
}
