import { useEffect, useState } from 'react';
import { App } from '../../ui/shell/App.tsx';
import type { PagePort } from '../../ui/shell/pagePort.ts';
import type { AppRef } from '../../ui/shell/useCharts.ts';

export type TakenOverProps = {
  app: AppRef;
  page: PagePort;
  /** The document's own elements are taken over; otherwise they are replaced. */
  drawn: boolean;
  /** Told once, when the page hears what is typed and pressed. */
  onAlive: () => void;
};

/**
 * The page over a document that the build has drawn. The build knows no installation: first exactly its picture, so that the elements and
 * what was typed into them stay, and in the same moment what is true here.
 */
export function TakenOver({ app, page, drawn, onAlive }: TakenOverProps) {
  const [alive, setAlive] = useState(!drawn);
  useEffect(() => {
    setAlive(true);
    onAlive();
  }, [onAlive]);
  return <App app={app} page={alive ? page : { ...page, sandbox: false }} />;
}
