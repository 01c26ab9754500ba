import type { SnapshotFrom } from 'xstate';
import type { storesMachine } from './stores.machine.ts';

type Snapshot = SnapshotFrom<typeof storesMachine>;

/** `contacts` null: not loaded yet (`busy`), or `failure` says why not. */
export type StoresView = Snapshot['context'] & { busy: boolean };

export const storesView = (snapshot: Snapshot): StoresView => ({ ...snapshot.context, busy: snapshot.hasTag('busy') });
