import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

/** The cheaper ways come first. */
export function OtherWays({ view: { amount, payoff, owedAfter, busy }, send }: ProductSwitchProps) {
  const sum = moneyText(amount);
  return (
    <div className="renewal-ways">
      <Card title={<Trans>Only pay {sum}</Trans>}>
        <Facts>
          <Fact label={<Trans>Balance after this payment</Trans>} strong>
            <Money cents={owedAfter} />
          </Fact>
        </Facts>
        <p>
          <Trans>Your loan stays as it is.</Trans>
        </p>
        <Button disabled={busy} onPress={() => send({ type: 'plainPayment.chosen' })}>
          <Trans>Only pay {sum}</Trans>
        </Button>
      </Card>
      <Card title={<Trans>Pay off the loan</Trans>}>
        <Facts>
          <Fact label={<Trans>Payoff amount today</Trans>} strong>
            <Money cents={payoff} />
          </Fact>
        </Facts>
        <p>
          <Trans>You won’t owe anything more. This costs the least in total.</Trans>
        </p>
      </Card>
    </div>
  );
}
