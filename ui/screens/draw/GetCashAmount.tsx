import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import type { GetCashAmountView } from '../../../machines/draw/draw.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { moneyText } from '../../kit/currency.ts';
import { AmountField } from '../cash/AmountField.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { DrawPage } from './parts/DrawPage.tsx';
import { WhyNotDraw } from '../cash/WhyNotDraw.tsx';

type Props = ScreenProps<GetCashAmountView, DrawEvent>;

/** How much cash, within the limits of the lender. Spec: portal §2 "GetCashAmount" (ROUTE-086, draw-8). */
export function GetCashAmount({ view, send }: Props) {
  const { phase, whyNot, storePhoneNumber } = view;
  return (
    <DrawPage view={view} title={<Trans>How much cash do you want?</Trans>}>
      {phase === 'loading' && <SkeletonCard lines={3} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="loan" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'forbidden' && whyNot && (
        <Notice tone="info" title={<Trans>You can’t get cash on this loan right now</Trans>}>
          <WhyNotDraw clause={whyNot} />
        </Notice>
      )}
      {phase === 'choosing' && <Amount view={view} send={send} />}
      {(phase === 'failed' || phase === 'unknown' || phase === 'forbidden') && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to this account</Trans>
          </Button>
        </Actions>
      )}
      {phase === 'forbidden' && storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </DrawPage>
  );
}

function Amount({ view, send }: Props) {
  const { typed, problem } = view;
  const error = useAmountError(view);
  return (
    <>
      <FailureNote failure={view.failure} topic="other" />
      <Form
        onSubmit={() => send({ type: 'amount.confirmed' })}
        errors={error ? [{ field: 'amount', text: error }] : []}
        busy={view.busy}
        submitLabel={typed === null || problem ? <Trans>Continue</Trans> : <Trans>Continue with {moneyText(typed)}</Trans>}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Not now</Trans>
          </Button>
        }
      >
        <AmountField least={view.least} most={view.most} typed={typed} onCents={(cents) => send({ type: 'amount.typed', cents })} />
        <p>
          <Trans>The cash is added to what you owe, and you pay interest on it. You’ll see what it costs before anything is sent.</Trans>
        </p>
      </Form>
    </>
  );
}

/** What is wrong with the amount, as an instruction. */
function useAmountError({ problem, least, most }: GetCashAmountView): string | null {
  const { t } = useLingui();
  const [from, to] = [moneyText(least), moneyText(most)];
  switch (problem) {
    case null:
      return null;
    case 'empty':
      return t`Enter an amount from ${from} to ${to}.`;
    case 'tooLittle':
      return t`Enter ${from} or more: that’s the least you can get.`;
    case 'tooMuch':
      return t`Enter ${to} or less: that’s the most you can get right now.`;
  }
}
