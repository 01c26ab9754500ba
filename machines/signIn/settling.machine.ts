/**
 * What follows a sign-in without holding it up: the device is marked, guest cards of an earlier payment are deleted. Neither failure is the
 * customer's concern; both are logged by the client. Spec: FLOW-AUTH-05, FLOW-AUTH-06.
 */
import { setup } from 'xstate';
import { deleteGuestCards } from '../../services/actors/cards.ts';
import { markDevice } from '../../services/actors/device.ts';
import { settlingWords } from './settling.words.ts';

type Remember = { remember: boolean };

export const settlingMachine = setup({
  types: {} as { input: Remember; context: Remember; output: { kind: 'settled' }; tags: 'busy' },
  actors: { markDevice, deleteGuestCards },
}).createMachine({
  id: 'settling',
  meta: settlingWords,
  context: ({ input }) => input,
  output: { kind: 'settled' },
  initial: 'settling',
  states: {
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
