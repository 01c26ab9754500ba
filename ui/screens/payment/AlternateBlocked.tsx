import { Trans } from '@lingui/react/macro';
import { isBrand } from '../../../machines/kit/brand.ts';
import { accountDetails } from '../../../machines/kit/places.ts';
import type { AlternateBlockedView } from '../../../machines/payment/payment.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PaymentPage } from './parts/PaymentPage.tsx';
import { LoanName } from './parts/LoanName.tsx';
import type { PaymentScreen } from './parts/kind.ts';

/** Somebody else holds the loan. Spec: portal §2 "AlternateBlocked" (ROUTE-061, FLOW-REFI-04). */
export function AlternateBlocked({ view, send }: PaymentScreen<AlternateBlockedView>) {
  const { heldBy, loan } = view;
  return (
    <PaymentPage view={view} title={<Trans>Somebody else is using this loan</Trans>} lead={loan && <LoanName loan={loan} />}>
      <Notice
        tone="warning"
        live="status"
        title={
          heldBy === '' ? (
            <Trans>The other person on this loan is working on it right now.</Trans>
          ) : (
            <Trans>{heldBy} is working on this loan right now.</Trans>
          )
        }
      >
        <p>
          <Trans>Nothing was charged. To keep you from paying twice, only one of you can pay at a time. Please try again in a while.</Trans>
        </p>
        {loan && loan.storePhoneNumber !== '' && (
          <p>
            <Trans>
              If that cannot be right, call your store: <Phone number={loan.storePhoneNumber} />
            </Trans>
          </p>
        )}
      </Notice>
      <Button
        kind="primary"
        wide
        to={!view.guest && isBrand(view.brand) ? accountDetails(view.brand, view.loanId) : null}
        onPress={() => send({ type: 'flow.left' })}
      >
        {view.guest ? <Trans>Leave</Trans> : <Trans>Back to my account</Trans>}
      </Button>
    </PaymentPage>
  );
}
