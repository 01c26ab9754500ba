import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';
import { CashField, useCashError } from './CashField.tsx';
import { Figures, hasOtherCash, isPriced } from './Figures.tsx';
import { InStore } from './InStore.tsx';
import { OtherWays } from './OtherWays.tsx';

/** The ways to use the amount, each with what stays owed, by the lender's figures. Nothing is chosen for the customer. */
export function Terms({ view, send }: ProductSwitchProps) {
  const errors = useErrors(view);
  const { cash, useRefiTerm } = view;
  const given = cash && moneyText(cash.amount);
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
        errors={errors}
        busy={view.busy}
        submitLabel={<Submit view={view} />}
        disabled={!view.mayContinue}
        reason={<WhyNot view={view} />}
        actions={
          <>
            <InStore view={view} send={send} />
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        {cash && <CashField cash={cash} useRefiTerm={useRefiTerm} send={send} />}
        {view.isRepriced && isPriced(view) && (
          <Notice tone="info" live="status">
            {cash && cash.amount > 0 ? (
              <Trans>These are the costs with {given} in cash.</Trans>
            ) : (
              <Trans>These are the costs without cash.</Trans>
            )}
          </Notice>
        )}
        <Figures view={view} send={send} />
      </Form>
    </>
  );
}

function useErrors(view: ProductSwitchProps['view']): FieldError[] {
  const { t } = useLingui();
  const { productIsMissing, other, useRefiTerm } = view;
  const cash = useCashError(view);
  const product = useRefiTerm ? t`Choose how you want to refinance.` : t`Choose how you want to renew.`;
  return [
    ...(cash === null ? [] : [{ field: 'cash', text: cash }]),
    ...(productIsMissing && other ? [{ field: 'product', text: product }] : []),
  ];
}

/** Cash that the figures do not have is asked for first. */
function Submit({ view }: Pick<ProductSwitchProps, 'view'>) {
  const { amount, cash, useRefiTerm } = view;
  const sum = moneyText(amount);
  const [typed, given] = [moneyText(cash?.typed ?? 0), moneyText(cash?.amount ?? 0)];
  if (cash?.isNeeded && cash.typed === null) return <Trans>See what it costs</Trans>;
  if (hasOtherCash(view))
    return cash?.typed == null ? <Trans>See what it costs without cash</Trans> : <Trans>See what it costs with {typed} in cash</Trans>;
  if (cash && cash.amount > 0)
    return useRefiTerm ? (
      <Trans>
        Continue to refinance with {sum} and get {given}
      </Trans>
    ) : (
      <Trans>
        Continue to renew with {sum} and get {given}
      </Trans>
    );
  return useRefiTerm ? <Trans>Continue to refinance with {sum}</Trans> : <Trans>Continue to renew with {sum}</Trans>;
}

/** No new loan is possible with this cash. Spec: ROUTE-075 (productSwitch-2). */
function WhyNot({ view: { byTheStore, cash } }: Pick<ProductSwitchProps, 'view'>) {
  if (byTheStore.length > 0)
    return <Trans>Your store makes this new loan with you. Make an appointment there, or change the amount of cash.</Trans>;
  return cash?.isNeeded ? (
    <Trans>Your lender didn’t accept this amount. Enter another one.</Trans>
  ) : (
    <Trans>Your lender didn’t accept this amount. Enter another one, or leave it empty.</Trans>
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
