import { inChart, type Fault } from '../fault.ts';

const appUpdate = inChart('appUpdate');
const FILE = 'appUpdate/appUpdate.machine.ts';

export const appUpdateFaults: readonly Fault[] = [
  appUpdate('a new version is not offered', FILE, "ready: { tags: 'ready', on", 'ready: { on'),
  appUpdate(
    'another tab reloads this one',
    FILE,
    "current: { on: { 'update.found': 'ready', 'worker.changed': 'takenElsewhere' } }",
    "current: { on: { 'update.found': 'ready', 'worker.changed': 'reloading' } }",
  ),
  appUpdate('a press waits for a version that is already active', FILE, "'update.accepted': 'reloading'", "'update.accepted': 'taking'"),
  appUpdate('a version that does not take over is never offered again', FILE, "after: { takeoverLimit: 'ready' },", ''),
];
