import type { SnapshotFrom } from 'xstate';
import type { unavailableMachine } from '../../../machines/unavailable/unavailable.machine.ts';
import type { UnavailableEvent } from '../../../machines/unavailable/unavailable.rules.ts';
import { unavailableView, type UnavailableView } from '../../../machines/unavailable/unavailable.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { FeatureUnavailable } from './FeatureUnavailable.tsx';

export const flowScreens: FlowScreens<
  SnapshotFrom<typeof unavailableMachine>,
  { FeatureUnavailable: UnavailableView },
  UnavailableEvent
> = {
  select: unavailableView,
  screens: { FeatureUnavailable },
};
