import './install.css';
import type { SnapshotFrom } from 'xstate';
import type { installMachine, InstallEvent, InstallScreen } from '../../../machines/install/install.machine.ts';
import { installView, type InstallView } from '../../../machines/install/install.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { PwaInstallApple } from './PwaInstallApple.tsx';
import { PwaInstallChrome } from './PwaInstallChrome.tsx';
import { PwaInstallRoute } from './PwaInstallRoute.tsx';
import { PwaInstallUnsupported } from './PwaInstallUnsupported.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof installMachine>, Record<InstallScreen, InstallView>, InstallEvent> = {
  select: installView,
  screens: { PwaInstallRoute, PwaInstallChrome, PwaInstallApple, PwaInstallUnsupported },
};
