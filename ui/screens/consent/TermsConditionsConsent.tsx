import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentEvent } from '../../../machines/consent/consent.rules.ts';
import type { ConsentView } from '../../../machines/consent/consent.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Card, Section } from '../../kit/Card.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { ElectronicPapers } from '../../papers/ElectronicPapers.tsx';
import { PaperText } from '../../papers/PaperText.tsx';
import { SaveCopy } from '../../papers/SaveCopy.tsx';

type Props = { view: ConsentView; send: (event: ConsentEvent) => void };

/** The full terms and what agreeing means, above the box. Spec: portal §2 "TermsConditionsConsent" (ROUTE-101, OPEN-003). */
export function TermsConditionsConsent({ view, send }: Props) {
  const { state } = view;
  const isNewer = view.agreedBefore > 0;
  return (
    <Page
      screen="TermsConditionsConsent"
      title={isNewer ? <Trans>The terms of your account have changed</Trans> : <Trans>The terms of your account</Trans>}
      lead={<Trans>Please read them. You need to agree before you continue. This doesn’t change anything about your loans.</Trans>}
      busy={view.busy}
    >
      {state === 'failed' && (
        <>
          <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
          <Button kind="quiet" onPress={() => send({ type: 'signOut.chosen' })}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      )}
      {state === 'loading' && <SkeletonCard lines={6} />}
      {(state === 'viewing' || state === 'agreeing') && <ToRead view={view} send={send} />}
    </Page>
  );
}

function ToRead({ view, send }: Props) {
  const { t } = useLingui();
  const { version } = view;
  const errors = view.boxIsMissing ? [{ field: 'agreed', text: t`Check the box if you agree, or sign out if you don’t.` }] : [];
  return (
    <>
      {view.haveChanged && (
        <Notice tone="warning" live="alert">
          <Trans>The terms changed while you were reading. These are the new ones. Please read them again.</Trans>
        </Notice>
      )}
      <Card
        title={view.title}
        note={
          <Trans>
            Version {version}, effective <DateText day={view.effectiveOn} mode="short" />
          </Trans>
        }
        footer={view.hasCopy && <SaveCopy failed={view.copyFailed} onPress={() => send({ type: 'copy.chosen' })} />}
      >
        <PaperText lines={view.lines} />
      </Card>
      <Section title={<Trans>Electronic documents</Trans>}>
        <ElectronicPapers />
      </Section>
      <Form
        onSubmit={(values) => send({ type: 'consent.submitted', agreed: values.checked('agreed') })}
        errors={errors}
        busy={view.state === 'agreeing'}
        submitLabel={<Trans>Agree and continue</Trans>}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'consent.declined' })}>
            <Trans>I don’t agree: sign out</Trans>
          </Button>
        }
      >
        <FailureNote failure={view.failure} topic="other">
          <p>
            <Trans>We don’t know if we received it. Press the button again. It counts only once.</Trans>
          </p>
        </FailureNote>
        <Checkbox
          name="agreed"
          label={<Trans>I have read and agree to the terms, and I agree to receive documents electronically.</Trans>}
        />
      </Form>
    </>
  );
}
