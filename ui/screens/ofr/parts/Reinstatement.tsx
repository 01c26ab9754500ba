import { Trans } from '@lingui/react/macro';
import { payment } from '../../../../machines/kit/places.ts';
import type { OfrEvent } from '../../../../machines/ofr/ofr.rules.ts';
import type { OfrView } from '../../../../machines/ofr/ofr.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions, Figure } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { CallButton } from '../../../kit/Phone.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { ScreenProps } from '../../flowView.tsx';

/** What reinstates the loan, and the ways to pay. Where only the store can help, the call is the main action. */
export function Reinstatement({ view, send }: ScreenProps<OfrView, OfrEvent>) {
  const { brand, loanId, reinstateAmount, mayPay, phone } = view;
  const sum = reinstateAmount === null ? '' : moneyText(reinstateAmount);
  return (
    <>
      {reinstateAmount !== null && (
        <Figure label={<Trans>Amount to reinstate the loan</Trans>} note={<Trans>A smaller payment doesn’t reinstate it.</Trans>}>
          <Money cents={reinstateAmount} size="hero" />
        </Figure>
      )}
      <Actions>
        {reinstateAmount === null && phone !== '' && (
          <CallButton number={phone}>
            <Trans>Call before you pay</Trans>
          </CallButton>
        )}
        {reinstateAmount !== null && (
          <Button
            kind="primary"
            to={brand && payment(brand, loanId, 'SelectPaymentMethod')}
            onPress={() => send({ type: 'reinstatement.chosen' })}
          >
            <Trans>Pay {sum}</Trans>
          </Button>
        )}
        {mayPay && (
          <Button to={brand && payment(brand, loanId)} onPress={() => send({ type: 'payment.chosen' })}>
            {reinstateAmount === null ? <Trans>Make a payment</Trans> : <Trans>Pay another amount</Trans>}
          </Button>
        )}
      </Actions>
    </>
  );
}
