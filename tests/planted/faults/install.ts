import { inChart, type Fault } from '../fault.ts';

const install = inChart('install');

export const installFaults: readonly Fault[] = [
  install(
    'Install may be pressed without an offer',
    'install/install.machine.ts',
    "{ guard: 'isOffered', target: 'prompting' }",
    "{ target: 'prompting' }",
  ),
  install('an installed portal is offered again', 'install/install.machine.ts', "{ guard: 'isInstalled', target: 'installed' },", ''),
  install('an offer is used twice', 'install/install.machine.ts', 'entry: assign({ offered: false }),', ''),
  install('"Not now" counts as yes', 'install/install.machine.ts', "choice === 'accepted'", "choice !== 'accepted'"),
  install('a Mac gets the explanation for Chrome', 'install/install.machine.ts', "|| context.way === 'appleMac'", ''),
];
