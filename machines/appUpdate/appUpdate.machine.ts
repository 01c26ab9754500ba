/**
 * A new version of the portal waits until the customer accepts it. When another tab accepts it first, this tab keeps its version and reloads
 * when the customer accepts here, too. Spec: PWA-001, quality §2 F15.
 */
import { sendTo, setup, type ActorRefFrom } from 'xstate';
import { reloadPage, watchWorker } from '../../services/actors/appUpdate.ts';
import { appUpdateWords } from './appUpdate.words.ts';

/** `update.accepted` comes from the customer, the others from the service worker. */
type AppUpdateEvent = { type: 'update.accepted' } | { type: 'update.found' } | { type: 'worker.changed' };

export type AppUpdateRef = ActorRefFrom<typeof appUpdateMachine>;

export const appUpdateMachine = setup({
  types: {} as { events: AppUpdateEvent; tags: 'busy' | 'ready'; children: { watchWorker: 'watchWorker'; reloadPage: 'reloadPage' } },
  actors: { watchWorker, reloadPage },
  actions: { takeUpdate: sendTo('watchWorker', { type: 'update.taken' }) },
  delays: { takeoverLimit: 10_000 },
}).createMachine({
  id: 'appUpdate',
  meta: appUpdateWords,
  invoke: { id: 'watchWorker', src: 'watchWorker' },
  initial: 'current',
  states: {
    current: { on: { 'update.found': 'ready', 'worker.changed': 'takenElsewhere' } },
    ready: { tags: 'ready', on: { 'update.accepted': 'taking', 'worker.changed': 'takenElsewhere' } },
    taking: {
      tags: 'busy',
      entry: 'takeUpdate',
      on: { 'worker.changed': 'reloading' },
      after: { takeoverLimit: 'ready' },
    },
    takenElsewhere: { tags: 'ready', on: { 'update.accepted': 'reloading' } },
    reloading: { tags: 'busy', invoke: { id: 'reloadPage', src: 'reloadPage', onDone: 'reloaded' } },
    reloaded: { type: 'final' },
  },
});
