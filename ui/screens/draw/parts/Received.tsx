import { Trans } from '@lingui/react/macro';
import type { DrawEvent } from '../../../../machines/draw/draw.types.ts';
import type { ConfirmDisbursementView } from '../../../../machines/draw/draw.view.ts';
import { accountDetails } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { DateText, MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { PrintButton, Receipt } from '../../../kit/Receipt.tsx';
import { WayName } from '../../cash/WayName.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { NumberMissing } from '../../cash/NumberMissing.tsx';
import { ReferenceFact } from '../../cash/ReferenceFact.tsx';

/** The receipt. Spec: ROUTE-090, FLOW-DRAW-13. */
export function Received({ view, send }: ScreenProps<ConfirmDisbursementView, DrawEvent>) {
  const { receipt, where, referenceNumber, brand } = view;
  if (!receipt) return null;
  return (
    <>
      <Receipt
        cents={receipt.amount}
        title={<Trans>Cash sent</Trans>}
        note={<MomentText moment={receipt.paidAt} timeZone={view.timeZone} />}
        actions={<PrintButton />}
      >
        <Facts>
          <ReferenceFact number={referenceNumber} />
          <Fact label={<Trans>Confirmation number</Trans>}>{receipt.confirmationNumber}</Fact>
          <Fact label={<Trans>Sent to</Trans>}>
            <WayName where={where} />
          </Fact>
          <Fact label={<Trans>Current balance</Trans>}>
            <Money cents={receipt.newBalance} />
          </Fact>
          {receipt.dueDate && (
            <Fact label={<Trans>Next due date</Trans>}>
              <DateText day={receipt.dueDate} />
            </Fact>
          )}
        </Facts>
      </Receipt>
      {view.numberIsMissing && <NumberMissing onRetry={() => send({ type: 'retry.chosen' })} />}
      <Button kind="primary" wide to={brand && accountDetails(brand, view.loanId)} onPress={() => send({ type: 'flow.left' })}>
        <Trans>Back to this account</Trans>
      </Button>
    </>
  );
}
