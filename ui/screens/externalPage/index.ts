import type { SnapshotFrom } from 'xstate';
import type { externalPageMachine, ExternalPageEvent } from '../../../machines/externalPage/externalPage.machine.ts';
import { externalPageView, type ExternalPageView } from '../../../machines/externalPage/externalPage.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ExternalBrowserAuth } from './ExternalBrowserAuth.tsx';

export const flowScreens: FlowScreens<
  SnapshotFrom<typeof externalPageMachine>,
  { ExternalBrowserAuth: ExternalPageView },
  ExternalPageEvent
> = {
  select: externalPageView,
  screens: { ExternalBrowserAuth },
};
