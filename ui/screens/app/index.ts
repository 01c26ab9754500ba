import { appView, type AppSnapshot } from '../../../machines/app/app.view.ts';
import type { AppEvent, AppScreen, AppView } from '../../../machines/app/app.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ChunkLoadError } from './ChunkLoadError.tsx';
import { MaintenanceMode } from './MaintenanceMode.tsx';
import { NetworkError } from './NetworkError.tsx';
import { OtherProfile } from './OtherProfile.tsx';

/** The app's own screens, shown when no flow can be. */
export const flowScreens: FlowScreens<AppSnapshot, Record<AppScreen, AppView>, AppEvent> = {
  select: appView,
  screens: { NetworkError, MaintenanceMode, ChunkLoadError, OtherProfile },
};
