import { assign, setup } from 'xstate';
import { forgetDevice, listDevices, type MyDevice } from '../../services/actors/myDevices.ts';
import type { Failure } from '../../services/contract/error.ts';
import { failureIn } from '../kit/failureIn.ts';
import { mayForget } from './devices.rules.ts';
import { devicesWords } from './devices.words.ts';

export type DevicesContext = {
  /** Null until the list is loaded. */
  devices: readonly MyDevice[] | null;
  /** The id of the device to forget. */
  chosen: string;
  /** A device was forgotten since the list was first loaded. */
  forgotten: boolean;
  failure: Failure | null;
};

export type DevicesEvent =
  | { type: 'device.forgetChosen'; id: string }
  | { type: 'device.forgetConfirmed' }
  | { type: 'device.forgetDeclined' }
  | { type: 'device.retryChosen' };

/**
 * The devices that the customer has signed in on. The customer can forget a device after a confirmation; it is then signed out and needs the
 * password again. Spec: CONF-011; design: product 14.
 */
export const devicesMachine = setup({
  types: {} as { context: DevicesContext; events: DevicesEvent; tags: 'busy' },
  actors: { listDevices, forgetDevice },
  guards: { mayForget: ({ context }, id: string) => mayForget(context, id) },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetChoice: assign({ chosen: '' }),
  },
}).createMachine({
  id: 'devices',
  meta: devicesWords,
  context: { devices: null, chosen: '', forgotten: false, failure: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'listDevices',
        src: 'listDevices',
        onDone: { target: 'shown', actions: assign({ devices: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'device.retryChosen': { target: 'asking', actions: assign({ failure: null, forgotten: false }) } } },
    shown: {
      on: {
        'device.forgetChosen': {
          guard: { type: 'mayForget', params: ({ event }) => event.id },
          target: 'confirming',
          actions: assign({ failure: null, forgotten: false, chosen: ({ event }) => event.id }),
        },
      },
    },
    confirming: {
      on: { 'device.forgetConfirmed': 'forgetting', 'device.forgetDeclined': { target: 'shown', actions: 'forgetChoice' } },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetDevice',
        src: 'forgetDevice',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: { target: 'asking', actions: assign({ forgotten: true, chosen: '' }) },
        onError: { target: 'shown', actions: ['keepFailure', 'forgetChoice'] },
      },
    },
  },
});
