import type { SnapshotFrom } from 'xstate';
import type { storesMachine } from './stores.machine.ts';
import type { StoresView } from './stores.types.ts';

export const storesView = (snapshot: SnapshotFrom<typeof storesMachine>): StoresView => ({
  ...snapshot.context,
  busy: snapshot.hasTag('busy'),
});
