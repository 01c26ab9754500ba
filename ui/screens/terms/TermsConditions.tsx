import { Trans } from '@lingui/react/macro';
import type { TermsEvent } from '../../../machines/terms/terms.machine.ts';
import type { TermsView } from '../../../machines/terms/terms.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Card, Section } from '../../kit/Card.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { ElectronicPapers } from '../../papers/ElectronicPapers.tsx';
import { OutsideLink } from '../../papers/OutsideLink.tsx';
import { PaperText } from '../../papers/PaperText.tsx';
import { SaveCopy } from '../../papers/SaveCopy.tsx';
import { Agreed } from './parts/Agreed.tsx';

type Props = { view: TermsView; send: (event: TermsEvent) => void };

/** The terms of the account, and what the customer has agreed to. Spec: portal §2 "TermsConditions" (ROUTE-098, BRAND-006). */
export function TermsConditions({ view, send }: Props) {
  const brandName = useBrandName();
  const name = view.brand && brandName(view.brand);
  const version = view.agreement?.version;
  return (
    <Page screen="TermsConditions" title={<Trans>Terms and conditions</Trans>} eyebrow={name} busy={view.busy}>
      {view.state === 'loading' && <SkeletonCard lines={6} />}
      {view.state === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {view.state === 'visitor' && (
        <Notice tone="info" title={<Trans>The terms of your account are in your account</Trans>}>
          <Trans>Sign in to read them, and to see what you agreed to and when.</Trans>
        </Notice>
      )}
      {view.agreement && view.state === 'loaded' && (
        <>
          <Card
            title={view.agreement.title}
            note={
              <Trans>
                Version {version}, effective <DateText day={view.agreement.effectiveOn} mode="short" />
              </Trans>
            }
            footer={view.hasCopy && <SaveCopy failed={view.copyFailed} onPress={() => send({ type: 'copy.chosen' })} />}
          >
            <PaperText lines={view.lines} />
          </Card>
          <Agreed agreement={view.agreement} agreedBefore={view.agreedBefore} />
          <Section title={<Trans>Electronic documents</Trans>}>
            <ElectronicPapers />
          </Section>
        </>
      )}
      {view.termsPage && (
        <p>
          <OutsideLink address={view.termsPage}>
            <Trans>Terms of use for the {name} site</Trans>
          </OutsideLink>
        </p>
      )}
      <Button onPress={() => send({ type: 'flow.left' })}>
        <Trans>Done</Trans>
      </Button>
    </Page>
  );
}
