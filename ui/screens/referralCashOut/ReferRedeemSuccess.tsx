import { Trans } from '@lingui/react/macro';
import type { CashOutEvent } from '../../../machines/referralCashOut/referralCashOut.rules.ts';
import type { ReferRedeemSuccessView } from '../../../machines/referralCashOut/referralCashOut.view.ts';
import { Button } from '../../kit/Button.tsx';
import { MomentText } from '../../kit/DateText.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { Page } from '../../kit/Page.tsx';
import { PrintButton, Receipt } from '../../kit/Receipt.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { MethodName } from '../paying/MethodName.tsx';

/** The receipt of a cash-out. Spec: portal §2 "ReferRedeemSuccess" (ROUTE-040). */
export function ReferRedeemSuccess({ view, send }: ScreenProps<ReferRedeemSuccessView, CashOutEvent>) {
  return (
    <Page screen={view.screen} title={<Trans>Your money has been sent</Trans>}>
      <Receipt
        cents={view.amount}
        title={<Trans>Sent to you</Trans>}
        note={<MomentText moment={view.paidAt} timeZone={view.timeZone} />}
        actions={<PrintButton />}
      >
        <Facts>
          <Fact label={<Trans>Confirmation number</Trans>} strong>
            {view.confirmationNumber}
          </Fact>
          <Fact label={<Trans>Sent to</Trans>}>{view.card && <MethodName method={view.card} />}</Fact>
          <Fact label={<Trans>Your balance now</Trans>}>
            <Money cents={view.newBalance} />
          </Fact>
        </Facts>
        <p>
          <Trans>Your bank decides when you’ll see the money.</Trans>
        </p>
      </Receipt>
      <Button kind="primary" wide onPress={() => send({ type: 'flow.left' })}>
        <Trans>Back to my rewards</Trans>
      </Button>
    </Page>
  );
}
