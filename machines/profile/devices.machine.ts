import { assign, setup } from 'xstate';
import { forgetDevice, listDevices, type MyDevice } from '../../services/actors/myDevices.ts';
import { lockProfile } from '../../services/actors/profileLock.ts';
import type { Failure } from '../../services/contract/error.ts';
import { failureIn } from '../kit/failureIn.ts';
import { isForeign, mayForget } from './devices.rules.ts';
import { devicesWords } from './devices.words.ts';

/** The profile of the customer who is signed in. */
export type DevicesInput = { profileId: string };

export type DevicesContext = DevicesInput & {
  /** Null until the list is loaded. */
  devices: readonly MyDevice[] | null;
  /** The id of the device to forget, or that the customer does not know; empty for a message that the customer did not ask for. */
  chosen: string;
  /** A device was forgotten since the list was first loaded. */
  forgotten: boolean;
  failure: Failure | null;
};

export type DevicesEvent =
  | { type: 'device.forgetChosen'; id: string }
  | { type: 'device.forgetConfirmed' }
  | { type: 'device.forgetDeclined' }
  | { type: 'device.retryChosen' }
  /** "This was not me": of a device, or of a code that the customer did not ask for (`id` empty). */
  | { type: 'device.notMineChosen'; id: string }
  | { type: 'device.lockConfirmed' }
  | { type: 'device.lockDeclined' };

/**
 * The devices that the customer has signed in on. The customer can forget a device after a confirmation; it is then signed out and needs the
 * password again. A customer who finds a device of somebody else, or gets a code without asking for it, can lock the profile, which ends
 * the session. Locking twice does no harm. Spec: CONF-011, OPEN-016, FLAG-010, CALL-116.
 */
export const devicesMachine = setup({
  types: {} as { input: DevicesInput; context: DevicesContext; events: DevicesEvent; output: { kind: 'locked' }; tags: 'busy' },
  actors: { listDevices, forgetDevice, lockProfile },
  guards: {
    mayForget: ({ context }, id: string) => mayForget(context, id),
    isForeign: ({ context }, id: string) => isForeign(context, id),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    choose: assign((_, chosen: string) => ({ chosen, failure: null, forgotten: false })),
    forgetChoice: assign({ chosen: '' }),
  },
}).createMachine({
  id: 'devices',
  meta: devicesWords,
  context: ({ input: { profileId } }) => ({ profileId, devices: null, chosen: '', forgotten: false, failure: null }),
  output: { kind: 'locked' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listDevices',
        src: 'listDevices',
        onDone: { target: 'viewing', actions: assign({ devices: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { 'device.retryChosen': { target: 'loading', actions: assign({ failure: null, forgotten: false }) } } },
    viewing: {
      on: {
        'device.forgetChosen': {
          guard: { type: 'mayForget', params: ({ event }) => event.id },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'device.notMineChosen': {
          guard: { type: 'isForeign', params: ({ event }) => event.id },
          target: 'warning',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
    },
    confirming: {
      on: { 'device.forgetConfirmed': 'forgetting', 'device.forgetDeclined': { target: 'viewing', actions: 'forgetChoice' } },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetDevice',
        src: 'forgetDevice',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: { target: 'loading', actions: assign({ forgotten: true, chosen: '' }) },
        onError: { target: 'viewing', actions: ['keepFailure', 'forgetChoice'] },
      },
    },
    // a locked profile is unlocked only by customer service, so the customer reads first what happens
    warning: {
      on: {
        'device.lockConfirmed': 'locking',
        'device.lockDeclined': { target: 'viewing', actions: ['forgetChoice', assign({ failure: null })] },
      },
    },
    locking: {
      tags: 'busy',
      invoke: {
        id: 'lockProfile',
        src: 'lockProfile',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: 'locked',
        onError: { target: 'warning', actions: 'keepFailure' },
      },
    },
    locked: { type: 'final' },
  },
});
