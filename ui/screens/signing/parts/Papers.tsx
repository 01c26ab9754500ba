import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { SigningEvent } from '../../../../machines/signing/signing.rules.ts';
import type { SigningView } from '../../../../machines/signing/signing.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { usePageServices } from '../../../kit/pageServices.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const LINES = 8;

/** The papers in a frame, and the way to have them in this window. Spec: ROUTE-084. */
export function Papers({ view, send }: ScreenProps<SigningView, SigningEvent>) {
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  const { phase, signingUrl } = view;
  const openHere = (
    <Button kind={phase === 'stuck' ? 'primary' : 'quiet'} onPress={() => send({ type: 'window.chosen' })}>
      <Trans>Open the documents in this window instead</Trans>
    </Button>
  );
  return (
    <section className="signing-state" aria-labelledby="papers-title">
      <h2 id="papers-title" ref={heading} tabIndex={-1}>
        <Trans>Read the documents, and sign at the end</Trans>
      </h2>
      {phase === 'stuck' && (
        <Notice tone="warning" live="status" title={<Trans>The documents aren’t showing here</Trans>} actions={openHere}>
          <Trans>Nothing is signed yet. When you’ve finished in this window, you’ll come back here.</Trans>
        </Notice>
      )}
      {signingUrl === '' ? (
        <div className="signing-frame signing-frame-coming">
          <Skeleton lines={LINES} />
        </div>
      ) : (
        <SigningFrame src={signingUrl} onLoad={() => send({ type: 'frame.loaded' })} />
      )}
      {signingUrl !== '' && phase !== 'stuck' && <Actions>{openHere}</Actions>}
    </section>
  );
}

/** The signing page, from its own origin: it may run its scripts, submit its form and give a copy of the papers; it cannot replace this page. */
function SigningFrame({ src, onLoad }: { src: string; onLoad: () => void }) {
  const { t } = useLingui();
  const { attachFrame } = usePageServices();
  const attach = useCallback((element: HTMLIFrameElement | null) => attachFrame('signing', element), [attachFrame]);
  return (
    <iframe
      ref={attach}
      className="signing-frame"
      src={src}
      title={t`Documents to read and sign`}
      sandbox="allow-scripts allow-forms allow-same-origin allow-downloads"
      onLoad={onLoad}
    />
  );
}
