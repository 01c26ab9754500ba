import { useEffect, useInsertionEffect, useState } from 'react';
import { App } from '../../ui/shell/App.tsx';
import type { PagePort } from '../../ui/shell/pagePort.ts';
import type { AppRef } from '../../ui/shell/useCharts.ts';

export type TakenOverProps = {
  app: AppRef;
  page: PagePort;
  /** Hydrates the document's elements; otherwise they are replaced. */
  drawn: boolean;
  /** Called once, in the commit: the elements are there, and no effect has run. */
  onCommit?: (() => void) | undefined;
  /** Called once, when the page handles input. */
  onAlive: () => void;
};

/**
 * The page on top of a document that the build has rendered. The build does not know the installation: the first render is exactly the
 * build's, so that the elements and the typed text stay; the second, in the same task, is the one of this installation.
 */
export function TakenOver({ app, page, drawn, onCommit, onAlive }: TakenOverProps) {
  const [alive, setAlive] = useState(!drawn);
  useInsertionEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => {
    setAlive(true);
    onAlive();
  }, [onAlive]);
  return <App app={app} page={alive ? page : { ...page, sandbox: false }} />;
}
