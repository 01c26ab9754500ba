import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { HelpVideoEvent } from '../../../machines/helpVideo/helpVideo.machine.ts';
import type { VideoKey } from '../../../machines/helpVideo/helpVideo.rules.ts';
import type { HelpVideoView } from '../../../machines/helpVideo/helpVideo.view.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

const TITLES: Readonly<Record<VideoKey, MessageDescriptor>> = {
  refinance: msg`Watch a video: how a refinance works`,
  productSwitch: msg`Watch a video: what changes when you switch to another loan`,
  gpsLocation: msg`Watch a video: how to share your location`,
};

/** A video of the lender that explains the screen, in a new tab; what kept it from opening is below. Spec: CALL-063, ERR-021, ERR-032. */
export function HelpVideo({ video, send }: { video: HelpVideoView; send: (event: HelpVideoEvent) => void }) {
  const { i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const choose = () => send({ type: 'video.chosen' });
  const retry = () => {
    button.current?.focus(); // the note goes away with its button
    choose();
  };
  return (
    <>
      <Button ref={button} kind="quiet" icon={<Icon name="language" />} busy={video.state === 'opening'} onPress={choose}>
        {i18n._(TITLES[video.videoKey])}
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      </Button>
      {video.state === 'failed' && <FailureNote failure={video.failure} topic="link" onRetry={retry} />}
      {video.state === 'forbidden' && <Notice tone="danger" live="alert" title={<Trans>Unable to open the link</Trans>} />}
      {video.state === 'blocked' && video.address !== null && (
        <Notice
          tone="warning"
          live="alert"
          title={<Trans>Unable to open the link</Trans>}
          actions={
            <a className="button button-secondary" href={video.address} target="_blank" rel="noopener noreferrer">
              <Trans>Open the page</Trans>
            </a>
          }
        >
          <Trans>Your browser didn’t let us open a new window. You can open the page yourself.</Trans>
        </Notice>
      )}
    </>
  );
}
