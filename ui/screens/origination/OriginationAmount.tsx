import { Trans, useLingui } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import type { OriginationAmountView } from '../../../machines/origination/origination.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { moneyText } from '../../kit/currency.ts';
import { AmountField } from '../cash/AmountField.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { OriginationPage } from './parts/OriginationPage.tsx';

type Props = ScreenProps<OriginationAmountView, OriginationEvent>;

/** How much, within the limits of the lender. Spec: portal §2 "OriginationAmount" (ROUTE-044). */
export function OriginationAmount({ view, send }: Props) {
  const { phase } = view;
  const isOver = ['unknown', 'forbidden', 'declined', 'expired', 'lapsed'].includes(phase);
  return (
    <OriginationPage view={view} title={isOver ? <Trans>Your new loan</Trans> : <Trans>How much do you want to borrow?</Trans>}>
      {phase === 'loading' && <SkeletonCard lines={3} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this application</Trans>}>
          <Trans>It may belong to another account. Your own offers are in the list of offers.</Trans>
        </Notice>
      )}
      {phase === 'forbidden' && (
        <Notice tone="warning" title={<Trans>You can’t take this loan</Trans>}>
          <p>{view.refusal}</p>
          <p>
            <Trans>Nothing was requested. Your other offers and your loans stay as they are.</Trans>
          </p>
        </Notice>
      )}
      {phase === 'declined' && (
        <Notice tone="info" title={<Trans>This application was declined</Trans>}>
          <Trans>You can’t take a loan with it. Your store can tell you why.</Trans>
        </Notice>
      )}
      {phase === 'expired' && (
        <Notice tone="warning" title={<Trans>This offer has expired.</Trans>}>
          <Trans>You can no longer take a loan with it. Ask your store for a new appraisal.</Trans>
        </Notice>
      )}
      {phase === 'lapsed' && (
        <Notice tone="warning" title={<Trans>This loan was not signed in time</Trans>}>
          <Trans>The offer has ended. No money was sent, and you owe nothing. Ask your store for a new appraisal.</Trans>
        </Notice>
      )}
      {phase === 'choosing' && <Amount view={view} send={send} />}
      {phase !== 'choosing' && phase !== 'loading' && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to my offers</Trans>
          </Button>
        </Actions>
      )}
    </OriginationPage>
  );
}

function Amount({ view, send }: Props) {
  const { typed, problem, goodThrough, today, isQueued } = view;
  const error = useAmountError(view);
  return (
    <>
      {isQueued && (
        <Notice tone="info" title={<Trans>You asked us to call you</Trans>}>
          <Trans>We will. You can also continue here.</Trans>
        </Notice>
      )}
      <FailureNote failure={view.failure} topic="other" />
      <Form
        onSubmit={() => send({ type: 'amount.confirmed' })}
        errors={error ? [{ field: 'amount', text: error }] : []}
        busy={view.busy}
        submitLabel={typed === null || problem ? <Trans>Continue</Trans> : <Trans>Continue with {moneyText(typed)}</Trans>}
        actions={
          <>
            {!isQueued && (
              <Button wide icon={<Icon name="phone" />} onPress={() => send({ type: 'call.chosen' })}>
                <Trans>Call me instead</Trans>
              </Button>
            )}
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <AmountField least={view.least} most={view.most} typed={typed} onCents={(cents) => send({ type: 'amount.typed', cents })} />
        <p>
          <Trans>
            You’ll read and sign the documents before you get any money. This offer is good through{' '}
            <DateText day={goodThrough} today={today} />.
          </Trans>
        </p>
      </Form>
    </>
  );
}

/** What is wrong with the amount, as an instruction. */
function useAmountError({ problem, least, most }: OriginationAmountView): string | null {
  const { t } = useLingui();
  const [from, to] = [moneyText(least), moneyText(most)];
  switch (problem) {
    case null:
      return null;
    case 'empty':
      return t`Enter an amount from ${from} to ${to}.`;
    case 'tooLittle':
      return t`Enter ${from} or more: that’s the least you can borrow.`;
    case 'tooMuch':
      return t`Enter ${to} or less: that’s the most you can borrow.`;
  }
}
