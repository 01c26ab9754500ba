import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReviewPaymentView } from '../../../../machines/payment/views/reviewPayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { NewLoanFacts } from '../../newLoan/NewLoanFacts.tsx';
import { CallStore } from '../../paying/CallStore.tsx';
import { ChangeAmount } from '../../paying/ChangeAmount.tsx';
import { LoanName } from '../../paying/LoanName.tsx';
import { Summary } from '../../paying/Summary.tsx';
import { AutoPayFact } from './AutoPayFact.tsx';
import { CashFacts } from './CashFacts.tsx';
import { MethodName } from '../../paying/MethodName.tsx';
import { AfterPaying } from './AfterPaying.tsx';
import { SecurityCode } from './SecurityCode.tsx';
import { YouPay } from './YouPay.tsx';
import { PaymentPage } from '../parts/PaymentPage.tsx';
import type { PaymentScreen } from '../parts/kind.ts';

/** The last check before the payment: amount, card, and the effect on the loan. Spec: portal §2 "ReviewPayment" (ROUTE-070). */
export function ReviewPayment({ view, send }: PaymentScreen<ReviewPaymentView>) {
  const { t } = useLingui();
  const { amount, mayPay, asksCvv, cvvProblem } = view;
  const sum = moneyText(amount);
  const youPay = <YouPay type={view.amountType} loan={view.loan} />;
  return (
    <PaymentPage
      view={view}
      title={<Trans>Review your payment</Trans>}
      aside={
        <Summary amount={amount} loan={view.loan} label={youPay}>
          {!view.newLoan && (
            <Facts>
              <AfterPaying view={view} />
            </Facts>
          )}
        </Summary>
      }
    >
      <LastAttempt view={view} />
      <Form
        onSubmit={(values) => send({ type: 'payment.submitted', hasCvv: values.hasSecret('cvv') })}
        errors={cvvProblem ? [{ field: 'cvv', text: t`Enter the security code of your card: three or four digits.` }] : []}
        oneField
        busy={view.busy}
        bar={<Authorization view={view} sum={sum} />}
        submitLabel={<Submit view={view} sum={sum} />}
        disabled={!mayPay}
        reason={<WhyNot view={view} />}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <Card>
          <div className="only-narrow">
            <div className="pay-amount">
              <Figure label={youPay}>
                <Money cents={amount} size="hero" moves />
              </Figure>
              <ChangeAmount busy={view.busy} onPress={() => send({ type: 'amount.changeChosen' })} />
            </div>
            {view.loan && (
              <p className="figure-note">
                <LoanName loan={view.loan} />
              </p>
            )}
          </div>
          <Facts>
            <Fact label={<Trans>Paid with</Trans>}>{view.method && <MethodName method={view.method} />}</Fact>
            {view.cash && <CashFacts cash={view.cash} />}
            <AutoPayFact autoPay={view.autoPay} owed={view.owedAfter} />
            {view.newLoan && <NewLoanFacts loan={view.newLoan} />}
          </Facts>
          {!view.newLoan && (
            <div className="only-narrow after-paying">
              <Facts>
                <AfterPaying view={view} />
              </Facts>
            </div>
          )}
          <Consequence view={view} />
          <Changes view={view} send={send} />
        </Card>
        {asksCvv && <SecurityCode />}
      </Form>
    </PaymentPage>
  );
}

/** With the button that it is about, also where that stays at the bottom of the window: it is read before the press. */
function Authorization({ view: { method }, sum }: { view: ReviewPaymentView; sum: string }) {
  return (
    method && (
      <p className="small-print">
        <Trans>
          By pressing the button you authorize one payment of {sum} with <MethodName method={method} />.
        </Trans>
      </p>
    )
  );
}

function Submit({ view, sum }: { view: ReviewPaymentView; sum: string }) {
  if (view.phase === 'unknown') return <Trans>Send this same payment again</Trans>;
  if (!view.renews) return <Trans>Pay {sum} now</Trans>;
  return view.useRefiTerm ? <Trans>Pay {sum} now and refinance</Trans> : <Trans>Pay {sum} now and renew</Trans>;
}

