import { useCallback } from 'react';
import { usePageServices } from './pageServices.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

export type HostedFrameProps = {
  /** Empty while it is on its way: its place is kept. */
  src: string;
  /** What the frame is for; its accessible name. */
  title: string;
  /** px, as the frame has told; 0 until it has: then it is as high as it will be. */
  height: number;
};

const LINES = 6;

/** The hosted card form, from the card vault's own origin: it may run its scripts and submit its form, and nothing of the page is within its reach. */
export function HostedFrame({ src, title, height }: HostedFrameProps) {
  const { attachFrame } = usePageServices();
  const attach = useCallback((element: HTMLIFrameElement | null) => attachFrame('vault', element), [attachFrame]);
  // whoever presses a button below leaves a field, and the frame grows by what is wrong with it: not before the press has counted
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
