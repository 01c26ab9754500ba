import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import type { GetCashNoticeView } from '../../../machines/draw/draw.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Card } from '../../kit/Card.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { PaperText } from '../../papers/PaperText.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { CostFacts } from './parts/CostFacts.tsx';
import { DrawPage } from './parts/DrawPage.tsx';
import { Stopped } from './parts/Stopped.tsx';

type Props = ScreenProps<GetCashNoticeView, DrawEvent>;

/** What the cash costs, and its papers, before anything is sent. Spec: portal §2 "GetCashNotice" (ROUTE-087). */
export function GetCashNotice({ view, send }: Props) {
  const { phase, storePhoneNumber } = view;
  const isStopped = phase === 'held' || phase === 'elsewhere' || phase === 'unlocked';
  return (
    <DrawPage view={view} title={<Trans>Before you get the cash</Trans>}>
      <CostFacts view={view} />
      {phase === 'loading' && <SkeletonCard lines={6} />}
      {phase === 'withoutPapers' && (
        <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })}>
          <p>
            <Trans>No money was sent.</Trans>
          </p>
        </FailureNote>
      )}
      {(phase === 'reading' || phase === 'working') && <Papers view={view} send={send} />}
      {isStopped && <Stopped view={view} send={send} />}
      {phase !== 'reading' && phase !== 'working' && <Changes send={send} />}
      {isStopped && storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </DrawPage>
  );
}

function Papers({ view, send }: Props) {
  const { t } = useLingui();
  const { papers, boxIsMissing, phase } = view;
  return (
    <>
      {view.haveChanged && (
        <Notice tone="warning" live="alert">
          <Trans>The documents have changed since you opened them. These are the new ones. Please read them again.</Trans>
        </Notice>
      )}
      {papers.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <PaperText lines={lines} />
        </Card>
      ))}
      <Form
        onSubmit={(values) => send({ type: 'agreement.submitted', agreed: values.checked('agreed') })}
        errors={boxIsMissing ? [{ field: 'agreed', text: t`Check the box to continue.` }] : []}
        busy={phase === 'working'}
        submitLabel={<Trans>Agree and continue</Trans>}
        actions={<Changes send={send} />}
      >
        <FailureNote failure={view.failure} topic="other">
          <p>
            <Trans>We don’t know if we received it. Press the button again. It counts only once.</Trans>
          </p>
        </FailureNote>
        <Checkbox
          name="agreed"
          label={<Trans>I have read this, and I know what the cash costs.</Trans>}
          hint={<Trans>Nothing is sent yet.</Trans>}
        />
      </Form>
    </>
  );
}

const Changes = ({ send }: Pick<Props, 'send'>) => (
  <>
    <Button onPress={() => send({ type: 'where.changeChosen' })}>
      <Trans>Change where it goes</Trans>
    </Button>
    <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
      <Trans>Not now</Trans>
    </Button>
  </>
);
