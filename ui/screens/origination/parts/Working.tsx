import { Trans, useLingui } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../../machines/origination/origination.types.ts';
import type { OriginationChooseMethodView } from '../../../../machines/origination/origination.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { WayName } from '../../cash/WayName.tsx';
import type { ScreenProps } from '../../flowView.tsx';

type Props = ScreenProps<OriginationChooseMethodView, OriginationEvent>;

/** The loan is being made: what happens, and what is safe to do. Spec: FLOW-ORIG-04, CONF-007. */
export function Working({ view, send }: Props) {
  const { t } = useLingui();
  const { phase, amount } = view;
  return (
    <>
      {amount > 0 && (
        <Figure label={<Trans>You borrow</Trans>} note={<WayName where={view.where} />}>
          <Money cents={amount} size="hero" />
        </Figure>
      )}
      <progress className="payment-going" aria-label={t`Loan in progress`} />
      <p role="status">
        <WhatHappens view={view} />
      </p>
      {phase === 'open' ? (
        <Notice tone="warning" title={<Trans>Please don’t ask for it again.</Trans>}>
          <Trans>Your loan may still be made, at most once. You can leave: we’ll show you the result when you come back.</Trans>
        </Notice>
      ) : (
        <p className="payment-safe">
          <Trans>If this page closes, nothing is lost: one loan is made, and no money is sent before you sign.</Trans>
        </p>
      )}
      {!view.busy && (
        <Button wide onPress={() => send({ type: 'flow.left' })}>
          <Trans>Leave and come back later</Trans>
        </Button>
      )}
    </>
  );
}

function WhatHappens({ view: { standing } }: Pick<Props, 'view'>) {
  switch (standing) {
    case 'stillWorking':
    case 'unconfirmed':
      return <Trans>This is taking longer than usual. We’re still checking, and this page updates by itself as soon as we know.</Trans>;
    case 'deciding':
      return <Trans>We didn’t get an answer. We’re finding out whether your request arrived.</Trans>;
    case 'pending':
    case 'preparing':
    case 'ready':
    case 'unknown':
      return <Trans>We have your request and are making your loan.</Trans>;
    case 'sending':
      return <Trans>We’re sending your request.</Trans>;
  }
}
