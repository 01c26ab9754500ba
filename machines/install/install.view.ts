import type { SnapshotFrom } from 'xstate';
import type { InstallScreen, installMachine } from './install.machine.ts';

type Snapshot = SnapshotFrom<typeof installMachine>;

export type InstallView = {
  screen: InstallScreen;
  busy: boolean;
  /** The page runs installed, or the browser has just installed the portal. */
  installed: boolean;
  /** What PwaInstallChrome offers: the browser's prompt, or its menu. */
  offer: 'prompt' | 'menu';
  dismissed: boolean;
  /** Safari of a Mac. */
  mac: boolean;
};

function screenOf(at: Snapshot): InstallScreen {
  if (at.matches('chrome')) return 'PwaInstallChrome';
  if (at.matches('apple')) return 'PwaInstallApple';
  return at.matches('unsupported') ? 'PwaInstallUnsupported' : 'PwaInstallRoute';
}

/** What the install screens show. */
export const installView = (at: Snapshot): InstallView => ({
  screen: screenOf(at),
  busy: at.hasTag('busy'),
  installed: at.context.installed,
  offer: at.context.offered || at.matches({ chrome: 'prompting' }) ? 'prompt' : 'menu',
  dismissed: at.context.dismissed,
  mac: at.context.way === 'appleMac',
});
