import type { SnapshotFrom } from 'xstate';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { ann } from '../../../machines/paths/people/people.ts';
import { devicesMachine } from '../../../machines/profile/devices.machine.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, done, heldCall, repliesOf, says } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import type { Plan, Press } from './kit/plan.ts';

type S = SnapshotFrom<typeof devicesMachine>;

const phone = { id: 'device-0', userAgent: '', lastUsedAt: 0, current: false, remembered: true };
const atCognito = { DeviceKey: 'key-of-the-phone', DeviceAttributes: [{ Name: 'device_status', Value: 'remembered' }] };

/** A final refusal: the library repeats every other failure for seconds. */
const denied = (operation: string) => ({
  reply: { fails: new ApiError({ kind: 'denied', call: `Cognito ${operation}` }) },
  wire: { status: 400, body: { __type: 'NotAuthorizedException', message: 'no' } },
});
/** Every answer twice: as the chart gets it, and as the network's response. */
const answers = {
  listDevices: { 'her phone': { reply: { done: [phone] }, wire: says({ Devices: [atCognito] }).wire }, fails: denied('ListDevices') },
  forgetDevice: { 'it is forgotten': done, fails: denied('ForgetDevice') },
  lockProfile: { 'it is locked': done, fails: broken('POST /profileLock') },
} as const;

const press = (offered: (at: S) => boolean, how: (portal: Portal) => Promise<void>): Press<S> => ({ offered, press: how });
const inDialog = (state: 'confirming' | 'warning', button: string) =>
  press(
    (at) => at.matches(state),
    ({ main }) => main.locator(`dialog ${button}`).click(),
  );
const ofPhone = (place: 'first' | 'last') =>
  press(
    (at) => at.matches('viewing'),
    ({ main }) => main.locator('.profile-device-actions .button')[place]().click(),
  );

/** How Ann's steps on her devices, a part of CustomerProfile, are done in the browser. */
export const devicesPlan: Plan<S> = {
  actors: {
    listDevices: heldCall('POST /cognito/ ListDevices', answers.listDevices),
    forgetDevice: heldCall('POST /cognito/ ForgetDevice', answers.forgetDevice),
    lockProfile: heldCall('POST /profileLock', answers.lockProfile),
  },
  presses: {
    'forgets the phone': ofPhone('first'),
    'yes, forget it': inDialog('confirming', '.button-danger'),
    'no, keep it': inDialog('confirming', '.button-secondary'),
    'the phone is not hers': ofPhone('last'),
    'yes, lock it': inDialog('warning', '.button-danger'),
    'no, do not lock it': inDialog('warning', '.button-secondary'),
    'tries again': press(
      (at) => at.matches('failed'),
      ({ main }) => main.locator('.profile-folded .notice-actions .button').click(),
    ),
  },
  address: () => {
    throw new Error('the devices have no address');
  },
  shows: (at) => (at.status === 'done' ? { screen: 'Login' } : { screen: 'CustomerProfile', busy: false }),
};

/** The chart of the devices with everything that can be done from outside the page. */
export const devicesWalk = explore(devicesMachine, {
  starts: { 'Ann looks at her devices': { profileId: ann.profileId } },
  events: {
    'forgets the phone': { type: 'device.forgetChosen', id: phone.id },
    'yes, forget it': { type: 'device.forgetConfirmed' },
    'no, keep it': { type: 'device.forgetDeclined' },
    'the phone is not hers': { type: 'device.notMineChosen', id: phone.id },
    'yes, lock it': { type: 'device.lockConfirmed' },
    'no, do not lock it': { type: 'device.lockDeclined' },
    'tries again': { type: 'device.retryChosen' },
  },
  answers: repliesOf(answers),
  sees: ({ context: { devices, chosen, failure } }) => [devices !== null, chosen, failure !== null],
  happens: (at, step) => whyNot(devicesPlan, at, step) === null,
  outcomes: ['locked'],
});
