import { Trans } from '@lingui/react/macro';
import type { RenewalEvent } from '../../../machines/renewal/renewal.types.ts';
import type { ProductSwitchView } from '../../../machines/renewal/renewal.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { moneyText } from '../../kit/currency.ts';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { InStore } from './parts/InStore.tsx';
import { Refusals } from './parts/Refusals.tsx';
import { RiskDialog } from './parts/RiskDialog.tsx';
import { SwitchDialog } from './parts/SwitchDialog.tsx';
import { Terms } from './parts/Terms.tsx';

export type ProductSwitchProps = ScreenProps<ProductSwitchView, RenewalEvent>;

/** What a renewal costs beside a plain payment and a payoff, and as which product. Spec: portal §2 "ProductSwitch" (ROUTE-069, R-6). */
export function ProductSwitch({ view, send }: ProductSwitchProps) {
  const nameOf = useBrandName();
  const { phase, brand, loan } = view;
  return (
    <Page
      screen="ProductSwitch"
      title={view.useRefiTerm ? <Trans>What a refinance costs</Trans> : <Trans>What a renewal costs</Trans>}
      eyebrow={brand && nameOf(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={6} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="loan" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'denied' && (
        <Notice tone="warning" live="alert" title={<Trans>You are not eligible at this time. Please contact customer service.</Trans>}>
          <Trans>You can still make a payment.</Trans>
        </Notice>
      )}
      {phase === 'impossible' && <Refusals view={view} />}
      {(phase === 'choosing' || phase === 'confirmingSwitch') && <Terms view={view} send={send} />}
      {phase === 'confirmingSwitch' && <SwitchDialog view={view} send={send} />}
      {phase === 'warning' && view.risk && <RiskDialog risk={view.risk} busy={view.busy} send={send} />}
      {['unknown', 'denied', 'impossible', 'failed'].includes(phase) && <WaysOn view={view} send={send} />}
    </Page>
  );
}

/** Nothing can be renewed: the payment goes on without it, or the store helps. */
function WaysOn({ view, send }: ProductSwitchProps) {
  const { phase, amount, storePhoneNumber } = view;
  const sum = moneyText(amount);
  return (
    <>
      {phase !== 'unknown' && storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
      <Actions>
        {amount > 0 && phase !== 'failed' && (
          <Button kind="primary" onPress={() => send({ type: 'plainPayment.chosen' })}>
            <Trans>Only pay {sum}</Trans>
          </Button>
        )}
        {phase === 'impossible' && <InStore view={view} send={send} />}
        <Button onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to this account</Trans>
        </Button>
      </Actions>
    </>
  );
}
