/**
 * What the page has to know before it can show anything: limits of the service, who is signed in, which flows are locked; all at once.
 * A failure of one does not stop the start: without settings the specification's defaults apply (ERR-037), without a session nobody is signed in.
 */
import { assign, setup } from 'xstate';
import { readLocks } from '../../services/actors/locks.ts';
import { restoreSession } from '../../services/actors/session.ts';
import { getSettings } from '../../services/actors/settings.ts';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import { appStartWords } from './appStart.words.ts';

type Known = { settings: Settings; person: Person | null; locks: readonly string[] };
export type AppStarted = Known & { kind: 'started' };

export const appStartMachine = setup({
  types: {} as { context: Known; output: AppStarted; tags: 'busy' },
  actors: { getSettings, restoreSession, readLocks },
}).createMachine({
  id: 'appStart',
  meta: appStartWords,
  context: { settings: DEFAULT_SETTINGS, person: null, locks: [] },
  output: ({ context }) => ({ kind: 'started', ...context }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      type: 'parallel',
      onDone: 'closed',
      states: {
        settings: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'getSettings',
                src: 'getSettings',
                input: {},
                onDone: { target: 'known', actions: assign({ settings: ({ event }) => event.output }) },
                onError: 'known',
              },
            },
            known: { type: 'final' },
          },
        },
        session: {
          initial: 'restoring',
          states: {
            restoring: {
              invoke: {
                id: 'restoreSession',
                src: 'restoreSession',
                onDone: { target: 'known', actions: assign({ person: ({ event }) => event.output }) },
                onError: 'known',
              },
            },
            known: { type: 'final' },
          },
        },
        locks: {
          initial: 'reading',
          states: {
            reading: {
              invoke: {
                id: 'readLocks',
                src: 'readLocks',
                onDone: { target: 'known', actions: assign({ locks: ({ event }) => event.output }) },
                onError: 'known',
              },
            },
            known: { type: 'final' },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
