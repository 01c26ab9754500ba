import { Trans } from '@lingui/react/macro';
import type { SettlementEvent } from '../../../../machines/settlement/settlement.rules.ts';
import type { SettlementOfferView } from '../../../../machines/settlement/settlement.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure, Section } from '../../../kit/Card.tsx';
import { DateText, MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { PaperText } from '../../../papers/PaperText.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** The figures, what the customer signs, and the button that leads on. */
export function Offer({ view, send }: ScreenProps<SettlementOfferView, SettlementEvent>) {
  const { amount, isSigned } = view;
  const sum = moneyText(amount);
  const last = <DateText day={view.goodThrough} today={view.today} />;
  return (
    <>
      <Figure label={<Trans>Settles this loan</Trans>} note={<Trans>Good through {last}</Trans>}>
        <Money cents={amount} size="hero" />
      </Figure>
      <Facts>
        <Fact label={<Trans>You owe today</Trans>}>
          <Money cents={view.owed} />
        </Fact>
        <Fact label={<Trans>You don’t have to pay</Trans>}>
          <Money cents={view.saved} />
        </Fact>
        <Fact label={<Trans>Offer ends</Trans>}>
          <MomentText moment={view.docExp} timeZone={view.timeZone} />
        </Fact>
      </Facts>
      {isSigned && (
        <Notice tone="good" title={<Trans>You have signed this settlement.</Trans>}>
          <Trans>Pay it before the offer ends, and you won’t owe anything more on this loan.</Trans>
        </Notice>
      )}
      {!isSigned &&
        view.papers.map(({ title, lines }) => (
          <Section key={title} title={title}>
            <PaperText lines={lines} />
          </Section>
        ))}
      <p>
        {isSigned ? (
          <Trans>Next, you’ll choose a card. Nothing is charged before you’ve reviewed the payment.</Trans>
        ) : (
          <Trans>First, you’ll sign, then you’ll choose a card. Nothing is charged before you’ve reviewed the payment.</Trans>
        )}
      </p>
      <Button kind="primary" wide busy={view.busy} onPress={() => send({ type: 'settlement.accepted' })}>
        {isSigned ? <Trans>Pay {sum}</Trans> : <Trans>Sign and pay {sum}</Trans>}
      </Button>
    </>
  );
}
