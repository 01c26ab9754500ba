import { Trans } from '@lingui/react/macro';
import { accountDetails } from '../../../../machines/kit/places.ts';
import { isBrand } from '../../../../machines/kit/brand.ts';
import type { ConfirmPaymentView } from '../../../../machines/payment/views/confirmPayment.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Button } from '../../../kit/Button.tsx';
import { DateText, MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Money } from '../../../kit/Money.tsx';
import { PrintButton, Receipt } from '../../../kit/Receipt.tsx';
import { sideMenu } from '../../../shell/sideMenu.ts';
import { LoanName } from '../../paying/LoanName.tsx';
import { MethodName } from '../../paying/MethodName.tsx';
import { ReceiptLender } from '../../paying/ReceiptLender.tsx';
import { AutoPayFact } from './AutoPayFact.tsx';
import { CashFacts } from './CashFacts.tsx';
import { NumberMissing } from '../../cash/NumberMissing.tsx';
import { ReferenceFact } from '../../cash/ReferenceFact.tsx';
import { SoldFacts } from '../../newLoan/NewLoanFacts.tsx';
import { PaymentPage } from '../parts/PaymentPage.tsx';
import { NextPayment } from './NextPayment.tsx';
import { SaveCard } from './SaveCard.tsx';
import { ShareReceipt } from './ShareReceipt.tsx';
import type { PaymentScreen } from '../parts/kind.ts';

/** The receipt, and sometimes the review prompt. Spec: portal §2 "ConfirmPayment" (ROUTE-077, FLOW-PAY-10, OPEN-007). */
export function ConfirmPayment({ view, send }: PaymentScreen<ConfirmPaymentView>) {
  const { dueDate, method, loan, reviewPage, newLoanId } = view;
  const isRenewal = newLoanId !== '';
  const parts = sideMenu(); // in the menu's file, because the payment's file is at its byte limit (quality §7)
  const nameOf = useBrandName();
  const lender = isBrand(view.brand) ? nameOf(view.brand) : '';
  return (
    <PaymentPage view={view} title={<Trans>Thank you</Trans>} aside={dueDate !== '' && <NextPayment view={view} lender={lender} />}>
      <Receipt
        cents={view.amountPaid}
        lender={<ReceiptLender brand={view.brand} phone={loan?.storePhoneNumber ?? ''} address={view.guest ? null : view.storeAddress} />}
        title={<Title view={view} />}
        note={<MomentText moment={view.paidAt} timeZone={view.timeZone} />}
        actions={<ReceiptActions view={view} send={send} lender={lender} />}
      >
        <Facts>
          <Fact label={<Trans>Confirmation number</Trans>} strong>
            {view.confirmationNumber}
          </Fact>
          <Fact label={<Trans>Paid to</Trans>}>{lender}</Fact>
          <Fact label={<Trans>Borrower</Trans>}>{view.borrower}</Fact>
          <Fact label={isRenewal ? <Trans>Earlier loan</Trans> : <Trans>Loan</Trans>}>{loan && <LoanName loan={loan} />}</Fact>
          {isRenewal && <Fact label={<Trans>New loan</Trans>}>{newLoanId}</Fact>}
          <Fact label={<Trans>Paid with</Trans>}>{method && <MethodName method={method} />}</Fact>
          <AutoPayFact autoPay={view.autoPay} owed={view.newBalance} />
          <Fact label={<Trans>Current balance</Trans>}>
            <Money cents={view.newBalance} />
          </Fact>
          {view.cash && <CashFacts cash={view.cash} />}
          {view.reference.number !== '' && <ReferenceFact number={view.reference.number} />}
          <SoldFacts sold={view.sold} />
          {dueDate !== '' && (
            <Fact label={<Trans>Next due date</Trans>}>
              <DateText day={dueDate} />
            </Fact>
          )}
        </Facts>
        {isRenewal && (
          <p>
            <Trans>
              Your earlier loan is paid off by the new one. You can cancel this until the end of the next business day: open the new loan.
            </Trans>
          </p>
        )}
        {view.newBalance === 0 && (
          <p>
            <Trans>You don’t owe anything more on this loan.</Trans>
          </p>
        )}
      </Receipt>
      {view.reference.isMissing && <NumberMissing onRetry={() => send({ type: 'number.requested' })} />}
      {method && view.saving.phase !== 'unavailable' && (
        <SaveCard saving={view.saving} method={method} onSave={() => send({ type: 'cardSaving.chosen' })} />
      )}
      {view.guest && (
        <p className="payment-store">
          <Trans>You’re done. Keep the receipt, then close this page.</Trans>
        </p>
      )}
      <Button
        kind="primary"
        wide
        to={!view.guest && isBrand(view.brand) ? accountDetails(view.brand, isRenewal ? newLoanId : view.loanId) : null}
        onPress={() => send({ type: 'flow.left' })}
      >
        <WayOn view={view} />
      </Button>
      {parts && reviewPage !== null && <parts.HowWasIt page={reviewPage} onAnswer={() => send({ type: 'review.answered' })} />}
    </PaymentPage>
  );
}

function Title({ view: { newLoanId, useRefiTerm } }: { view: ConfirmPaymentView }) {
  if (newLoanId === '') return <Trans>Payment received</Trans>;
  return useRefiTerm ? (
    <Trans>Payment received, and your loan is refinanced</Trans>
  ) : (
    <Trans>Payment received, and your loan is renewed</Trans>
  );
}

function WayOn({ view: { guest, newLoanId } }: { view: ConfirmPaymentView }) {
  if (guest) return <Trans>Done</Trans>;
  return newLoanId === '' ? <Trans>Back to my account</Trans> : <Trans>See the new loan</Trans>;
}

function ReceiptActions({ view, send, lender }: PaymentScreen<ConfirmPaymentView> & { lender: string }) {
  const { confirmation, sentTo } = view;
  return (
    <>
      <PrintButton />
      <ShareReceipt view={view} lender={lender} />
      {sentTo !== '' && (
        <>
          <Button
            kind="quiet"
            icon={<Icon name="mail" />}
            busy={confirmation === 'sending'}
            onPress={() => send({ type: 'receipt.requested' })}
          >
            {confirmation === 'sending' ? <Trans>Sending the receipt</Trans> : <Trans>Send the receipt again</Trans>}
          </Button>
          <p role="status" className="receipt-sent">
            {confirmation === 'sent' && <Trans>Sent to {sentTo}</Trans>}
            {confirmation === 'failed' && (
              <Trans>We couldn’t send the receipt to {sentTo}. Your payment is safe; print this page or try again.</Trans>
            )}
          </p>
        </>
      )}
    </>
  );
}
