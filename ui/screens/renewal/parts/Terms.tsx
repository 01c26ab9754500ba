import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Priced } from '../../../../machines/renewal/renewal.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Money } from '../../../kit/Money.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { NewLoanFacts } from '../../newLoan/NewLoanFacts.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';
import { InStore } from './InStore.tsx';

/** The ways to use the amount, each with what stays owed, by the lender's figures. Nothing is chosen for the customer. */
export function Terms({ view, send }: ProductSwitchProps) {
  const { t } = useLingui();
  const { amount, same, other, useRefiTerm } = view;
  const sum = moneyText(amount);
  const missing = other
    ? [{ field: 'product', text: useRefiTerm ? t`Choose how you want to refinance.` : t`Choose how you want to renew.` }]
    : [];
  return (
    <>
      {view.lockWasLost && (
        <Notice tone="info" live="status" title={<Trans>You were away for too long.</Trans>}>
          <Trans>Nothing was charged. These are the terms now.</Trans>
        </Notice>
      )}
      <Failed failure={view.failure} />
      <OtherWays view={view} send={send} />
      <Form
        onSubmit={() => send({ type: 'terms.confirmed' })}
        errors={view.productIsMissing ? missing : []}
        busy={view.busy}
        submitLabel={useRefiTerm ? <Trans>Go on to refinance with {sum}</Trans> : <Trans>Go on to renew with {sum}</Trans>}
        actions={
          <>
            <InStore view={view} send={send} />
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              <Trans>Do not pay now</Trans>
            </Button>
          </>
        }
      >
        {other ? (
          <Products view={view} send={send} other={other} />
        ) : (
          <Card tone="accent" title={useRefiTerm ? <Trans>Pay {sum} and refinance</Trans> : <Trans>Pay {sum} and renew</Trans>}>
            <Facts>{same.newLoan && <NewLoanFacts loan={same.newLoan} />}</Facts>
          </Card>
        )}
      </Form>
    </>
  );
}

/** Nothing was charged: the lock (ERR-020), or the risk check of a switch, can be asked for again. */
function Failed({ failure }: Pick<ProductSwitchProps['view'], 'failure'>) {
  if (failure?.call !== 'POST /loanlock') return <FailureNote failure={failure} topic="loan" />;
  return (
    <Notice tone="danger" live="alert" title={<Trans>Failed to make lock request</Trans>}>
      <FailureSmallPrint failure={failure} topic="other" />
    </Notice>
  );
}

/** The cheaper ways come first. */
function OtherWays({ view: { amount, payoff, owedAfter, busy }, send }: ProductSwitchProps) {
  const sum = moneyText(amount);
  return (
    <div className="renewal-ways">
      <Card title={<Trans>Only pay {sum}</Trans>}>
        <Facts>
          <Fact label={<Trans>Still owed afterwards</Trans>} strong>
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
          <Fact label={<Trans>Payoff today</Trans>} strong>
            <Money cents={payoff} />
          </Fact>
        </Facts>
        <p>
          <Trans>Nothing is owed afterwards. This costs the least in all.</Trans>
        </p>
      </Card>
    </div>
  );
}

function Products({ view, send, other }: ProductSwitchProps & { other: Priced }) {
  const { same, product, useRefiTerm } = view;
  const choose = (value: string) => send({ type: 'product.chosen', product: value === 'other' ? 'other' : 'same' });
  return (
    <ChoiceList
      name="product"
      label={useRefiTerm ? <Trans>Pay and refinance</Trans> : <Trans>Pay and renew</Trans>}
      chosen={product}
      onChoose={choose}
    >
      <Product value="same" title={<Trans>Stay with the same kind of loan</Trans>} priced={same} />
      <Product value="other" title={<Trans>Switch to another kind of loan</Trans>} priced={other} />
    </ChoiceList>
  );
}

function Product({ value, title, priced: { newLoan, refusal } }: { value: string; title: ReactNode; priced: Priced }) {
  return (
    <Choice
      value={value}
      title={title}
      disabled={newLoan === null}
      reason={<FailureSmallPrint failure={refusal} topic="other" />}
      detail={
        newLoan && (
          <Facts>
            <NewLoanFacts loan={newLoan} />
          </Facts>
        )
      }
    />
  );
}
