import { Trans } from '@lingui/react/macro';
import { accountDetails } from '../../../machines/kit/places.ts';
import { isBrand } from '../../../machines/kit/brand.ts';
import type { ConfirmPaymentView } from '../../../machines/payment/views/confirmPayment.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { DateText, MomentText } from '../../kit/DateText.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Money } from '../../kit/Money.tsx';
import { PrintButton, Receipt } from '../../kit/Receipt.tsx';
import { sideMenu } from '../../shell/sideMenu.ts';
import { LoanName } from '../paying/LoanName.tsx';
import { MethodName } from '../paying/MethodName.tsx';
import { AutoPayFact } from './parts/AutoPayFact.tsx';
import { PaymentPage } from './parts/PaymentPage.tsx';
import { SaveCard } from './parts/SaveCard.tsx';
import type { PaymentScreen } from './parts/kind.ts';

/** The receipt, and sometimes the review prompt. Spec: portal §2 "ConfirmPayment" (ROUTE-077, FLOW-PAY-10, OPEN-007). */
export function ConfirmPayment({ view, send }: PaymentScreen<ConfirmPaymentView>) {
  const { dueDate, method, loan, reviewPage } = view;
  const parts = sideMenu(); // in the menu's file, because the payment's file is at its byte limit (quality §7)
  const nameOf = useBrandName();
  return (
    <PaymentPage view={view} title={<Trans>Thank you</Trans>}>
      <Receipt
        cents={view.amountPaid}
        title={<Trans>Payment received</Trans>}
        note={<MomentText moment={view.paidAt} timeZone={view.timeZone} />}
        actions={<ReceiptActions view={view} send={send} />}
      >
        <Facts>
          <Fact label={<Trans>Confirmation number</Trans>} strong>
            {view.confirmationNumber}
          </Fact>
          <Fact label={<Trans>Paid to</Trans>}>{isBrand(view.brand) && nameOf(view.brand)}</Fact>
          <Fact label={<Trans>Loan</Trans>}>{loan && <LoanName loan={loan} />}</Fact>
          <Fact label={<Trans>Paid with</Trans>}>{method && <MethodName method={method} />}</Fact>
          <AutoPayFact autoPay={view.autoPay} owed={view.newBalance} />
          <Fact label={<Trans>Owed now</Trans>}>
            <Money cents={view.newBalance} />
          </Fact>
          {dueDate !== '' && (
            <Fact label={<Trans>Next due date</Trans>}>
              <DateText day={dueDate} />
            </Fact>
          )}
        </Facts>
        {view.newBalance === 0 && (
          <p>
            <Trans>Your loan is paid off. Nothing is owed any more.</Trans>
          </p>
        )}
      </Receipt>
      {method && view.saving.phase !== 'unavailable' && (
        <SaveCard saving={view.saving} method={method} onSave={() => send({ type: 'cardSaving.chosen' })} />
      )}
      <Button
        kind="primary"
        wide
        to={!view.guest && isBrand(view.brand) ? accountDetails(view.brand, view.loanId) : null}
        onPress={() => send({ type: 'flow.left' })}
      >
        {view.guest ? <Trans>Done</Trans> : <Trans>Back to my accounts</Trans>}
      </Button>
      {parts && reviewPage !== null && <parts.HowWasIt page={reviewPage} onAnswer={() => send({ type: 'review.answered' })} />}
    </PaymentPage>
  );
}

function ReceiptActions({ view, send }: PaymentScreen<ConfirmPaymentView>) {
  const { confirmation, sentTo } = view;
  return (
    <>
      <PrintButton />
      {sentTo !== '' && (
        <Button
          kind="quiet"
          icon={<Icon name="mail" />}
          busy={confirmation === 'sending'}
          onPress={() => send({ type: 'receipt.requested' })}
        >
          {confirmation === 'sending' ? <Trans>Sending the receipt</Trans> : <Trans>Send the receipt again</Trans>}
        </Button>
      )}
      {sentTo !== '' && (
        <p role="status" className="receipt-sent">
          {confirmation === 'sent' && <Trans>Sent to {sentTo}</Trans>}
          {confirmation === 'failed' && (
            <Trans>The receipt could not be sent to {sentTo}. Your payment is safe; print this page or try again.</Trans>
          )}
        </p>
      )}
    </>
  );
}
