/**
 * Runs in the background after a sign-in: marks the device and deletes guest cards of an earlier payment. The client logs failures; the
 * customer does not see them. Spec: FLOW-AUTH-05, FLOW-AUTH-06.
 */
import { setup } from 'xstate';
import { deleteGuestCards } from '../../services/actors/cards.ts';
import { markDevice } from '../../services/actors/device.ts';
import { settlingWords } from './settling.words.ts';

/** `trusted`: the service allows neither on a new device (FLOW-AUTH-15). */
type Settling = { remember: boolean; trusted: boolean };

export const settlingMachine = setup({
  types: {} as { input: Settling; context: Settling; output: { kind: 'settled' }; tags: 'busy' },
  actors: { markDevice, deleteGuestCards },
  guards: { isTrusted: ({ context }) => context.trusted },
}).createMachine({
  id: 'settling',
  meta: settlingWords,
  context: ({ input }) => input,
  output: { kind: 'settled' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isTrusted', target: 'settling' }, { target: 'closed' }] },
    settling: {
      tags: 'busy',
      type: 'parallel',
      onDone: 'closed',
      states: {
        device: {
          initial: 'marking',
          states: {
            marking: {
              invoke: {
                id: 'markDevice',
                src: 'markDevice',
                input: ({ context: { remember } }) => ({ remember }),
                onDone: 'marked',
                onError: 'marked',
              },
            },
            marked: { type: 'final' },
          },
        },
        guestCards: {
          initial: 'deleting',
          states: {
            deleting: { invoke: { id: 'deleteGuestCards', src: 'deleteGuestCards', onDone: 'deleted', onError: 'deleted' } },
            deleted: { type: 'final' },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
