import { useCallback } from 'react';
import { usePageServices } from './pageServices.tsx';

export type HostedFrameProps = {
  src: string;
  /** What the frame is for; its accessible name. */
  title: string;
  /** px, as the frame has told. */
  height: number;
};

/** The hosted card form, from the card vault's own origin: it may run its scripts and submit its form, and nothing of the page is within its reach. */
export function HostedFrame({ src, title, height }: HostedFrameProps) {
  const { attachFrame } = usePageServices();
  const attach = useCallback((element: HTMLIFrameElement | null) => attachFrame('vault', element), [attachFrame]);
  return (
    <iframe
      ref={attach}
      className="hosted-frame"
      src={src}
      title={title}
      height={height}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="strict-origin"
    />
  );
}
