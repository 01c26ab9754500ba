import { assign, setup } from 'xstate';
import { forgetDevice, listDevices } from '../../services/actors/myDevices.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './devices.rules.ts';
import type { DevicesContext, DevicesEvent } from './devices.types.ts';
import { devicesWords } from './devices.words.ts';

/**
 * The devices the customer has signed in on: she sees them, and forgets what is not hers any more, after a question. A forgotten device is
 * signed out and needs the password again. Spec: CONF-011; design: product 14.
 */
export const devicesMachine = setup({
  types: {} as { context: DevicesContext; events: DevicesEvent; tags: 'busy' },
  actors: { listDevices, forgetDevice },
  guards: { mayForget: ({ context, event }) => rules.mayForget(context, event) },
  actions: {
    keepDevices: assign({ devices: (_, { devices }: Pick<DevicesContext, 'devices'>) => devices }),
    keepChosen: assign({ chosen: ({ context, event }) => (event.type === 'device.forgetChosen' ? event.id : context.chosen) }),
    keepForgotten: assign({ forgotten: true, chosen: '' }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetChoice: assign({ chosen: '' }),
    forgetFailure: assign({ failure: null, forgotten: false }),
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
        onDone: { target: 'shown', actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'device.retryChosen': { target: 'asking', actions: 'forgetFailure' } } },
    shown: { on: { 'device.forgetChosen': { guard: 'mayForget', target: 'confirming', actions: ['forgetFailure', 'keepChosen'] } } },
    confirming: {
      on: { 'device.forgetConfirmed': 'forgetting', 'device.forgetDeclined': { target: 'shown', actions: 'forgetChoice' } },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetDevice',
        src: 'forgetDevice',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: { target: 'asking', actions: 'keepForgotten' },
        onError: { target: 'shown', actions: ['keepFailure', 'forgetChoice'] },
      },
    },
  },
});
