import { Trans } from '@lingui/react/macro';
import type { CancelRenewalEvent } from '../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { ConfirmPaymentView } from '../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { accountDetails } from '../../../machines/kit/places.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { MomentText } from '../../kit/DateText.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { Page } from '../../kit/Page.tsx';
import { PrintButton, Receipt } from '../../kit/Receipt.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { ReceiptLender } from '../paying/ReceiptLender.tsx';
import { ReasonText } from './parts/ReasonText.tsx';

/** The result of a canceled refi. Spec: portal §2 "ConfirmPayment" (ROUTE-077, FLOW-REFI-09). */
export function ConfirmPayment({ view, send }: ScreenProps<ConfirmPaymentView, CancelRenewalEvent>) {
  const nameOf = useBrandName();
  const { brand, loan, earlier, cancelReason } = view;
  return (
    <Page
      screen={view.screen}
      title={view.useRefiTerm ? <Trans>Your refinance is canceled</Trans> : <Trans>Your renewal is canceled</Trans>}
      eyebrow={brand && nameOf(brand)}
      lead={<Trans>Your earlier loan is open again, just as it was before.</Trans>}
    >
      <Receipt
        cents={view.amountReturned}
        lender={<ReceiptLender brand={brand} phone={view.storePhone} address={view.storeAddress} />}
        title={<Trans>Returned to you</Trans>}
        note={<MomentText moment={view.cancelledAt} timeZone={view.timeZone} />}
        actions={<PrintButton />}
      >
        <Facts>
          <Fact label={<Trans>Confirmation number</Trans>} strong>
            {view.confirmationNumber}
          </Fact>
          <Fact label={<Trans>Returned to</Trans>}>{view.method}</Fact>
          {view.disbursed > 0 && (
            <Fact label={<Trans>Cash taken back from you</Trans>}>
              <Money cents={view.disbursed} />
            </Fact>
          )}
          <Fact label={<Trans>Canceled loan</Trans>}>{loan && <LoanName loan={loan} />}</Fact>
          <Fact label={<Trans>The loan that is open again</Trans>}>{earlier && <LoanName loan={earlier} />}</Fact>
          <Fact label={<Trans>Your reason</Trans>}>{cancelReason && <ReasonText reason={cancelReason} />}</Fact>
        </Facts>
        <p>
          <Trans>Your bank decides when you’ll see the money.</Trans>
        </p>
      </Receipt>
      <Button kind="primary" wide to={brand && accountDetails(brand, view.earlierId)} onPress={() => send({ type: 'flow.left' })}>
        <Trans>See the earlier loan</Trans>
      </Button>
    </Page>
  );
}
