import { Trans, useLingui } from '@lingui/react/macro';
import type { AutopayEvent } from '../../../../machines/autopay/autopay.types.ts';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { PaperText } from '../../../papers/PaperText.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { MethodName } from '../../paying/MethodName.tsx';
import { EndsBefore } from './EndsBefore.tsx';

type Props = ScreenProps<AutoPayConfirmView, AutopayEvent>;

/** The full authorization above the box, which nobody has checked. Spec: FLOW-AUTO-05; Regulation E (autopay-5). */
export function Authorization({ view, send }: Props) {
  const { t } = useLingui();
  const { method, papers } = view;
  const errors = view.boxIsMissing ? [{ field: 'agreed', text: t`Check the box to turn on autopay, or continue without it.` }] : [];
  return (
    <>
      {view.haveChanged && (
        <Notice tone="warning" live="alert">
          <Trans>The authorization has changed since you opened it. This is the new one. Please read it again.</Trans>
        </Notice>
      )}
      <Facts>
        <Fact label={<Trans>Taken from</Trans>}>{method && <MethodName method={method} />}</Fact>
      </Facts>
      {method?.endsBefore && (
        <Notice tone="warning">
          <EndsBefore expiry={method.expiry} nextDate={view.nextDate} />
        </Notice>
      )}
      {papers.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <PaperText lines={lines} />
        </Card>
      ))}
      <Form
        onSubmit={(values) => send({ type: 'agreement.submitted', agreed: values.checked('agreed') })}
        errors={errors}
        busy={view.phase === 'working'}
        submitLabel={<SubmitLabel view={view} />}
        actions={
          <>
            <Button onPress={() => send({ type: 'method.changeChosen' })}>
              <Trans>Use another card or bank account</Trans>
            </Button>
            <Button kind="quiet" onPress={() => send({ type: 'autopay.declined' })}>
              {view.fromPayment ? <Trans>Not now: pay without autopay</Trans> : <Trans>Not now</Trans>}
            </Button>
          </>
        }
      >
        <FailureNote failure={view.failure} topic="other">
          <p>
            <Trans>We don’t know if we received it. Press the button again. It counts only once.</Trans>
          </p>
        </FailureNote>
        <Checkbox
          name="agreed"
          label={<Trans>I have read this, and I allow the lender to take each payment on its due date.</Trans>}
          hint={view.changesNow ? undefined : <Trans>Autopay changes when your payment is taken.</Trans>}
        />
      </Form>
    </>
  );
}

function SubmitLabel({ view: { changesNow, isChange } }: Pick<Props, 'view'>) {
  if (!changesNow) return <Trans>Agree and continue to the payment</Trans>;
  return isChange ? <Trans>Agree and change autopay</Trans> : <Trans>Agree and turn on autopay</Trans>;
}
