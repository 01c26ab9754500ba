import type { SnapshotFrom } from 'xstate';
import type { installMachine } from './install.machine.ts';
import type { InstallScreen, InstallView } from './install.types.ts';

type Snapshot = SnapshotFrom<typeof installMachine>;

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
