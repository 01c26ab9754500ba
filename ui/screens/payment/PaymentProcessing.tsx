import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PaymentProcessingView } from '../../../machines/payment/views/paymentProcessing.ts';
import { Button } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Card.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { Summary } from '../paying/Summary.tsx';
import { PaymentPage } from './parts/PaymentPage.tsx';
import { UnderWayDrawing } from './parts/UnderWayDrawing.tsx';
import type { PaymentScreen } from './parts/kind.ts';

/** A payment in progress: its status, what is safe to do, and how long it can take. Spec: portal §2 (ROUTE-074, FLOW-PAY-09). */
export function PaymentProcessing({ view, send }: PaymentScreen<PaymentProcessingView>) {
  const open = view.phase === 'stillWorking' || view.phase === 'unconfirmed';
  return (
    <PaymentPage
      view={view}
      title={open ? <Trans>We couldn’t confirm your payment yet</Trans> : <Trans>Your payment is on its way</Trans>}
      aside={<Summary amount={view.amount} loan={view.loan} />}
    >
      <div className="only-narrow">
        <Figure label={<Trans>You’re paying</Trans>} note={view.loan && <LoanName loan={view.loan} />}>
          <Money cents={view.amount} size="hero" moves />
        </Figure>
      </div>
      <UnderWayDrawing />
      <Going />
      <p role="status" className="payment-status">
        <WhatHappens view={view} />
      </p>
      {open ? <Open view={view} /> : <Safe view={view} />}
      {view.mayLeave && (
        <Button wide onPress={() => send({ type: 'flow.left' })}>
          <Trans>Leave and come back later</Trans>
        </Button>
      )}
    </PaymentPage>
  );
}

function Going() {
  const { t } = useLingui();
  return <progress className="payment-going" aria-label={t`Payment in progress`} />;
}

function WhatHappens({ view }: { view: PaymentProcessingView }) {
  switch (view.phase) {
    case 'sending':
      return <Trans>We’re sending your payment.</Trans>;
    case 'pending':
      return <Trans>We have your payment and are waiting for the card service.</Trans>;
    case 'deciding':
      return <Trans>We didn’t get an answer. We’re finding out whether your payment arrived.</Trans>;
    case 'stillWorking':
      return <Trans>We’re still working on it. This page updates by itself as soon as we know.</Trans>;
    case 'unconfirmed':
      return <Trans>We’re still checking. This page updates by itself as soon as we know.</Trans>;
  }
}

function Safe({ view }: { view: PaymentProcessingView }) {
  return (
    <p className="payment-safe">
      <Plural
        value={view.limitSeconds}
        one="This usually takes a few seconds. If it takes longer than # second, we’ll show you the status here. Please stay on this page. If it closes, nothing is lost: you’re charged once, and we’ll show you the result when you come back."
        other="This usually takes a few seconds. If it takes longer than # seconds, we’ll show you the status here. Please stay on this page. If it closes, nothing is lost: you’re charged once, and we’ll show you the result when you come back."
      />
    </p>
  );
}

function Open({ view }: { view: PaymentProcessingView }) {
  const store = view.loan?.storePhoneNumber ?? '';
  return (
    <Notice tone="warning" title={<Trans>Please don’t pay again.</Trans>}>
      <p>
        {view.phase === 'unconfirmed' ? (
          <Trans>Your payment may have gone through. Check the history of your account before you pay this loan again.</Trans>
        ) : (
          <Trans>
            Your payment may still go through, and you’re charged at most once. You can leave: we’ll keep going and show you the result when
            you come back.
          </Trans>
        )}
      </p>
      {store !== '' && (
        <p>
          <Trans>
            Questions? Call your store: <Phone number={store} />
          </Trans>
        </p>
      )}
    </Notice>
  );
}
