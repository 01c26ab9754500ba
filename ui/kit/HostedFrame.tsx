import { useCallback } from 'react';
import { usePageServices } from './pageServices.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

export type HostedFrameProps = {
  /** Empty while it loads: its space is reserved. */
  src: string;
  /** The accessible name of the frame. */
  title: string;
  /** px, as the frame reports it; 0 until then: the style sheet reserves the expected height. */
  height: number;
};

const LINES = 6;

/** The hosted card form, from the card vault's own origin: it may run its scripts and submit its form, and has no access to the page. */
export function HostedFrame({ src, title, height }: HostedFrameProps) {
  const { attachFrame } = usePageServices();
  const attach = useCallback((element: HTMLIFrameElement | null) => attachFrame('vault', element), [attachFrame]);
  // a press on a button below blurs a field, whose error makes the frame taller: not before the press has ended
  const heldHeight = useHeldWhilePressed(height);
  return (
    <div className="hosted-frame-room">
      {src === '' ? (
        <div className="hosted-frame hosted-frame-coming">
          <Skeleton lines={LINES} />
        </div>
      ) : (
        <iframe
          ref={attach}
          className="hosted-frame"
          src={src}
          title={title}
          height={heldHeight || undefined}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="strict-origin"
        />
      )}
    </div>
  );
}
