import { Trans } from '@lingui/react/macro';
import { accountDetails } from '../../../machines/kit/places.ts';
import type { RenewalEvent } from '../../../machines/renewal/renewal.types.ts';
import type { AlternateBlockedView } from '../../../machines/renewal/renewal.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';

/** Somebody else renews the loan: nothing goes on here, and the payment is dropped. Spec: portal §2 "AlternateBlocked" (ROUTE-061, FLOW-REFI-05). */
export function AlternateBlocked({ view, send }: ScreenProps<AlternateBlockedView, RenewalEvent>) {
  const nameOf = useBrandName();
  const { brand, loanId, loan, alternateName, useRefiTerm } = view;
  return (
    <Page
      screen="AlternateBlocked"
      title={
        useRefiTerm ? <Trans>{alternateName} is refinancing this loan now</Trans> : <Trans>{alternateName} is renewing this loan now</Trans>
      }
      eyebrow={brand && nameOf(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      <Notice tone="info" live="status">
        {useRefiTerm ? (
          <Trans>Only one of you can refinance it at a time. Nothing was charged here. You can still make a payment.</Trans>
        ) : (
          <Trans>Only one of you can renew it at a time. Nothing was charged here. You can still make a payment.</Trans>
        )}
      </Notice>
      <Actions>
        <Button kind="primary" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to this account</Trans>
        </Button>
      </Actions>
      <CallStore number={view.storePhoneNumber} />
    </Page>
  );
}
