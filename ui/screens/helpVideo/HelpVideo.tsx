import { Trans } from '@lingui/react/macro';
import { CirclePlay } from 'lucide';
import { useRef, type ReactNode } from 'react';
import type { HelpVideoEvent } from '../../../machines/helpVideo/helpVideo.machine.ts';
import type { HelpVideoView } from '../../../machines/helpVideo/helpVideo.view.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { LucideIcon } from '../../kit/LucideIcon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

type Props = {
  video: HelpVideoView;
  send: (event: HelpVideoEvent) => void;
  /** What the video is about. */
  children: ReactNode;
};

/** A video of the lender that explains the screen, in a new tab; what kept it from opening is below. Spec: CALL-063, ERR-021, ERR-032. */
export function HelpVideo({ video, send, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const choose = () => send({ type: 'video.chosen' });
  const retry = () => {
    button.current?.focus(); // the note goes away with its button
    choose();
  };
  return (
    <>
      <Button ref={button} kind="quiet" icon={<LucideIcon icon={CirclePlay} />} busy={video.state === 'opening'} onPress={choose}>
        {children}
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
