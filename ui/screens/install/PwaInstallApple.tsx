import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InstallEvent } from '../../../machines/install/install.machine.ts';
import type { InstallView } from '../../../machines/install/install.view.ts';
import { InstallPage, OneMoreSignIn } from './parts/InstallPage.tsx';
import { AddPicture, HomePicture, SharePicture } from './parts/pictures.tsx';

/** Add to home screen, step by step, in pictures and words: Apple's browsers have no prompt. Spec: portal §2 "PwaInstallApple" (ROUTE-105, PWA-003). */
export function PwaInstallApple({ view, send }: { view: InstallView; send: (event: InstallEvent) => void }) {
  const { mac } = view;
  return (
    <InstallPage screen="PwaInstallApple" view={view} send={send}>
      <OneMoreSignIn />
      <ol className="install-pictures">
        <Step picture={<SharePicture />}>
          {mac ? (
            <Trans>Press Share in the Safari toolbar: the square with the arrow.</Trans>
          ) : (
            <Trans>Tap Share: the square with the arrow, below the page or beside the address.</Trans>
          )}
        </Step>
        <Step picture={<AddPicture />}>
          {mac ? <Trans>Choose “Add to Dock”.</Trans> : <Trans>Scroll down and tap “Add to Home Screen”, then “Add”.</Trans>}
        </Step>
        <Step picture={<HomePicture />}>
          {mac ? <Trans>Open the portal from the Dock.</Trans> : <Trans>Open the portal from your home screen.</Trans>}
        </Step>
      </ol>
    </InstallPage>
  );
}

const Step = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <li>
    {picture}
    <span>{children}</span>
  </li>
);
