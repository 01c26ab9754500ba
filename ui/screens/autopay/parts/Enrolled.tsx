import { Trans } from '@lingui/react/macro';
import type { AutopayEvent } from '../../../../machines/autopay/autopay.types.ts';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { MethodName } from '../../paying/MethodName.tsx';
import { EndsBefore } from './EndsBefore.tsx';

type Props = ScreenProps<AutoPayConfirmView, AutopayEvent>;

/** Autopay as it is now: with what, when, how much, and how to change it. Spec: FLOW-AUTO-01, FLOW-AUTO-04. */
export function Enrolled({ view, send }: Props) {
  const { method, nextDate } = view;
  return (
    <>
      {method && (method.expired || method.endsBefore) && (
        <Notice tone="warning" title={<Trans>Choose another card or bank account</Trans>}>
          <EndsBefore expiry={method.expiry} nextDate={nextDate} /> <Trans>Autopay can’t take that payment.</Trans>
        </Notice>
      )}
      {!method && (
        <Notice tone="warning" title={<Trans>Choose another card or bank account</Trans>}>
          <Trans>The card or bank account that autopay used is no longer saved. Autopay can’t take the next payment.</Trans>
        </Notice>
      )}
      <Facts>
        <Fact label={<Trans>Taken from</Trans>}>{method && <MethodName method={method} />}</Fact>
        <Fact label={<Trans>Next payment</Trans>}>
          <DateText day={nextDate} />
        </Fact>
        <Fact label={<Trans>Amount</Trans>}>
          <Money cents={view.nextAmount} />
        </Fact>
      </Facts>
      {!view.changesNow && (
        <p>
          <Trans>You can change or turn off autopay with your next payment.</Trans>{' '}
          {view.storePhoneNumber !== '' && (
            <Trans>
              To do it without a payment, call your store: <Phone number={view.storePhoneNumber} />
            </Trans>
          )}
        </p>
      )}
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'method.changeChosen' })}>
          <Trans>Change what it uses</Trans>
        </Button>
        <Button onPress={() => send({ type: 'end.chosen' })}>
          <Trans>Turn off autopay</Trans>
        </Button>
      </Actions>
    </>
  );
}
