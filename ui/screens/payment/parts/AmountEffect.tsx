import { Trans } from '@lingui/react/macro';
import type { LoanLine } from '../../../../machines/payment/views/common.ts';
import type { MakePaymentView } from '../../../../machines/payment/views/makePayment.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';

type Props = { view: MakePaymentView };

const Choose = () => (
  <p>
    <Trans>Choose an amount to see your balance after this payment.</Trans>
  </p>
);

const Owed = ({ view: { owedAfter } }: Props) =>
  owedAfter !== null && (
    <Facts>
      <Fact label={<Trans>Balance after this payment</Trans>} strong>
        <Money cents={owedAfter} />
      </Fact>
    </Facts>
  );

/** The effect of the chosen amount, beside the amounts on a wide screen: the balance after it, and whether it covers what is due. */
export function AmountEffect({ view }: Props) {
  const { amount } = view;
  return (
    <div className="only-wide">
      <Card tone="accent">
        <div aria-live="polite">
          {amount === null ? (
            <Choose />
          ) : (
            <Figure label={<Trans>You pay</Trans>} note={<Enough view={view} amount={amount} />}>
              <Money cents={amount} size="large" />
            </Figure>
          )}
        </div>
        <Owed view={view} />
      </Card>
    </div>
  );
}

/** The same above the button, on a narrow screen. */
export function EffectLine({ view }: Props) {
  const { amount } = view;
  return (
    <div className="only-narrow amount-effect" aria-live="polite">
      {amount === null ? (
        <Choose />
      ) : (
        <p>
          <Enough view={view} amount={amount} />
        </p>
      )}
      <Owed view={view} />
    </div>
  );
}

function Enough({ view, amount }: { view: MakePaymentView; amount: number }) {
  const { loan, isPartial, owedAfter, options, minimumRequired } = view;
  const minimum = options.find(({ type }) => type === 'minimumDue')?.cents ?? 0;
  if (owedAfter === 0) return view.chosen !== 'settlement' && <Trans>This pays off your loan.</Trans>;
  if (isPartial) {
    return (
      <Trans>
        This is less than the <Money cents={minimumRequired} /> needed now. We’ll ask you to confirm.
      </Trans>
    );
  }
  if (loan && loan.amounts.pastDue > 0) return <EnoughOfLate loan={loan} amount={amount} />;
  if (amount < minimum) {
    return (
      <Trans>
        This is less than the minimum due of <Money cents={minimum} />.
      </Trans>
    );
  }
  return amount === minimum ? <Trans>This is the minimum due.</Trans> : <Trans>This is more than the minimum due.</Trans>;
}

/** For a late loan: does the amount cover what is past due? That is less than the minimum due. */
function EnoughOfLate({ loan: { amounts, recovery }, amount }: { loan: LoanLine; amount: number }) {
  const { pastDue, next, minimum } = amounts;
  if (amount < pastDue) {
    return (
      <Trans>
        This is less than the <Money cents={pastDue} /> past due.
      </Trans>
    );
  }
  if (next > 0 && amount >= minimum) return <Trans>This pays what is past due and the next payment.</Trans>;
  return recovery ? <Trans>This pays what is past due.</Trans> : <Trans>This catches you up.</Trans>;
}
