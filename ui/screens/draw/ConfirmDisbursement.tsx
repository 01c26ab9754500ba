import { Trans } from '@lingui/react/macro';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import type { ConfirmDisbursementView } from '../../../machines/draw/draw.view.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote, FailureSmallPrint } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { moneyText } from '../../kit/currency.ts';
import { useTitleWhenLost } from '../../kit/useTitleWhenLost.ts';
import type { ScreenProps } from '../flowView.tsx';
import { CostFacts } from './parts/CostFacts.tsx';
import { DrawPage } from './parts/DrawPage.tsx';
import { Received } from './parts/Received.tsx';
import { Working } from './parts/Working.tsx';

type Props = ScreenProps<ConfirmDisbursementView, DrawEvent>;

/** The last look before the money is sent, its way, and the receipt. Spec: portal §2 "ConfirmDisbursement" (ROUTE-090). */
export function ConfirmDisbursement({ view, send }: Props) {
  const { phase } = view;
  useTitleWhenLost(phase === 'received' || phase === 'working' || phase === 'open' ? phase : null);
  return (
    <DrawPage view={view} title={<Title view={view} />}>
      {phase === 'received' && <Received view={view} send={send} />}
      {(phase === 'working' || phase === 'open') && <Working view={view} send={send} />}
      {phase !== 'received' && phase !== 'working' && phase !== 'open' && <Review view={view} send={send} />}
    </DrawPage>
  );
}

function Title({ view: { phase } }: Pick<Props, 'view'>) {
  if (phase === 'received') return <Trans>Your cash has been sent</Trans>;
  if (phase === 'open') return <Trans>We couldn’t confirm your cash yet</Trans>;
  return phase === 'working' ? <Trans>Your cash is on its way</Trans> : <Trans>Get your cash</Trans>;
}

function Review({ view, send }: Props) {
  const { phase, amount, mayDraw } = view;
  const sum = moneyText(amount);
  return (
    <>
      <LastAttempt view={view} send={send} />
      <Form
        onSubmit={() => send({ type: 'draw.submitted' })}
        busy={view.busy}
        submitLabel={phase === 'unknown' ? <Trans>Send this same request again</Trans> : <Trans>Get {sum} now</Trans>}
        disabled={!mayDraw}
        reason={<WhyNot view={view} />}
        actions={
          <>
            <Button onPress={() => send({ type: 'where.changeChosen' })}>
              <Trans>Change where it goes</Trans>
            </Button>
            <Button onPress={() => send({ type: 'amount.changeChosen' })}>
              <Trans>Change the amount</Trans>
            </Button>
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <CostFacts view={view}>
          <p>
            <Trans>You pay interest on it from today, as stated in the documents you read.</Trans>
          </p>
        </CostFacts>
      </Form>
    </>
  );
}

/** The result of the last attempt. An unknown outcome is stated first: "try again" alone would be wrong. Spec: CONF-009. */
function LastAttempt({ view, send }: Props) {
  const { phase, failure, elsewhere, mayTryAgain } = view;
  if (phase === 'unknown')
    return (
      <Notice tone="warning" live="alert" title={<Trans>We couldn’t confirm yet whether this request arrived.</Trans>}>
        <p>
          <Trans>
            We’re checking, and this page updates by itself as soon as we know. The money is sent at most once: pressing the button again
            sends this same request, not a second one.
          </Trans>
        </p>
        <FailureSmallPrint failure={failure} topic="other" />
      </Notice>
    );
  return (
    <>
      <FailureNote failure={failure} topic="other" onRetry={mayTryAgain ? () => send({ type: 'retry.chosen' }) : undefined}>
        {phase === 'refused' && (
          <p>
            {mayTryAgain ? (
              <Trans>No money was sent.</Trans>
            ) : (
              <Trans>No money was sent. Change the amount or where it goes to try again.</Trans>
            )}
          </p>
        )}
      </FailureNote>
      {elsewhere && (
        <Notice tone="warning" live="status" title={<Trans>Money for this loan is moving in another tab.</Trans>}>
          <Trans>Finish there, or close that tab and try again here.</Trans>
        </Notice>
      )}
    </>
  );
}

/** Why the button is disabled. */
function WhyNot({ view: { phase, mayTryAgain } }: Pick<Props, 'view'>) {
  if (mayTryAgain) return <Trans>Choose “Try again” first.</Trans>;
  return phase === 'refused' ? <Trans>Change the amount or where it goes first.</Trans> : <Trans>One moment, please.</Trans>;
}
