import { Trans } from '@lingui/react/macro';
import { MoneyField } from '../../kit/MoneyField.tsx';
import { moneyText } from '../../kit/currency.ts';
import { AmountFormat } from './AmountFormat.tsx';

type Props = {
  /** Cents. */
  least: number;
  most: number;
  typed: number | null;
  onCents: (cents: number | null) => void;
};

/** How much money the customer wants, within the limits of the lender. The limits are in the hint, before anything is typed. */
export function AmountField({ least, most, typed, onCents }: Props) {
  const [from, to] = [moneyText(least), moneyText(most)];
  return (
    <MoneyField
      name="amount"
      label={<Trans>Amount</Trans>}
      hint={
        <Trans>
          From {from} to {to}.
        </Trans>
      }
      mistypedText={<AmountFormat />}
      defaultCents={typed}
      onCents={onCents}
      size="hero"
    />
  );
}
