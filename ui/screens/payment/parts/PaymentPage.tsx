import type { ReactNode } from 'react';
import { Page } from '../../../kit/Page.tsx';
import { Steps } from '../../../kit/Steps.tsx';
import type { PaymentView } from '../../../../machines/payment/payment.view.ts';
import { CallStore } from '../../paying/CallStore.tsx';

export type PaymentPageProps = { view: PaymentView; title: ReactNode; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A page of the payment, with the step and the busy state. */
export function PaymentPage({ view, title, lead, aside, children }: PaymentPageProps) {
  return (
    <Page
      screen={view.screen}
      title={title}
      eyebrow={view.step ? <Steps current={view.step.at} total={view.step.of} /> : undefined}
      lead={lead}
      aside={aside}
      busy={view.busy}
    >
      {children}
      {view.guest && <Store view={view} />}
    </Page>
  );
}

/** A guest can open no other page, so every page shows the store's number, unless the screen does. */
function Store({ view: { loan, screen } }: { view: PaymentView }) {
  if (!loan || loan.storePhoneNumber === '' || screen === 'PaymentProcessing') return null;
  return <CallStore number={loan.storePhoneNumber} />;
}
