import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Priced } from '../../../../machines/renewal/renewal.types.ts';
import { Card } from '../../../kit/Card.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Facts } from '../../../kit/Facts.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { SkeletonCard } from '../../../kit/Skeleton.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { NewLoanFacts } from '../../newLoan/NewLoanFacts.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';
import { Refusals } from './Refusals.tsx';

/** The lender makes a new loan, of one product at least. */
export const isPriced = ({ same, other }: ProductSwitchProps['view']): boolean => Boolean(same.newLoan ?? other?.newLoan);

/** The customer has typed cash that the figures do not have yet. */
export const hasOtherCash = ({ cash }: ProductSwitchProps['view']): boolean => cash !== null && (cash.typed ?? 0) !== cash.amount;

/** The new loan, by the lender's figures, or why the lender makes none with this cash. */
export function Figures({ view, send }: ProductSwitchProps) {
  const { amount, cash, same, other, useRefiTerm } = view;
  const sum = moneyText(amount);
  if (hasOtherCash(view)) return null; // figures of another amount of cash would mislead
  if (!isPriced(view)) return view.busy ? <SkeletonCard lines={6} /> : <Refusals view={view} />;
  if (other) return <Products view={view} send={send} other={other} />;
  return (
    <Card tone="accent" title={useRefiTerm ? <Trans>Pay {sum} and refinance</Trans> : <Trans>Pay {sum} and renew</Trans>}>
      <Facts>{same.newLoan && <NewLoanFacts loan={same.newLoan} cash={cash?.amount} />}</Facts>
    </Card>
  );
}

function Products({ view, send, other }: ProductSwitchProps & { other: Priced }) {
  const { same, product, cash, useRefiTerm } = view;
  const choose = (value: string) => send({ type: 'product.chosen', product: value === 'other' ? 'other' : 'same' });
  return (
    <ChoiceList
      name="product"
      label={useRefiTerm ? <Trans>Pay and refinance</Trans> : <Trans>Pay and renew</Trans>}
      chosen={product}
      onChoose={choose}
    >
      <Product value="same" title={<Trans>Keep the same type of loan</Trans>} priced={same} cash={cash?.amount} />
      <Product value="other" title={<Trans>Switch to another type of loan</Trans>} priced={other} cash={cash?.amount} />
    </ChoiceList>
  );
}

type ProductProps = { value: string; title: ReactNode; priced: Priced; cash: number | undefined };

function Product({ value, title, priced: { newLoan, refusal }, cash }: ProductProps) {
  return (
    <Choice
      value={value}
      title={title}
      disabled={newLoan === null}
      reason={<FailureSmallPrint failure={refusal} topic="other" />}
      detail={
        newLoan && (
          <Facts>
            <NewLoanFacts loan={newLoan} cash={cash} />
          </Facts>
        )
      }
    />
  );
}
