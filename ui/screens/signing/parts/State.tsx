import { Trans } from '@lingui/react/macro';
import type { SigningEvent } from '../../../../machines/signing/signing.rules.ts';
import type { SigningView } from '../../../../machines/signing/signing.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import { SkeletonCard } from '../../../kit/Skeleton.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { Declined, Expired, Signed, Unrecorded, Viewed } from './results.tsx';
import { Sign } from './Sign.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

type Props = ScreenProps<SigningView, SigningEvent>;

/** How the signing stands when no papers are on the page, and the way on. It takes the focus that the papers had. */
export function State(props: Props) {
  const box = useFocusWhenLost<HTMLDivElement>();
  return (
    <div className="signing-state" ref={box} tabIndex={-1}>
      <Content {...props} />
    </div>
  );
}

function Content({ view, send }: Props) {
  switch (view.phase) {
    case 'unchecked':
      return <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />;
    case 'unopened':
      return (
        <FailureNote failure={view.failure} topic="other" onRetry={view.mayRetry ? () => send({ type: 'retry.chosen' }) : undefined} />
      );
    case 'unable':
      return <Unable view={view} send={send} />;
    case 'outdated':
      return <Outdated view={view} send={send} />;
    case 'leaving':
      return <Notice tone="info" live="status" title={<Trans>Your documents are opening in this window</Trans>} />;
    case 'offered':
    case 'away':
    case 'elsewhere':
      return <NotHere view={view} send={send} />;
    case 'recording':
    case 'late':
      return <Waiting view={view} send={send} />;
    case 'signed':
      return <Signed send={send} />;
    case 'declined':
      return <Declined view={view} send={send} />;
    case 'viewed':
      return <Viewed send={send} />;
    case 'expired':
      return <Expired send={send} />;
    case 'unrecorded':
      return <Unrecorded view={view} send={send} />;
    case 'checking':
    case 'opening':
    case 'loading':
    case 'stuck':
    case 'reading':
      return <SkeletonCard lines={5} />;
  }
}

/** The address was not one of the signing page. Spec: ERR-031, quality §3 "signature links". */
function Unable({ view: { storePhoneNumber }, send }: Props) {
  return (
    <Notice
      tone="danger"
      live="alert"
      title={<Trans>Unable to open the link</Trans>}
      actions={
        <Button icon={<Icon name="again" />} onPress={() => send({ type: 'retry.chosen' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {storePhoneNumber === '' ? (
        <Trans>Nothing is signed. Your store can help you sign.</Trans>
      ) : (
        <Trans>
          Nothing is signed. Call your store, and sign there: <Phone number={storePhoneNumber} />
        </Trans>
      )}
    </Notice>
  );
}

/** Another amount or another day: what was read is not what would be signed. */
function Outdated({ view, send }: Props) {
  return (
    <>
      <FailureNote failure={view.failure} topic="other">
        <p>
          <Trans>Nothing is signed, and nothing was charged.</Trans>
        </p>
      </FailureNote>
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'papers.chosen' })}>
          <Trans>Read the documents again</Trans>
        </Button>
      </Actions>
    </>
  );
}

/** The papers are not on this page, or not yet. */
function NotHere({ view: { phase }, send }: Props) {
  if (phase === 'offered')
    return (
      <>
        <p>
          <Trans>Your documents open in this window. When you’ve finished, you’ll come back here.</Trans>
        </p>
        <Actions>
          <Sign send={send}>
            <Trans>Open the documents</Trans>
          </Sign>
        </Actions>
      </>
    );
  if (phase === 'away')
    return (
      <>
        <p>
          <Trans>Your documents open in this window. If nothing happens, or if you came back before you finished, open them again.</Trans>
        </p>
        <Actions>
          <Sign send={send}>
            <Trans>Open the documents again</Trans>
          </Sign>
        </Actions>
      </>
    );
  return (
    <>
      <Notice tone="info" title={<Trans>Your documents were opened before</Trans>}>
        <Trans>
          In another window, on another device, or here before the page was loaded again. If you sign them there, this page updates by
          itself.
        </Trans>
      </Notice>
      <p>
        <Trans>To sign here, open them again. They’ll close where they were opened before.</Trans>
      </p>
      <Actions>
        <Sign send={send}>
          <Trans>Open the documents here</Trans>
        </Sign>
      </Actions>
    </>
  );
}

/** The signing page has ended, and the lender has not said how. Spec: FLOW-DOC-05, OPEN-010. */
function Waiting({ view: { phase }, send }: Props) {
  if (phase === 'recording')
    return (
      <Notice tone="info" live="status" title={<Trans>Your lender is recording the result</Trans>}>
        <Trans>This takes a few seconds. This page updates by itself.</Trans>
      </Notice>
    );
  return (
    <>
      <Notice tone="info" live="status" title={<Trans>The result is still being recorded</Trans>}>
        <Trans>
          You can wait: this page updates by itself. Or leave, and come back later: your signature won’t be lost, and you sign only once.
        </Trans>
      </Notice>
      <p>
        <Trans>Did you close the documents before you pressed the last button? Open them again.</Trans>
      </p>
      <Actions>
        <Sign send={send} kind="secondary">
          <Trans>Open the documents again</Trans>
        </Sign>
      </Actions>
    </>
  );
}
