import { Trans } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../../machines/origination/origination.types.ts';
import type { OriginationChooseMethodView } from '../../../../machines/origination/origination.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { WayName } from '../../cash/WayName.tsx';
import type { ScreenProps } from '../../flowView.tsx';

type Props = ScreenProps<OriginationChooseMethodView, OriginationEvent>;

/** The last look before the loan is made. The money waits for the signature. */
export function Review({ view, send }: Props) {
  const { phase, amount, mayOriginate } = view;
  const sum = moneyText(amount);
  return (
    <>
      <LastAttempt view={view} />
      <Form
        onSubmit={() => send({ type: 'origination.submitted' })}
        busy={view.busy}
        submitLabel={phase === 'unknown' ? <Trans>Send this same request again</Trans> : <Trans>Take the loan of {sum}</Trans>}
        disabled={!mayOriginate}
        reason={<Trans>One moment, please.</Trans>}
        actions={
          <>
            {phase !== 'unknown' && (
              <>
                <Button onPress={() => send({ type: 'method.changeChosen' })}>
                  <Trans>Change how you get it</Trans>
                </Button>
                <Button onPress={() => send({ type: 'amount.changeChosen' })}>
                  <Trans>Change the amount</Trans>
                </Button>
              </>
            )}
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <Card>
          <Figure label={<Trans>You borrow</Trans>}>
            <Money cents={amount} size="hero" />
          </Figure>
          <Facts>
            <Fact label={<Trans>Sent to</Trans>}>
              <WayName where={view.where} />
            </Fact>
          </Facts>
          <p>
            <Trans>Next, you’ll read and sign your loan documents. They say what the loan costs. No money is sent before you sign.</Trans>
          </p>
        </Card>
      </Form>
    </>
  );
}

/** The result of the last attempt. An unknown outcome is stated first: "try again" alone would be wrong. Spec: CONF-009. */
function LastAttempt({ view: { phase, failure, elsewhere } }: Pick<Props, 'view'>) {
  if (phase === 'unknown')
    return (
      <Notice tone="warning" live="alert" title={<Trans>We couldn’t confirm yet whether this request arrived.</Trans>}>
        <p>
          <Trans>
            We’re checking, and this page updates by itself as soon as we know. At most one loan is made: pressing the button again sends
            this same request, not a second one.
          </Trans>
        </p>
        <FailureSmallPrint failure={failure} topic="other" />
      </Notice>
    );
  return (
    <>
      <FailureNote failure={failure} topic="other" />
      {elsewhere && (
        <Notice tone="warning" live="status" title={<Trans>This loan is being made in another tab.</Trans>}>
          <Trans>Finish there, or close that tab and try again here.</Trans>
        </Notice>
      )}
    </>
  );
}