function Changes({ view, send }: PaymentScreen<ReviewPaymentView>) {
  return (
    <p className="payment-changes">
      <ChangeAmount wide onPress={() => send({ type: 'amount.changeChosen' })} />
      {!view.isSpent && (
        <Button kind="quiet" onPress={() => send({ type: 'method.changeChosen' })}>
          <Trans>Change the card</Trans>
        </Button>
      )}
    </p>
  );
}

function Consequence({ view }: { view: ReviewPaymentView }) {
  const text = consequenceOf(view);
  return text && <p>{text}</p>;
}

/** What the payment does to the loan. */
function consequenceOf(view: ReviewPaymentView): ReactNode {
  if (view.renews) {
    return (
      <>
        <Trans>
          This pays off your loan with a new one, as stated in the documents you agreed to. To change the amount, you’ll need to read new
          documents. You can cancel this until the end of the next business day.
        </Trans>{' '}
        {view.cash && (
          <Trans>The cash is sent when your payment goes through. If you cancel the new loan, you give the cash back, too.</Trans>
        )}
      </>
    );
  }
  if (view.amountType === 'settlement') return <Trans>This settles your loan: you won’t owe anything more on it.</Trans>;
  if (view.isPayoff) return <Trans>This pays off your loan.</Trans>;
  return view.isPartial && <Trans>This is less than what is needed now: your loan stays past due until the rest is paid.</Trans>;
}

/**
 * The result of the last attempt, in the specification's words. An unknown outcome is stated first: "try again" alone would be wrong.
 * Spec: calls §8 (ERR-001 to ERR-003), CONF-009.
 */
function LastAttempt({ view }: { view: ReviewPaymentView }) {
  if (view.phase === 'unknown') {
    return (
      <Notice tone="warning" live="alert" title={<Trans>We couldn’t confirm yet whether this payment arrived.</Trans>}>
        <p>
          <Trans>
            We’re checking, and this page updates by itself as soon as we know. Your card is charged at most once: pressing the button again
            sends this same payment, not a second one.
          </Trans>
        </p>
        <FailureSmallPrint failure={view.failure} topic="payment" />
      </Notice>
    );
  }
  return (
    <>
      <FailureNote failure={view.failure} topic="payment">
        {view.phase === 'refused' && (
          <p>
            {view.isSpent ? (
              <Trans>Nothing was charged. This settlement can no longer be paid here: your store can take the payment.</Trans>
            ) : (
              <Trans>Nothing was charged. Change the amount or the card to try again.</Trans>
            )}
          </p>
        )}
      </FailureNote>
      {view.isSpent && view.loan && <CallStore number={view.loan.storePhoneNumber} />}
      {view.notice === 'notSent' && (
        <Notice tone="info" live="status" title={<Trans>Your last payment was not sent.</Trans>}>
          <Trans>Nothing was charged. You can pay again now.</Trans>
        </Notice>
      )}
      {view.notice === 'elsewhere' && (
        <Notice tone="warning" live="status" title={<Trans>This loan is being paid in another tab.</Trans>}>
          <Trans>Finish there, or close that tab and try again here.</Trans>
        </Notice>
      )}
    </>
  );
}

/** Why PAY is disabled. Spec: FLOW-PAY-05. */
function WhyNot({ view }: { view: ReviewPaymentView }) {
  if (view.isSpent) return <Trans>This settlement payment was declined too many times.</Trans>;
  if (view.phase === 'refused') return <Trans>This payment wasn’t made. Change the amount or the card first.</Trans>;
  if (view.phase === 'preparing' || view.phase === 'leaving') return <Trans>One moment, please.</Trans>;
  return view.notice === 'elsewhere' ? (
    <Trans>This loan is being paid in another tab.</Trans>
  ) : (
    <Trans>This payment can’t be made right now.</Trans>
  );
}
