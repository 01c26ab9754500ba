import { Trans, useLingui } from '@lingui/react/macro';
import type { CashView, ProductSwitchView } from '../../../../machines/renewal/renewal.view.ts';
import { Card } from '../../../kit/Card.tsx';
import { MoneyField } from '../../../kit/MoneyField.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { AmountFormat } from '../../cash/AmountFormat.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

type Props = Pick<ProductSwitchProps, 'send'> & { cash: CashView; useRefiTerm: boolean };

/** Cash that is paid out with the renewal: never proposed, and its costs come first. Spec: CONF-034 (refinance-9). */
export function CashField({ cash: { typed, least, most, isNeeded }, useRefiTerm, send }: Props) {
  const [from, to] = [moneyText(least), moneyText(most)];
  return (
    <Card title={isNeeded ? <Trans>Get cash</Trans> : <Trans>Get cash, too</Trans>}>
      <p>
        {isNeeded && (useRefiTerm ? <OnlyRefinancedWithCash /> : <OnlyRenewedWithCash />)}{' '}
        <Trans>The cash is added to the new loan, and you pay interest on it. You’ll see what it costs before you continue.</Trans>
      </p>
      <MoneyField
        name="cash"
        label={isNeeded ? <Trans>Cash you get</Trans> : <Trans>Cash you get (optional)</Trans>}
        hint={
          isNeeded ? (
            <Trans>
              From {from} to {to}.
            </Trans>
          ) : (
            <Trans>
              From {from} to {to}. Leave it empty to get no cash.
            </Trans>
          )
        }
        mistypedText={<AmountFormat />}
        defaultCents={typed}
        onCents={(cents) => send({ type: 'cash.typed', cents })}
      />
    </Card>
  );
}

const OnlyRefinancedWithCash = () => <Trans>This loan can be refinanced only with cash.</Trans>;
const OnlyRenewedWithCash = () => <Trans>This loan can be renewed only with cash.</Trans>;

/** What is wrong with the amount of cash, as an instruction. */
export function useCashError({ cash }: ProductSwitchView): string | null {
  const { t } = useLingui();
  const [from, to] = [moneyText(cash?.least ?? 0), moneyText(cash?.most ?? 0)];
  switch (cash?.problem) {
    case undefined:
    case null:
      return null;
    case 'empty':
      return t`Enter an amount from ${from} to ${to}.`;
    case 'tooLittle':
      return cash.isNeeded ? t`Enter ${from} or more: that’s the least you can get.` : t`Enter ${from} or more, or leave it empty.`;
    case 'tooMuch':
      return t`Enter ${to} or less: that’s the most you can get right now.`;
  }
}
